package cz.kameny.cli.train;

import java.util.Locale;

/** Games, or positions, from which nets learn. */
interface Lessons {
  /** Gives lesson {@code number}, from 0. */
  void play(long number);

  /** Root of the mean square by which what was judged changed in a turn, since the last call. */
  double surprise();

  /** What there is to say of the lessons since the last call. */
  default String news() {
    return String.format(Locale.ROOT, "change of a turn %.4f", surprise());
  }

  /** Keeps in the folder what the next lessons need beyond the nets. */
  default void keep() {}
}
