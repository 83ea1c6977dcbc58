package cz.kameny.cli;

import cz.kameny.engine.Clock;
import cz.kameny.engine.arena.Forfeit;
import cz.kameny.rules.GameId;
import cz.kameny.rules.NotationException;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Roll;
import cz.kameny.rules.Rules;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.match.MatchSettings;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.tables.TablesRules;
import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code play}: a game or a series in the terminal. */
@Command(
    name = "play",
    description = {
      "Plays a game in the terminal, against the computer or between two people. Type help at the"
          + " prompt for what can be typed.",
      ""
    },
    footer = {
      "",
      "A player is human or one that arena knows: random, v0, level:<n>, exec:<command>, and in the"
          + " dice games pips or net:<file>[@<plies>]; kameny arena --help says more about them.",
      "",
      "Examples:",
      "  kameny play dlouhe-vrhcaby --b level:3",
      "  kameny play pres-palubu --b human --set start=random:8 --set length=3"
    })
final class PlayCommand implements Callable<Integer> {
  private final Console console;

  @Mixin private GameArguments arguments;

  @Option(
      names = "--a",
      paramLabel = "<player>",
      defaultValue = "human",
      description =
          "Seat a: human, random, level:<n> or another player. Default: ${DEFAULT-VALUE}.")
  private String playerA;

  @Option(
      names = "--b",
      paramLabel = "<player>",
      defaultValue = "level:2",
      description = "Seat b, likewise. Default: ${DEFAULT-VALUE}.")
  private String playerB;

  @Option(
      names = "--seed",
      paramLabel = "<n>",
      description =
          "A whole number: the same dice, random start and noise again. Without it they cannot be"
              + " foreseen.")
  private String seed;

  @Option(
      names = "--lang",
      paramLabel = "<cs|en>",
      description = "Language; the default is that of the environment, Czech if it is neither.")
  private String language;

  PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    long start = seed == null ? new SecureRandom().nextLong() : Numbers.seed(seed);
    GameId game = arguments.game();
    MatchSettings settings = arguments.matchSettings(Rng.of(start, 1).nextLong());
    PlayerSpec specA = PlayerSpec.parse(game, playerA, true);
    PlayerSpec specB = PlayerSpec.parse(game, playerB, true);
    Messages messages = new Messages(parseLanguage());
    Match match = Match.start(new Created(settings, name(specA, messages), name(specB, messages)));
    Style style = Style.of(console);
    BoardView view =
        match.rules() instanceof TablesRules tables
            ? new TablesView(tables, messages, style)
            : new OverboardView(messages, style);
    try (Output out = new Output(console.out())) {
      TerminalAsker asker = new TerminalAsker(new Input(console.in()), out, messages, view);
      Map<Seat, Session.Participant> participants =
          Map.of(
              Seat.A, participant(specA, match.rules(), messages, asker, Rng.of(start, 2)),
              Seat.B, participant(specB, match.rules(), messages, asker, Rng.of(start, 3)));
      try {
        boolean done = new Session(out, messages, view, dice(start), participants, match).run();
        if (done) {
          return Exit.DONE;
        }
        out.flush();
        console.err().print(messages.of(asker.ended() ? "input.ended" : "quit") + "\n");
        return asker.ended() ? Exit.FAILED : Exit.DONE;
      } catch (Forfeit e) {
        out.flush();
        console.err().print(messages.of("player.failed", e.getMessage()) + "\n");
        return Exit.FAILED;
      } finally {
        participants.values().forEach(PlayCommand::dismiss);
      }
    }
  }

  private static void dismiss(Session.Participant participant) {
    if (participant instanceof Session.Computer<?, ?> computer) {
      PlayerSpec.dismiss(computer.bot());
    }
  }

  private String parseLanguage() {
    if (language == null) {
      return Messages.languageOf(console.environment());
    }
    if (language.equals("cs") || language.equals("en")) {
      return language;
    }
    throw new NotationException("a language, cs or en", language, 0);
  }

  private static String name(PlayerSpec spec, Messages messages) {
    if (spec instanceof PlayerSpec.OfLevel level) {
      return messages.of("player.level", level.number());
    }
    if (spec instanceof PlayerSpec.OfNet) {
      return messages.of("player.net");
    }
    if (spec instanceof PlayerSpec.Outside) {
      return messages.of("player.exec");
    }
    return messages.of("player." + spec);
  }

  private static Session.Participant participant(
      PlayerSpec spec, Rules<?, ?> rules, Messages messages, Session.Asker asker, Rng rng) {
    return spec instanceof PlayerSpec.Human
        ? new Session.Person(name(spec, messages), asker)
        : new Session.Computer<>(name(spec, messages), spec.bot(rules, 0, Clock.SYSTEM), rng);
  }

  /** People play with dice that nobody can foresee, unless a seed is given to see a game again. */
  private Supplier<Roll> dice(long start) {
    if (seed != null) {
      return Rng.of(start, 0)::nextRoll;
    }
    SecureRandom random = new SecureRandom();
    return () -> new Roll(1 + random.nextInt(6), 1 + random.nextInt(6));
  }
}
