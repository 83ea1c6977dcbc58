package cz.kameny.cli.train;

import cz.kameny.cli.files.NetFiles;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Nets of an earlier training to go on from.
 *
 * @param nets the nets
 * @param checksum of their files; tells them from others
 */
record TrainedNets(NetSet nets, long checksum) {
  /**
   * Reads the nets of a game from the folder they were written to.
   *
   * @param phases whether there should be a contact net for each phase; where the folder has none
   *     such, each begins as a copy of the one for the whole game
   * @throws NotationException when a file is no such net, or the folder has nets of phases alone
   *     and they are not asked for
   * @throws java.io.UncheckedIOException when one is not there or cannot be read
   */
  static TrainedNets read(GameId game, Path folder, boolean phases) {
    Path whole = folder.resolve(NetSet.names(game, false).get(0) + ".net");
    Path first = folder.resolve(NetSet.names(game, true).get(0) + ".net");
    boolean there = Files.exists(first);
    if (!phases && there && !Files.exists(whole)) {
      throw new NotationException(
          "--phases, for there are nets of phases alone, or a folder with " + whole.getFileName(),
          folder.toString(),
          0);
    }
    NetFiles.Contents files = NetFiles.read(game, phases && there ? first : whole);
    return new TrainedNets(phases ? files.nets().byPhase() : files.nets(), files.checksum());
  }

  /** Copies of the nets that may learn, in the order of {@link NetSet#names}. */
  List<Net> copies() {
    return nets.all().stream().map(Net::copy).toList();
  }

  @Override
  public String toString() {
    return Long.toHexString(checksum);
  }
}
