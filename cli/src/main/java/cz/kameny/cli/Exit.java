package cz.kameny.cli;

/** Exit codes of all commands. */
final class Exit {
  /** What was asked is done. */
  static final int DONE = 0;

  /** It could not be done, for no fault of the command line: a full disk, a bug. */
  static final int FAILED = 1;

  /** Wrong use: a command, game, setting, position or turn that is refused. */
  static final int WRONG_USE = 2;

  private Exit() {}
}
