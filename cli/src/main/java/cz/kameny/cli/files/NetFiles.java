package cz.kameny.cli.files;

import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetFile;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Nets of the dice games in files, as the training writes them. */
public final class NetFiles {
  private NetFiles() {}

  /**
   * Reads the nets of a dice game.
   *
   * @param contact the file of the contact net, whatever its name; or that of the first phase, with
   *     the name training gave it (such as {@code nardy-contact-1.net}): then those of the other
   *     phases lie beside it, and so does the race net in both cases
   * @throws NotationException when a file is no such net
   * @throws java.io.UncheckedIOException when one is not there or cannot be read
   */
  public static NetSet read(GameId game, Path contact) {
    List<String> names = NetSet.names(game, isFirst(game, contact));
    List<Path> paths = paths(game, contact);
    List<Net> nets = new ArrayList<>();
    for (Path path : paths) {
      boolean race = nets.size() == paths.size() - 1;
      int inputs = NetSet.inputs(game, race);
      nets.add(read(names.get(nets.size()), path, inputs, NetSet.outputs(game)));
    }
    return NetSet.of(nets);
  }

  /** The files {@link #read} reads, in the order of {@link NetSet#names}. */
  public static List<Path> paths(GameId game, Path contact) {
    List<Path> paths = new ArrayList<>();
    for (String name : NetSet.names(game, isFirst(game, contact))) {
      paths.add(paths.isEmpty() ? contact : contact.resolveSibling(name + ".net"));
    }
    return paths;
  }

  /** Whether the name is that of the first phase's net. */
  private static boolean isFirst(GameId game, Path contact) {
    return contact.endsWith(NetSet.names(game, true).get(0) + ".net");
  }

  private static Net read(String name, Path path, int inputs, int outputs) {
    try {
      return NetFile.read(name, WholeFile.read(path), inputs, outputs);
    } catch (IllegalArgumentException e) {
      throw new NotationException(e.getMessage(), path.toString(), 0);
    }
  }
}
