package cz.kameny.engine.net;

/** A player needs a net whose file is not there; it may be asked again once it is. */
public final class MissingNetException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final String net;

  MissingNetException(String net) {
    super("the net " + net + " is not there: its file is missing");
    this.net = net;
  }

  /** The net's name, for {@link NetLibrary#provide}. */
  public String net() {
    return net;
  }
}
