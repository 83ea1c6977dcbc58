package cz.kameny.engine.net;

import cz.kameny.rules.GameId;
import cz.kameny.rules.taiga.TaigaSettings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The nets a dice game is judged by, apart from those of the last roll (LV-15).
 *
 * @param contact one, or one for each phase ({@link #byPhase})
 * @param race the net after that
 */
public record NetSet(List<Net> contact, Net race) {
  /** Keeps a copy of the list. */
  public NetSet {
    contact = List.copyOf(contact);
  }

  /** Whether there is a contact net for each phase. */
  public boolean phases() {
    return contact.size() > 1;
  }

  /**
   * The same with a contact net for each of three phases of a game, told by the pips both sides
   * have still to go; where there was one for all of it, each is that one.
   */
  public NetSet byPhase() {
    return phases()
        ? this
        : new NetSet(Collections.nCopies(ContactNets.PHASES, contact.get(0)), race);
  }

  /** All of them in the order of {@link #names}. */
  public List<Net> all() {
    List<Net> all = new ArrayList<>(contact);
    all.add(race);
    return List.copyOf(all);
  }

  /** Where nets come from. */
  public interface Source {
    /** The net of this name, which must have so many inputs and outputs. */
    Net net(String name, int inputs, int outputs);
  }

  /**
   * Asks for each of a game's nets, in the order of {@link #names}.
   *
   * @param phases whether there is a contact net for each phase
   */
  public static NetSet from(Source source, GameId game, boolean phases) {
    List<String> names = names(game, phases);
    List<Net> nets = new ArrayList<>();
    for (String name : names) {
      boolean race = nets.size() == names.size() - 1;
      nets.add(source.net(name, inputs(game, race), outputs(game)));
    }
    return of(nets);
  }

  /** From the order of {@link #names}. */
  public static NetSet of(List<Net> nets) {
    return new NetSet(nets.subList(0, nets.size() - 1), nets.get(nets.size() - 1));
  }

  /**
   * Names of the files: the contact nets from the first phase to the last, then the race net.
   *
   * @param game a dice game
   * @param phases whether there is a contact net for each phase
   */
  public static List<String> names(GameId game, boolean phases) {
    boolean taiga = game == GameId.TAIGA_PUFF;
    String contact = taiga ? TaigaNets.CONTACT : NardyNets.CONTACT;
    List<String> names = new ArrayList<>(phases ? ContactNets.names(contact) : List.of(contact));
    names.add(taiga ? TaigaNets.RACE : NardyNets.RACE);
    return List.copyOf(names);
  }

  /** Inputs of a game's contact net or race net. */
  public static int inputs(GameId game, boolean race) {
    return encoding(game, race).inputs();
  }

  private static Encoding encoding(GameId game, boolean race) {
    if (game == GameId.TAIGA_PUFF) {
      // How often opposites count (TP-4) changes what inputs say, not how many there are.
      return race ? new TaigaRace() : new TaigaContact(TaigaSettings.DEFAULT.opposites());
    }
    return race ? new NardyRace() : new NardyContact();
  }

  /** Outputs of a game's nets: Taiga-Puff knows no mars (TP-10). */
  public static int outputs(GameId game) {
    return game == GameId.TAIGA_PUFF ? 1 : Chances.SIZE;
  }

  /** Judges Dlouhé vrhcáby, with no thought of a last roll. */
  public NardyNets nardy() {
    return new NardyNets(contact, race);
  }

  /**
   * Judges Taiga-Puff.
   *
   * @param opposites how often the opposite number of a double is used (TP-4)
   */
  public TaigaNets taiga(int opposites) {
    return new TaigaNets(contact, race, opposites);
  }
}
