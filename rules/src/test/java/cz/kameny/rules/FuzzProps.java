package cz.kameny.rules;

import static org.assertj.core.api.Assertions.assertThat;

import cz.kameny.rules.match.IllegalEventException;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.overboard.OverboardMove;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.record.EventParser;
import cz.kameny.rules.record.MatchRecord;
import cz.kameny.rules.tables.TablesTurn;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** Reading anything whatever either gives what reads back, or complains in the one proper way. */
class FuzzProps {
  private static final String ALPHABET = "rRwWbhxo0123456789/:,-=!()* \n\tabcdef_wx\u0000ž٣";

  private static final List<String> SEEDS =
      List.of(
          "WwwwwW/wwwwww/WwwwwW/RrrrrR/rrrrrr/RrrrrR r -",
          "6/6/6/6/6/rrw3 r !b1c1",
          "5w/6/6/6/6/1rw3 w =a1b1",
          "24:13,18:2 24:14,20:1 b 44",
          "h10,x2,24:1,1:2 h15 b 61",
          "3:14,o1 o15 w",
          "hand/22 bar/20* 22/19 6/off(2)",
          "24/18(4)",
          "a1b1",
          "random:9:3:77",
          "head=both size=oin last-roll=on length=to:3",
          "opening 5 3",
          "game 1 a 24:15 24:15 w",
          "end draw agreed 0",
          "over 2 0",
          "roll 53");

  /** Random characters, or something proper with a few places changed, dropped or doubled. */
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> wild =
        Arbitraries.strings().withChars(ALPHABET.toCharArray()).ofMaxLength(60);
    Arbitrary<String> any = Arbitraries.strings().ofMaxLength(30);
    Arbitrary<String> near = Arbitraries.longs().map(FuzzProps::mutated);
    return Arbitraries.oneOf(wild, any, near, near, near);
  }

  private static String mutated(long seed) {
    Rng rng = new Rng(seed);
    return mutated(RandomPlay.pick(SEEDS, rng), rng, 1 + rng.nextInt(3));
  }

  private static String mutated(String text, Rng rng, int times) {
    StringBuilder out = new StringBuilder(text);
    for (int i = 0; i < times && out.length() > 0; i++) {
      int at = rng.nextInt(out.length());
      char c = ALPHABET.charAt(rng.nextInt(ALPHABET.length()));
      switch (rng.nextInt(4)) {
        case 0 -> out.setCharAt(at, c);
        case 1 -> out.deleteCharAt(at);
        case 2 -> out.insert(at, c);
        default -> out.insert(at, out.substring(at, Math.min(out.length(), at + 6)));
      }
    }
    return out.toString();
  }

  /** Reads; what was read must write to text that reads to the same, and the text is canonical. */
  private static <X> void reads(String text, Function<String, X> parser, boolean canonical) {
    X read;
    try {
      read = parser.apply(text);
    } catch (NotationException e) {
      assertThat(e.at()).isNotNegative();
      assertThat(e.getMessage()).startsWith("expected ").hasSizeLessThan(300);
      return;
    }
    if (canonical) {
      assertThat(read).hasToString(text);
    }
    assertThat(parser.apply(read.toString())).isEqualTo(read);
  }

  @Property(tries = 6000, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void positionsTurnsAndSettings(@ForAll("texts") String text) {
    reads(text, OverboardPosition::parse, true);
    reads(text, OverboardMove::parse, true);
    reads(text, TablesTurn::parse, false);
    reads(text, Roll::parse, true);
    for (GameId game : GameId.values()) {
      reads(text, Games.rules(Games.settings(game))::parsePosition, true);
      reads(text, settings -> RandomPlay.settings(game, settings), false);
      EventParser events = new EventParser(Games.rules(Games.settings(game)));
      reads(text, events::parse, false);
    }
  }

  @Property(tries = 1500, shrinking = ShrinkingMode.OFF, edgeCases = EdgeCasesMode.NONE)
  void records(@ForAll GameId game, @ForAll long seed) {
    Rng rng = new Rng(seed);
    String text = RECORDS.get(game);
    String changed = mutated(text, rng, 1 + rng.nextInt(2));
    MatchRecord read;
    try {
      read = MatchRecord.read(changed);
    } catch (NotationException | IllegalEventException e) {
      assertThat(e.getMessage()).contains("line ");
      return;
    }
    assertThat(MatchRecord.read(read.write())).isEqualTo(read);
  }

  private static final Map<GameId, String> RECORDS =
      Arrays.stream(GameId.values()).collect(Collectors.toMap(game -> game, FuzzProps::record));

  private static String record(GameId game) {
    List<MatchEvent> log =
        RandomPlay.match(RandomPlay.settings(game, "starts=a"), new Rng(7), false);
    return MatchRecord.of(log.subList(0, 14)).write();
  }
}
