package cz.kameny.cli.files;

import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetFile;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import java.nio.file.Path;

/** Nets of a dice game from files, as the training writes them. */
public final class NetFiles {
  private final Path contact;
  private final String first;
  private long checksum;

  private NetFiles(Path contact, String first) {
    this.contact = contact;
    this.first = first;
  }

  /**
   * Nets and their files.
   *
   * @param checksum over the bytes of all of them
   */
  public record Contents(NetSet nets, long checksum) {}

  /**
   * Reads the nets of a dice game.
   *
   * @param contact the file of the contact net, whatever its name; or that of the first phase, with
   *     the name training gave it (such as {@code nardy-contact-1.net}): then those of the other
   *     phases lie beside it, and so does the race net in both cases
   * @throws NotationException when a file is no such net
   * @throws java.io.UncheckedIOException when one is not there or cannot be read
   */
  public static Contents read(GameId game, Path contact) {
    boolean phases = contact.endsWith(NetSet.names(game, true).get(0) + ".net");
    NetFiles files = new NetFiles(contact, NetSet.names(game, phases).get(0));
    NetSet nets = NetSet.from(files::net, game, phases);
    return new Contents(nets, files.checksum);
  }

  private Net net(String name, int inputs, int outputs) {
    Path path = name.equals(first) ? contact : contact.resolveSibling(name + ".net");
    byte[] bytes = WholeFile.read(path);
    checksum = 31 * checksum + Checksum.of(bytes, bytes.length);
    try {
      return NetFile.read(name, bytes, inputs, outputs);
    } catch (IllegalArgumentException e) {
      throw new NotationException(e.getMessage(), path.toString(), 0);
    }
  }
}
