package cz.kameny.cli;

/**
 * Wrong use said in a whole sentence: what was expected and what is there instead. For what is no
 * text with a wrong place in it; that is a {@link cz.kameny.rules.NotationException}.
 */
final class WrongUseException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  WrongUseException(String sentence) {
    super(sentence);
  }
}
