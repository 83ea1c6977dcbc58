package cz.kameny.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cz.kameny.server.rating.Glicko2.Rating;
import org.junit.jupiter.api.Test;

/** Glicko-2 against Glickman's paper, and what players expect of it. */
class Glicko2Test {
  /**
   * The paper's example: 1500/200/0.06 against 1400/30 (won), 1550/100 and 1700/300 (lost) in one
   * period, of which it gives v = 1.7785, Δ = −0.4834 and the new volatility 0.05999.
   */
  @Test
  void theVolatilityOfThePapersExampleComesOut() {
    assertThat(Glicko2.g(30 / 173.7178)).isCloseTo(0.9955, within(0.0001));
    assertThat(Glicko2.g(100 / 173.7178)).isCloseTo(0.9531, within(0.0001));
    assertThat(Glicko2.g(300 / 173.7178)).isCloseTo(0.7242, within(0.0001));
    assertThat(Glicko2.volatility(0.06, 200 / 173.7178, 1.7785, -0.4834))
        .isCloseTo(0.05999, within(0.00001));
  }

  @Test
  void aFirstWinBetweenNewPlayersMovesBothByTheSameAndMakesBothSurer() {
    Rating won = Glicko2.after(Glicko2.START, Glicko2.START, 1);
    Rating lost = Glicko2.after(Glicko2.START, Glicko2.START, 0);

    assertThat(won.r() - 1500).isCloseTo(1500 - lost.r(), within(0.0001)).isGreaterThan(100);
    assertThat(won.rd()).isEqualTo(lost.rd()).isLessThan(350);
    assertThat(Glicko2.after(Glicko2.START, Glicko2.START, 0.5).r())
        .isCloseTo(1500, within(0.0001));
  }

  @Test
  void beatingAStrongerOneIsWorthMoreThanBeatingAWeakerOne() {
    Rating me = new Rating(1500, 80, 0.06);
    double strong = Glicko2.after(me, new Rating(1800, 60, 0.06), 1).r();
    double weak = Glicko2.after(me, new Rating(1200, 60, 0.06), 1).r();

    assertThat(strong).isGreaterThan(weak).isGreaterThan(1500);
    assertThat(weak).isGreaterThan(1500);
  }

  @Test
  void aRatingIsProvisionalUntilEnoughIsKnownAndAgainAfterALongTime() {
    Rating rating = Glicko2.START;
    int matches = 0;
    while (rating.isProvisional()) {
      rating = Glicko2.after(rating, new Rating(1500, 60, 0.06), matches % 2);
      matches++;
    }
    assertThat(matches).isBetween(5, 30);
    assertThat(rating.after(0).isProvisional()).isFalse();
    assertThat(rating.after(20 * 365 * 86_400_000.0).isProvisional()).isTrue();
    assertThat(rating.after(1e18).rd()).isEqualTo(350);
  }
}
