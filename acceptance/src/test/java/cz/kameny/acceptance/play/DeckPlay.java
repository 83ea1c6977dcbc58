package cz.kameny.acceptance.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Plays Přes palubu as a beginner does: throws over whom it can, else pushes, else walks towards
 * the others.
 */
final class DeckPlay {
  /** A step on the board: columns to the right, rows upwards. */
  enum Way {
    UP(0, 1),
    DOWN(0, -1),
    LEFT(-1, 0),
    RIGHT(1, 0);

    final int right;
    final int up;

    Way(int right, int up) {
      this.right = right;
      this.up = up;
    }
  }

  /** Something worth trying. */
  record Push(String from, Way way, int worth) {}

  private final Look look;
  private final String own;
  private final String other;

  /**
   * @param look the deck
   * @param own colour as it is said, {@code červen} or {@code bíl}
   */
  DeckPlay(Look look, String own) {
    this.look = look;
    this.own = own;
    this.other = own.equals("bíl") ? "červen" : "bíl";
  }

  /** For whoever is to move there, whose name says the colour. */
  static DeckPlay ofActing(Person person, Look look) {
    String words = person.page.getByTestId("player-" + look.acting()).getAttribute("aria-label");
    return new DeckPlay(look, words.contains("Červený") ? "červen" : "bíl");
  }

  /** What could be tried, the best first; some of it the rules may refuse. */
  List<Push> ideas(int turn) {
    List<Push> all = new ArrayList<>();
    for (Cell source : look.sources()) {
      for (Way way : Way.values()) {
        int worth = worth(source.place(), way);
        if (worth > 0) {
          all.add(new Push(source.place(), way, worth * 10 + spread(source.place(), way, turn)));
        }
      }
    }
    all.sort(Comparator.comparingInt(Push::worth).reversed());
    return all;
  }

  /** Equal ideas take turns, or two walkers walk to and fro for ever. */
  private static int spread(String place, Way way, int turn) {
    return Math.floorMod(place.hashCode() * 7 + way.name().length() * 3 + turn * 5, 10);
  }

  private int worth(String from, Way way) {
    int ahead = 0;
    String at = from;
    while (at != null && holds(at, own)) {
      at = next(at, way);
      ahead++;
    }
    if (at == null) {
      return 0;
    }
    int pushed = 0;
    while (at != null && holds(at, other)) {
      at = next(at, way);
      pushed++;
    }
    if (pushed == 0) {
      return way == (own.equals("bíl") ? Way.DOWN : Way.UP) ? 2 : 1;
    }
    if (pushed > ahead) {
      return 0;
    }
    return at == null ? 4 : 3;
  }

  /** Where a step leads, or null beyond the edge. */
  static String next(String place, Way way) {
    char column = (char) (place.charAt(0) + way.right);
    char row = (char) (place.charAt(1) + way.up);
    return column < 'a' || column > 'f' || row < '1' || row > '6' ? null : "" + column + row;
  }

  private boolean holds(String place, String colour) {
    return look.at(place).words().contains(colour);
  }
}
