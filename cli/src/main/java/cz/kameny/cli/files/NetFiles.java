package cz.kameny.cli.files;

import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetFile;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
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
   * @throws UncheckedIOException when one is not there or cannot be read
   */
  public static Contents read(GameId game, Path contact) {
    try {
      return open(game, contact);
    } catch (WrongFileException e) {
      if (e.getCause() instanceof UncheckedIOException io) {
        throw io;
      }
      throw new NotationException(e.getMessage(), "", 0);
    }
  }

  /**
   * Reads the nets of a dice game that were named on the command line, with a sentence for
   * everything that can be wrong with them.
   *
   * @param contact as for {@link #read}
   * @throws WrongFileException when a file is not there or no such net
   */
  public static Contents open(GameId game, Path contact) {
    boolean phases = contact.endsWith(NetSet.names(game, true).get(0) + ".net");
    NetFiles files = new NetFiles(contact, NetSet.names(game, phases).get(0));
    NetSet nets = NetSet.from(files::net, game, phases);
    return new Contents(nets, files.checksum);
  }

  private Net net(String name, int inputs, int outputs) {
    Path path = name.equals(first) ? contact : contact.resolveSibling(name + ".net");
    byte[] bytes = bytes(name, path);
    checksum = 31 * checksum + Checksum.of(bytes, bytes.length);
    try {
      return NetFile.read(name, bytes, inputs, outputs);
    } catch (IllegalArgumentException e) {
      // The reason names the net already.
      throw new WrongFileException(path + ": " + e.getMessage(), e);
    }
  }

  private static byte[] bytes(String name, Path path) {
    String wanted = "the net " + name + " is expected in the file " + path + ", but ";
    // Also no device: one of them would be read without end.
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new WrongFileException(wanted + "it is no regular file");
    }
    try {
      return WholeFile.read(path);
    } catch (UncheckedIOException e) {
      boolean there = Files.exists(path);
      throw new WrongFileException(
          wanted + (there ? "it cannot be read" : "there is no such file"), e);
    }
  }
}
