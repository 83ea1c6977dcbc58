package cz.kameny.rules.overboard;

import cz.kameny.rules.NotationException;
import cz.kameny.rules.Parts;
import cz.kameny.rules.Rng;
import java.util.List;

/**
 * Where the figures stand at the start: a named layout (PP-3), a random one (PP-4) or a position.
 *
 * <p>The named layouts are reconstructions: none of the sources shows the one of 1984.
 */
public final class Start {
  /** Names of the layouts of PP-3, the default first. */
  private static final String[] NAMES = {"rohy", "zadni-rada", "sachovnice"};

  private static final String[] LAYOUTS = {
    "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -",
    "WWWWWW/wwwwww/wwwwww/rrrrrr/rrrrrr/RRRRRR r -",
    "WrWrWr/rWrWrW/wrwrwr/rwrwrw/wRwRwR/RwRwRw r -",
  };

  /** Draws after which a random start is given up; n ≥ 2 needs a handful (PP-4). */
  private static final int MAX_DRAWS = 10_000;

  private final String text;
  private final OverboardPosition fixed;
  private final int figures;
  private final int captains;
  private final long seed;

  private Start(String text, OverboardPosition fixed, int figures, int captains, long seed) {
    this.text = text;
    this.fixed = fixed;
    this.figures = figures;
    this.captains = captains;
    this.seed = seed;
  }

  /**
   * Reads {@code rohy}, {@code zadni-rada}, {@code sachovnice}, {@code
   * random:<n>[:<captains>[:<seed>]]} or a position. In a position {@code _} may stand for the
   * spaces, so that a setting is one word.
   *
   * @throws NotationException when it is none of these, or a random start with n = 1 (PP-4)
   */
  public static Start parse(String text) {
    for (int i = 0; i < NAMES.length; i++) {
      if (NAMES[i].equals(text)) {
        return new Start(text, OverboardPosition.parse(LAYOUTS[i]), 0, 0, 0);
      }
    }
    if (text.startsWith("random")) {
      return parseRandom(text);
    }
    if (text.indexOf('/') < 0) {
      throw new NotationException(
          "start=rohy, zadni-rada, sachovnice, random:<n>[:<captains>[:<seed>]] or a position",
          text,
          0);
    }
    OverboardPosition position = OverboardPosition.parse(text.replace('_', ' '));
    if (new Deck(position).isOver()) {
      throw new NotationException("a start position in which the game is not over", text, 0);
    }
    return new Start(position.toString().replace(' ', '_'), position, 0, 0, 0);
  }

  private static Start parseRandom(String text) {
    List<String> parts = Parts.of(text, ':');
    if (!parts.get(0).equals("random") || parts.size() < 2 || parts.size() > 4) {
      throw new NotationException("random:<n>[:<captains>[:<seed>]]", text, 0);
    }
    int at = parts.get(0).length() + 1;
    int n = number(text, parts.get(1), at, 1, OverboardPosition.MAX_FIGURES, "figures a side");
    if (n == 1) {
      throw new NotationException(
          "at least 2 figures a side, since 1:1 is a draw at once (PP-12)", text, at);
    }
    at += parts.get(1).length() + 1;
    int captains =
        parts.size() > 2
            ? number(text, parts.get(2), at, 0, n, "captains a side")
            : usualCaptains(n);
    long seed = 0;
    if (parts.size() > 3) {
      at += parts.get(2).length() + 1;
      seed = seed(text, parts.get(3), at);
    }
    return new Start("random:" + n + ":" + captains + ":" + seed, null, n, captains, seed);
  }

  private static long seed(String text, String part, int at) {
    try {
      long seed = Long.parseLong(part);
      if (part.equals(Long.toString(seed))) {
        return seed;
      }
    } catch (NumberFormatException e) {
      // Falls through to the message below: too big, not a number and written oddly are one answer.
    }
    throw new NotationException("a seed, a whole number of 64 bits", text, at);
  }

  private static int number(String text, String part, int at, int min, int max, String what) {
    try {
      int value = Integer.parseInt(part);
      if (value >= min && value <= max && part.equals(Integer.toString(value))) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Falls through to the message below, which is the same for too big and not a number.
    }
    throw new NotationException("the number of " + what + ", " + min + " to " + max, text, at);
  }

  /** How many of so many figures are captains in a random start unless it is said (PP-4). */
  public static int usualCaptains(int figures) {
    return figures / 3;
  }

  /** Whether the layout is drawn from a seed (PP-4). */
  public boolean isRandom() {
    return fixed == null;
  }

  /** The same start with another seed; a start that is not random stays as it is. */
  public Start withSeed(long seed) {
    return isRandom()
        ? new Start(
            "random:" + figures + ":" + captains + ":" + seed, null, figures, captains, seed)
        : this;
  }

  /** Whether the text names a random start without saying its seed. */
  public static boolean lacksSeed(String text) {
    return text.startsWith("random") && Parts.of(text, ':').size() < 4;
  }

  /**
   * The position of game {@code gameNumber} of a series.
   *
   * @throws NotationException when no playable layout was found, which needs an absurd request
   */
  OverboardPosition position(int gameNumber) {
    if (fixed != null) {
      return fixed;
    }
    Rng rng = Rng.of(seed, gameNumber);
    int[] moves = new int[Deck.MAX_MOVES];
    for (int draw = 0; draw < MAX_DRAWS; draw++) {
      OverboardPosition position = draw(rng);
      if (canMove(new Deck(position), moves) && canMove(new Deck(passed(position)), moves)) {
        return position;
      }
    }
    throw new NotationException("a random start in which both sides can move", text, 0);
  }

  /** Shuffles the points and takes the first 2n of them; the captains come first of each side. */
  private OverboardPosition draw(Rng rng) {
    int[] points = new int[36];
    for (int i = 0; i < 36; i++) {
      points[i] = i;
    }
    long red = 0;
    long white = 0;
    long ringed = 0;
    for (int i = 0; i < 2 * figures; i++) {
      int j = i + rng.nextInt(36 - i);
      int point = points[j];
      points[j] = points[i];
      long bit = 1L << Squares.bit(point);
      if (i < figures) {
        red |= bit;
      } else {
        white |= bit;
      }
      if (i % figures < captains) {
        ringed |= bit;
      }
    }
    return OverboardPosition.startOf(red, white, ringed);
  }

  private static OverboardPosition passed(OverboardPosition position) {
    return new OverboardPosition(
        position.red(),
        position.white(),
        position.captains(),
        position.turn().opponent(),
        Deck.NO_MARK);
  }

  private static boolean canMove(Deck deck, int[] moves) {
    return !deck.isOver() && deck.generate(moves, 0) > 0 && moves[0] != Deck.PASS;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Start start && text.equals(start.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The start as text, with the number of captains and the seed filled in. */
  @Override
  public String toString() {
    return text;
  }
}
