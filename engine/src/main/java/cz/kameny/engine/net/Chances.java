package cz.kameny.engine.net;

/**
 * What may become of a game, as the side about to roll sees it: chances between 0 and 1.
 *
 * <p>Mutable, so that thousands of positions can be judged without garbage.
 */
public final class Chances {
  /** Number of chances a net gives: win, win with mars, lose with mars. */
  public static final int SIZE = 3;

  /** That it wins. */
  public float win;

  /** That it wins with mars, a part of {@link #win} (LV-13). */
  public float winMars;

  /** That it loses with mars, a part of what is left of {@link #win} and {@link #draw}. */
  public float loseMars;

  /** That the game is drawn, only with the last roll (LV-15). */
  public float draw;

  /** All zero: a simple loss. */
  public Chances() {}

  /** Takes over other chances. */
  public void set(Chances other) {
    win = other.win;
    winMars = other.winMars;
    loseMars = other.loseMars;
    draw = other.draw;
  }

  /** The same as the other side sees it. */
  public void flip(Chances other) {
    float theirMars = other.winMars;
    win = 1f - other.win - other.draw;
    winMars = other.loseMars;
    loseMars = theirMars;
    draw = other.draw;
  }

  /**
   * Expected stakes of the side about to roll.
   *
   * @param mars what mars counts beyond a simple win: 1, or 0 where it does not (LV-13)
   */
  public float equity(float mars) {
    return 2f * win - 1f + draw + mars * (winMars - loseMars);
  }
}
