package cz.kameny.rules.overboard;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Player;

/** Reads {@code <ranks 6 to 1> <turn> <mark>} and refuses what cannot have come about. */
final class PositionParser {
  private final String text;
  private int at;
  private long red;
  private long white;
  private long captains;

  PositionParser(String text) {
    this.text = text;
  }

  OverboardPosition read() {
    for (int rank = 5; rank >= 0; rank--) {
      readRank(rank);
      if (rank > 0) {
        expect('/', "'/' after a rank of six points");
      }
    }
    int figuresEnd = at;
    expect(' ', "a space after rank 1");
    Player turn = readTurn();
    expect(' ', "a space after the turn");
    checkFigures(figuresEnd);
    int mark = readMark(turn);
    if (at < text.length()) {
      throw expected("nothing after the mark");
    }
    return new OverboardPosition(red, white, captains, turn, mark);
  }

  private NotationException expected(String what) {
    return new NotationException(what, text, at);
  }

  private char next() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private void expect(char c, String what) {
    if (next() != c) {
      throw expected(what);
    }
    at++;
  }

  private void readRank(int rank) {
    int file = 0;
    boolean afterDigit = false;
    while (file < 6) {
      char c = next();
      if (c >= '1' && c <= '6') {
        if (afterDigit || c - '0' > 6 - file) {
          throw expected(
              afterDigit
                  ? "a figure after the number of free points"
                  : "at most " + (6 - file) + " more free points on rank " + (rank + 1));
        }
        file += c - '0';
        afterDigit = true;
      } else {
        long bit = 1L << Squares.bit(6 * rank + file);
        switch (c) {
          case 'r', 'R' -> red |= bit;
          case 'w', 'W' -> white |= bit;
          default ->
              throw expected(
                  "a figure r, R, w, W or a number of free points on rank " + (rank + 1));
        }
        if (c == 'R' || c == 'W') {
          captains |= bit;
        }
        file++;
        afterDigit = false;
      }
      at++;
    }
  }

  private Player readTurn() {
    char c = next();
    if (c != 'r' && c != 'w') {
      throw expected("the turn, r or w");
    }
    at++;
    return c == 'r' ? Player.FIRST : Player.SECOND;
  }

  private void checkFigures(int end) {
    int most = OverboardPosition.MAX_FIGURES;
    if (Long.bitCount(red) > most || Long.bitCount(white) > most) {
      throw new NotationException("at most " + most + " figures of each side", text, end);
    }
    if (red == 0 && white == 0) {
      throw new NotationException("at least one figure", text, end);
    }
  }

  private int readMark(Player turn) {
    char kind = next();
    if (kind != '-' && kind != '=' && kind != '!') {
      throw expected("the mark: -, =<move> or !<move>");
    }
    at++;
    if (kind == '-') {
      return Deck.NO_MARK;
    }
    int moveAt = at;
    OverboardMove move = readMarkedMove();
    int mark =
        kind == '=' ? markOfPushMade(move, turn.opponent()) : markOfPushTakenBack(move, turn);
    if (mark == Deck.NO_MARK) {
      throw new NotationException(
          kind == '='
              ? "an equal push that the other side can just have made"
              : "an equal push that can just have been taken back",
          text,
          moveAt);
    }
    return mark;
  }

  private OverboardMove readMarkedMove() {
    int start = at;
    if (text.startsWith("-", start)) {
      throw expected("a move of the mark, e.g. c2c3");
    }
    at = text.length();
    try {
      return OverboardMove.parse(text.substring(start));
    } catch (NotationException e) {
      throw new NotationException(e.expected(), text, Math.min(start + e.at(), text.length()));
    }
  }

  /** After the push its row of m stands one point on, with m pushed figures before it. */
  private int markOfPushMade(OverboardMove move, Player pusher) {
    long own = pusher == Player.FIRST ? red : white;
    long opp = pusher == Player.FIRST ? white : red;
    int rotation = move.direction().rotation;
    int from = move.code() & 63;
    if (((own | opp) >>> from & 1) != 0) {
      return Deck.NO_MARK;
    }
    int row = run(own, from + rotation & 63, rotation);
    long rowSet = set(from + rotation & 63, row, rotation);
    int pushed = run(opp, from + (row + 1) * rotation & 63, rotation);
    if (row == 0 || pushed < row || goesBack(rowSet, move.direction(), pusher)) {
      return Deck.NO_MARK;
    }
    return Deck.pushedMark(move.code(), row, rotation);
  }

  /** Taken back, the push is possible again: a row of m, exactly m before it, then a free point. */
  private int markOfPushTakenBack(OverboardMove move, Player pusher) {
    long own = pusher == Player.FIRST ? red : white;
    long opp = pusher == Player.FIRST ? white : red;
    int rotation = move.direction().rotation;
    int from = move.code() & 63;
    int row = run(own, from, rotation);
    int pushed = run(opp, from + row * rotation & 63, rotation);
    int beyond = from + (row + pushed) * rotation & 63;
    boolean free = Squares.onRaft(beyond) && ((own | opp) >>> beyond & 1) == 0;
    long rowSet = set(from, row, rotation);
    long pushedSet = set(from + row * rotation & 63, pushed, rotation);
    Direction forth = move.direction();
    if (row == 0
        || row != pushed
        || !free
        || goesBack(rowSet, forth, pusher)
        || goesBack(pushedSet, forth.opposite(), pusher.opponent())) {
      return Deck.NO_MARK;
    }
    return Deck.BARRED | move.code();
  }

  /** Whether a captain would have gone backward in this row by its owner's move (PP-8). */
  private boolean goesBack(long row, Direction direction, Player mover) {
    return (row & captains) != 0 && direction == Direction.backwardOf(mover);
  }

  private static int run(long side, int from, int rotation) {
    int length = 0;
    while ((side >>> (from + length * rotation & 63) & 1) != 0) {
      length++;
    }
    return length;
  }

  private static long set(int from, int length, int rotation) {
    long set = 0;
    for (int i = 0; i < length; i++) {
      set |= 1L << (from + i * rotation & 63);
    }
    return set;
  }
}
