package cz.kameny.engine.net;

import cz.kameny.rules.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The contact nets of a game: one for all of it, or one for each of its phases. Entering and
 * building, holding each other up, and bringing home what is left ask for different things; nets
 * that need not know all of them see more, and cost no more, since one judges at a time.
 *
 * <p>The pips both sides have still to go tell the phase: nearly all results of a roll use the same
 * pips, so that what is compared was nearly always judged by the same net.
 *
 * <p>Mutable; one thread at a time.
 */
final class ContactNets {
  /** Phases of a game for nets of its phases. */
  static final int PHASES = 3;

  /**
   * Pips of both sides down to which a phase lasts; the last goes on to the race. Each phase has a
   * third of the open positions of games of the nets against themselves, within 4 in a hundred.
   */
  private static final int[] LEAST_PIPS = {500, 300};

  private final Judge[] judges;

  /**
   * Judges by these nets.
   *
   * @param nets one, or {@link #PHASES} from the first phase to the last
   * @param encoding makes the inputs of one net
   */
  ContactNets(List<Net> nets, Supplier<Encoding> encoding) {
    if (nets.size() != 1 && nets.size() != PHASES) {
      throw new IllegalArgumentException(
          "one contact net or " + PHASES + " are needed, not " + nets.size());
    }
    judges = new Judge[nets.size()];
    for (int i = 0; i < judges.length; i++) {
      judges[i] = new Judge(nets.get(i), encoding.get());
    }
  }

  /**
   * Names of the files of a contact net's phases.
   *
   * @param contact name of the net for the whole game
   */
  static List<String> names(String contact) {
    List<String> names = new ArrayList<>();
    for (int phase = 1; phase <= PHASES; phase++) {
      names.add(contact + "-" + phase);
    }
    return List.copyOf(names);
  }

  /** The judge of a position. */
  Judge judge(Sight sight) {
    if (judges.length == 1) {
      return judges[0];
    }
    int pips = sight.roller.pips + sight.waiter.pips;
    int phase = 0;
    while (phase < LEAST_PIPS.length && pips < LEAST_PIPS[phase]) {
      phase++;
    }
    return judges[phase];
  }

  /** See {@link Nets#forget}. */
  void forget() {
    for (Judge judge : judges) {
      judge.forget();
    }
  }

  /** See {@link Nets#blur}. */
  void blur(double amount, Rng rng) {
    for (Judge judge : judges) {
      judge.blur(amount, rng);
    }
  }
}
