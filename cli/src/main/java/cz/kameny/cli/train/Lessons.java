package cz.kameny.cli.train;

/** Games, or positions, from which nets learn. */
interface Lessons {
  /** Gives lesson {@code number}, from 0. */
  void play(long number);

  /** Root of the mean square by which what was judged changed in a turn, since the last call. */
  double surprise();

  /** Keeps in the folder what the next lessons need beyond the nets. */
  default void keep() {}
}
