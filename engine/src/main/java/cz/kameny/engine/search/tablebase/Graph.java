package cz.kameny.engine.search.tablebase;

import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * All positions of a kind, those with a take-back mark included, and for each of them the positions
 * it can come from.
 *
 * <p>A position without a mark has its number of {@link Places}; those with one follow in the order
 * in which they were met. Every one of them is met: after an equal push from a position without a
 * mark (PP-9), and after that has been taken back.
 */
final class Graph {
  /** Told from time to time how far the work is. */
  @FunctionalInterface
  interface Watcher {
    /**
     * Something has been done.
     *
     * @param done positions done
     * @param all positions to do
     */
    void after(int done, int all);
  }

  /** What becomes of a side that cannot move. */
  enum Stuck {
    /** It passes (PP-10). */
    PASSES,
    /** The game is drawn; for comparing with counts made under that rule. */
    DRAWS
  }

  private static final int CHUNK = 1 << 20;

  final Marked marked = new Marked(1 << 20);

  /** Figures of the mover less those of the other side, for every position. */
  byte[] lead;

  /** How many moves lead on, those into a draw of 1:1 included. */
  byte[] moves;

  /**
   * Bit 0: a move throws the last figure over; bit 1: a move leads to 1:1; bit 2: there; bit 3: of
   * five figures.
   */
  byte[] ends;

  /** Positions, the numbers that stand for nothing included. */
  int size;

  private final Places places;
  private final Deck deck = new Deck(OverboardPosition.parse("6/6/6/6/6/rrw3 r -"));
  private final int[] codes = new int[Deck.MAX_MOVES];
  private final Stuck stuck;
  private final boolean hasFive;
  private int[][] from = new int[16][];
  private int[][] to = new int[16][];
  private long edges;
  private long[] first;
  private int[][] before;

  /**
   * Finds all positions and moves.
   *
   * @param figures the kind of positions
   * @param wanted which positions without a mark to start from; whatever they lead to must be among
   *     them
   */
  Graph(Figures figures, Predicate<Deck> wanted, Stuck stuck, Watcher watcher) {
    this.stuck = stuck;
    places = new Places(figures);
    hasFive = figures.most() == 5;
    int numbers = figures.size();
    size = numbers;
    lead = new byte[size + (1 << 20)];
    moves = new byte[lead.length];
    ends = new byte[lead.length];
    for (int number = 0; number < numbers; number++) {
      if ((number & 0xFFFF) == 0) {
        watcher.after(number, numbers);
      }
      if (places.set(number, deck) && wanted.test(deck)) {
        expand(number);
      }
    }
    reverse();
    watcher.after(numbers, numbers);
  }

  private void expand(int number) {
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int count = successors(number);
    int[] pushes = Arrays.copyOf(codes, count);
    for (int push : pushes) {
      deck.restore(own, opp, captains, 0, true);
      deck.play(push);
      if (deck.mark() != 0) {
        expandPush();
      }
    }
  }

  /** The position after an equal push, and the one after that was taken back. */
  private void expandPush() {
    places.find(deck);
    int number = known(Marked.key(places.index(), false, places.move()));
    if ((ends[number] & 4) != 0) {
      return;
    }
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    int count = successors(number);
    int[] replies = Arrays.copyOf(codes, count);
    for (int reply : replies) {
      deck.restore(own, opp, captains, mark, red);
      deck.play(reply);
      if (deck.bars()) {
        places.find(deck);
        int barred = known(Marked.key(places.index(), true, places.move()));
        if ((ends[barred] & 4) == 0) {
          successors(barred);
        }
      }
    }
  }

  /** Notes all moves of the position on the deck, which is number {@code at}. */
  private int successors(int at) {
    long own = deck.own();
    long opp = deck.opp();
    long captains = deck.captains();
    int mark = deck.mark();
    boolean red = deck.redToMove();
    int count = deck.generate(codes, 0);
    lead[at] = (byte) (Long.bitCount(own) - Long.bitCount(opp));
    ends[at] |= (byte) (Long.bitCount(own | opp) == 5 ? 12 : 4);
    if (stuck == Stuck.DRAWS && codes[0] == Deck.PASS) {
      moves[at] = 1; // One move that leads nowhere: never lost.
      return 0;
    }
    moves[at] = (byte) count;
    for (int i = 0; i < count; i++) {
      deck.play(codes[i]);
      if (deck.own() == 0) {
        ends[at] |= 1;
      } else if (deck.isOver()) {
        ends[at] |= 2;
      } else {
        edge(at, numberOnDeck());
      }
      deck.restore(own, opp, captains, mark, red);
    }
    return count;
  }

  private int numberOnDeck() {
    places.find(deck);
    return deck.mark() == 0
        ? places.index()
        : known(Marked.key(places.index(), deck.bars(), places.move()));
  }

  private int known(long key) {
    int number = marked.get(key);
    if (number < 0) {
      number = size++;
      marked.put(key, number);
      if (number >= lead.length) {
        lead = Arrays.copyOf(lead, lead.length + (1 << 20));
        moves = Arrays.copyOf(moves, lead.length);
        ends = Arrays.copyOf(ends, lead.length);
      }
    }
    return number;
  }

  private void edge(int a, int b) {
    int chunk = (int) (edges / CHUNK);
    int at = (int) (edges % CHUNK);
    if (at == 0) {
      if (chunk == from.length) {
        from = Arrays.copyOf(from, 2 * chunk);
        to = Arrays.copyOf(to, 2 * chunk);
      }
      from[chunk] = new int[CHUNK];
      to[chunk] = new int[CHUNK];
    }
    from[chunk][at] = a;
    to[chunk][at] = b;
    edges++;
  }

  /** Sorts the moves by where they lead to. */
  private void reverse() {
    first = new long[size + 1];
    for (long i = 0; i < edges; i++) {
      first[to[(int) (i / CHUNK)][(int) (i % CHUNK)] + 1]++;
    }
    for (int i = 0; i < size; i++) {
      first[i + 1] += first[i];
    }
    before = new int[(int) (edges / CHUNK) + 1][CHUNK];
    long[] next = Arrays.copyOf(first, size);
    for (long i = 0; i < edges; i++) {
      int a = from[(int) (i / CHUNK)][(int) (i % CHUNK)];
      int b = to[(int) (i / CHUNK)][(int) (i % CHUNK)];
      long at = next[b]++;
      before[(int) (at / CHUNK)][(int) (at % CHUNK)] = a;
    }
    from = null;
    to = null;
  }

  /** Whether a number stands for a position. */
  boolean exists(int number) {
    return (ends[number] & 4) != 0;
  }

  /** Whether positions of five figures are among them. */
  boolean hasFive() {
    return hasFive;
  }

  /** Whether a number stands for a position of five figures. */
  boolean five(int number) {
    return (ends[number] & 8) != 0;
  }

  /** Index of the first move that leads to a position; the one after the last is the next's. */
  long firstBefore(int number) {
    return first[number];
  }

  /** The position that move number {@code i} starts from. */
  int before(long i) {
    return before[(int) (i / CHUNK)][(int) (i % CHUNK)];
  }
}
