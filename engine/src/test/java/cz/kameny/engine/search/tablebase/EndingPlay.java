package cz.kameny.engine.search.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.engine.arena.Arena;
import cz.kameny.engine.search.Budget;
import cz.kameny.engine.search.Games;
import cz.kameny.engine.search.OverboardBot;
import cz.kameny.rules.Player;
import cz.kameny.rules.Rng;
import cz.kameny.rules.overboard.Deck;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.overboard.OverboardSettings.End;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Three plain figures against one, the computer with a table on both sides. */
final class EndingPlay {
  private EndingPlay() {}

  /**
   * What the side to move wins in version B, the computer with the tables on both sides.
   *
   * @param turnLimit where the other side has many new ways to stand, a lead takes long to be won
   */
  static int inVersionB(Endings endings, OverboardPosition start, int turnLimit) {
    OverboardRules rules = Games.rules(End.B, "rohy");
    Budget budget = Budget.ofNodes(1_000);
    int points =
        new Arena<>(
                rules,
                pair -> start,
                new OverboardBot(rules.settings(), budget, 0, Optional.of(endings)),
                new OverboardBot(rules.settings(), budget, 0, Optional.of(endings)),
                1,
                turnLimit)
            .pair(0)
            .one()
            .points();
    return start.turn() == Player.FIRST ? points : -points;
  }

  static void check(Tablebase table, int games) {
    Endings endings = new Endings(table, Optional.empty());
    int won = 0;
    for (int game = 0; game < games; game++) {
      OverboardRules rules = Games.rules(End.A, "random:3:0:" + game);
      OverboardPosition start = rules.start(1);
      long last = Long.lowestOneBit(start.white());
      OverboardPosition position = new OverboardPosition(start.red(), last, 0, start.turn(), 0);
      int value = endings.probe().value(new Deck(position));
      OverboardBot bot =
          new OverboardBot(rules.settings(), Budget.ofNodes(2_000), 0, Optional.of(endings));
      List<OverboardPosition> history = new ArrayList<>(List.of(position));
      int plies = 0;
      while (rules.ending(position).isEmpty() && plies < value) {
        position = rules.play(position, bot.choose(history, new Rng(game)));
        history.add(position);
        plies++;
      }
      if (value != 0) {
        won++;
        assertThat(position.white()).as("%s in %d", start, value).isZero();
        assertThat(plies).isEqualTo(value);
      }
    }
    assertThat(won).isGreaterThan(games * 8 / 10);
  }
}
