package cz.kameny.cli.train;

import cz.kameny.cli.files.NetFiles;
import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.NetSet;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import java.nio.file.Files;
import java.nio.file.Path;

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
    Path contact = phases && there ? first : whole;
    NetSet nets = NetFiles.read(game, contact);
    long checksum = 0;
    for (Path path : NetFiles.paths(game, contact)) {
      byte[] bytes = WholeFile.read(path);
      checksum = 31 * checksum + Checksum.of(bytes, bytes.length);
    }
    return new TrainedNets(phases ? nets.byPhase() : nets, checksum);
  }

  @Override
  public String toString() {
    return Long.toHexString(checksum);
  }
}
