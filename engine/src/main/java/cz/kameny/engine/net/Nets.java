package cz.kameny.engine.net;

import cz.kameny.rules.Rng;

/** Judges any position of a dice game in which a roll is due. */
public interface Nets {
  /** Whether the race net judges a position: the sides cannot hold each other up any more. */
  boolean isRace(Sight sight);

  /** The judge of a position, for training. */
  Judge judge(Sight sight);

  /**
   * The chances of the side about to roll, with no thought of a last roll (LV-15).
   *
   * @param sight a position in which at most the side that waits has finished
   * @param chances filled by this call
   */
  void judge(Sight sight, Chances chances);

  /**
   * Turns the chances that {@link #judge(Sight, Chances)} gave into those under the last roll
   * (LV-15); nets that know nothing of it leave them as they are.
   *
   * @param sight a position in which nobody has finished
   * @param rollerHasIt whether the side about to roll is the one with a last turn after a loss
   * @param chances changed by this call
   */
  void lastTurn(Sight sight, boolean rollerHasIt, Chances chances);

  /** Forgets what was judged before: what comes next does not depend on it, to the last bit. */
  void forget();

  /**
   * Makes them misjudge, smoothly: what the hidden units stand for is weighed a little wrong, the
   * same for all positions until the next call.
   *
   * @param amount 0 for as good as they are; 1 changes each weight by about its own size
   */
  void blur(double amount, Rng rng);
}
