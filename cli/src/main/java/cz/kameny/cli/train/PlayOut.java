package cz.kameny.cli.train;

import cz.kameny.engine.net.Chances;
import cz.kameny.rules.tables.Side;
import java.util.ArrayList;
import java.util.List;

/** A game played out: what each position in it turned out to be worth, with the luck removed. */
final class PlayOut {
  /**
   * How much of what later turns showed counts for an earlier one; what is missing from 1 is taken
   * from the mean of all rolls instead, which the nets' errors bend and the dice do not.
   */
  private static final float TRACE = 0.95f;

  /** A position and what the side about to roll could expect of it. */
  private static final class Moment {
    private final Side own;
    private final Side other;
    private final Chances mean = new Chances();
    private final Chances thrown = new Chances();

    Moment(Side own, Side other) {
      this.own = own;
      this.other = other;
    }
  }

  /** Told what a position was worth to the side about to roll. */
  interface Lesson {
    void learn(Side own, Side other, Chances target);
  }

  private final List<Moment> moments = new ArrayList<>();

  /** A new game begins. */
  void clear() {
    moments.clear();
  }

  /** A position before its roll. */
  void turn(Side own, Side other) {
    moments.add(new Moment(own, other));
  }

  /**
   * A roll of the latest position, answered as the nets like best.
   *
   * @param chances of the side that rolls
   * @param weight how often it falls
   * @param thrown whether it is the one that fell
   */
  void roll(Chances chances, float weight, boolean thrown) {
    Moment moment = moments.get(moments.size() - 1);
    moment.mean.win += weight * chances.win;
    moment.mean.winMars += weight * chances.winMars;
    moment.mean.loseMars += weight * chances.loseMars;
    if (thrown) {
      moment.thrown.set(chances);
    }
  }

  /**
   * Hands over the positions of the game, the last first.
   *
   * @param end what the end is to the side that would roll next
   */
  void backwards(Chances end, Lesson lesson) {
    Chances next = new Chances();
    Chances target = new Chances();
    next.set(end);
    for (int i = moments.size() - 1; i >= 0; i--) {
      Moment moment = moments.get(i);
      target.flip(next);
      target.win = moment.mean.win + TRACE * (target.win - moment.thrown.win);
      target.winMars = moment.mean.winMars + TRACE * (target.winMars - moment.thrown.winMars);
      target.loseMars = moment.mean.loseMars + TRACE * (target.loseMars - moment.thrown.loseMars);
      lesson.learn(moment.own, moment.other, target);
      next.set(target);
    }
  }
}
