package cz.kameny.cli.train;

import cz.kameny.cli.files.WholeFile;
import cz.kameny.engine.Checksum;
import cz.kameny.engine.net.Chances;
import cz.kameny.engine.net.NardyContact;
import cz.kameny.engine.net.NardyRace;
import cz.kameny.engine.net.Net;
import cz.kameny.engine.net.NetFile;
import cz.kameny.engine.net.TaigaContact;
import cz.kameny.engine.net.TaigaRace;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.taiga.TaigaSettings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Nets of an earlier training to go on from.
 *
 * @param nets the contact net and the race net
 * @param checksum tells them from others
 */
record TrainedNets(List<Net> nets, long checksum) {
  /**
   * Reads the nets of a game from the folder they were written to.
   *
   * @throws NotationException when a file is no such net
   */
  static TrainedNets read(GameId game, Path folder) {
    List<Net> nets = new ArrayList<>();
    long checksum = 0;
    for (String name : SelfPlayCourse.names(game)) {
      Path path = folder.resolve(name + ".net");
      try {
        byte[] bytes = WholeFile.read(path);
        boolean contact = nets.isEmpty();
        nets.add(
            game == GameId.TAIGA_PUFF
                ? NetFile.read(name, bytes, taigaInputs(contact), 1)
                : NetFile.read(name, bytes, nardyInputs(contact), Chances.SIZE));
        checksum = 31 * checksum + Checksum.of(bytes, bytes.length);
      } catch (IllegalArgumentException e) {
        throw new NotationException(e.getMessage(), path.toString(), 0);
      }
    }
    return new TrainedNets(List.copyOf(nets), checksum);
  }

  private static int taigaInputs(boolean contact) {
    return contact
        ? new TaigaContact(TaigaSettings.DEFAULT.opposites()).inputs()
        : new TaigaRace().inputs();
  }

  private static int nardyInputs(boolean contact) {
    return contact ? new NardyContact().inputs() : new NardyRace().inputs();
  }

  @Override
  public String toString() {
    return Long.toHexString(checksum);
  }
}
