package cz.kameny.cli.files;

/**
 * A file named on the command line that is not what it should be. The message is a whole sentence
 * that says what was expected, of which file, and what was found.
 */
public final class WrongFileException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** A complaint about a file. */
  public WrongFileException(String sentence) {
    super(sentence);
  }

  /** A complaint about a file that comes from another one. */
  public WrongFileException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
