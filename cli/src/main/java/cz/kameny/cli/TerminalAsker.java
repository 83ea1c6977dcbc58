package cz.kameny.cli;

import cz.kameny.rules.Player;
import cz.kameny.rules.Position;
import cz.kameny.rules.Turn;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.DrawOffered;
import cz.kameny.rules.match.MatchEvent.Resigned;
import cz.kameny.rules.match.MatchEvent.TurnPlayed;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.overboard.OverboardPosition;
import cz.kameny.rules.overboard.OverboardRules;
import cz.kameny.rules.tables.TablesPosition;
import cz.kameny.rules.tables.TablesRules;
import java.util.Locale;
import java.util.Optional;

/** Asks a person by prompts; the words may come from a pipe as well. */
final class TerminalAsker implements Session.Asker {
  private final Input in;
  private final Output out;
  private final Messages messages;
  private final BoardView view;
  private boolean ended;

  TerminalAsker(Input in, Output out, Messages messages, BoardView view) {
    this.in = in;
    this.out = out;
    this.messages = messages;
    this.view = view;
  }

  /** Whether the input ended, as against a person who left. */
  boolean ended() {
    return ended;
  }

  @Override
  public Optional<MatchEvent> ask(Match match) {
    Composition turn = composition(match);
    Player mover = match.position().orElseThrow().turn();
    Seat seat = match.toAct().orElseThrow();
    while (true) {
      String rest = turn.prompt();
      String line = read(messages.side(match.game(), mover) + (rest.isEmpty() ? "" : " " + rest));
      if (line == null) {
        return Optional.empty();
      }
      try {
        switch (line.toLowerCase(Locale.ROOT)) {
          case "help", "?" -> {
            out.line(turn.help());
            out.line(messages.of("help.commands"));
          }
          case "moves", "legal" -> turn.moves().forEach(out::line);
          case "board" -> board(turn, mover);
          case "undo" -> undo(turn, mover);
          case "quit", "exit" -> {
            return Optional.empty();
          }
          case "resign" -> {
            if (agrees(messages.of("resign.question"))) {
              return Optional.of(new Resigned(seat));
            }
          }
          case "draw" -> {
            if (match.hasDrawsByAgreement() && match.drawOffer().isEmpty()) {
              return Optional.of(new DrawOffered(seat));
            }
            out.line(messages.of("draw.none"));
          }
          case "" -> {
            return Optional.of(new TurnPlayed(turn.confirm()));
          }
          default -> {
            Optional<Turn> played = turn.enter(line);
            if (played.isPresent()) {
              return Optional.of(new TurnPlayed(played.get()));
            }
            board(turn, mover);
          }
        }
      } catch (Composition.Refusal e) {
        out.line(e.getMessage());
      }
    }
  }

  @Override
  public boolean agrees(String question) {
    String line = read(question);
    return line != null && line.equalsIgnoreCase(messages.of("yes"));
  }

  private Composition composition(Match match) {
    Position position = match.position().orElseThrow();
    if (match.rules() instanceof TablesRules rules && position instanceof TablesPosition tables) {
      return new TablesComposition(rules, tables, messages);
    }
    if (match.rules() instanceof OverboardRules rules
        && position instanceof OverboardPosition raft) {
      return new OverboardComposition(rules, raft, messages);
    }
    throw new IllegalStateException("no turn of " + match.game() + " can be composed");
  }

  private void board(Composition turn, Player viewer) {
    out.line("");
    view.draw(turn.current(), viewer).forEach(out::line);
  }

  private void undo(Composition turn, Player viewer) {
    if (turn.undo()) {
      board(turn, viewer);
    } else {
      out.line(messages.of("undo.nothing"));
    }
  }

  /** A line without surplus spaces, or null at the end of the input. */
  private String read(String prompt) {
    out.text(prompt).text("> ");
    out.flush();
    String line = in.line();
    if (line == null) {
      ended = true;
      out.line("");
      return null;
    }
    return line.strip().replaceAll("\\s+", " ");
  }
}
