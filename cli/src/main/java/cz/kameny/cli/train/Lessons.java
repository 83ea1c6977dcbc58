package cz.kameny.cli.train;

/** Games from which nets learn. */
interface Lessons {
  /** Plays game {@code number}, from 0. */
  void play(long number);

  /** Root of the mean square by which what was judged changed in a turn, since the last call. */
  double surprise();
}
