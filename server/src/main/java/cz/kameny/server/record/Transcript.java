package cz.kameny.server.record;

import cz.kameny.rules.match.MatchEvent;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.match.MatchEvent.GameEnded;
import cz.kameny.rules.match.MatchEvent.GameStarted;
import cz.kameny.rules.match.MatchEvent.Rolled;
import cz.kameny.rules.match.MatchEvent.TurnPlayed;
import cz.kameny.rules.match.Seat;
import cz.kameny.rules.record.MatchRecord;
import java.util.EnumMap;
import java.util.Map;

/**
 * A match of dlouhé vrhcáby as the {@code .mat} text that programs of backgammon and long nardy
 * exchange: two columns, one line for a turn of each, points in the mover's own counting.
 *
 * <p>Seat a is the left column in every game; in a game that seat b starts, the first line has no
 * left half.
 */
final class Transcript {
  private static final int WIDTH = 34;

  private final StringBuilder out = new StringBuilder();
  private final Map<Seat, Integer> score = new EnumMap<>(Seat.class);
  private String left;
  private int line;

  private Transcript() {
    score.put(Seat.A, 0);
    score.put(Seat.B, 0);
  }

  static String of(MatchRecord record) {
    return new Transcript().write(record);
  }

  private String write(MatchRecord record) {
    Created created = record.created();
    int length = created.settings().series().length().n();
    boolean toStakes = created.settings().series().length().toStakes();
    out.append(" ").append(toStakes ? length : 0).append(" point match\n");
    Seat mover = Seat.A;
    String roll = "";
    for (MatchEvent event : record.events()) {
      if (event instanceof GameStarted start) {
        out.append("\n Game ").append(start.number()).append('\n');
        String a = " " + created.nameA() + " : " + score.get(Seat.A);
        out.append(padded(a)).append(created.nameB()).append(" : ").append(score.get(Seat.B));
        out.append('\n');
        mover = start.first();
        left = null;
        line = 0;
      } else if (event instanceof Rolled rolled) {
        roll = rolled.roll().toString();
      } else if (event instanceof TurnPlayed turn) {
        String text = turn.turn().isPass() ? "" : " " + turn.turn();
        half(mover, roll + ":" + text);
        mover = mover.other();
      } else if (event instanceof GameEnded end) {
        ended(end);
      }
    }
    flush();
    return out.toString();
  }

  private void half(Seat seat, String text) {
    if (seat == Seat.A) {
      flush();
      left = text;
    } else {
      line++;
      out.append(padded(String.format("%3d) %s", line, left == null ? "" : left)));
      out.append(text).append('\n');
      left = null;
    }
  }

  private void flush() {
    if (left != null) {
      line++;
      out.append(String.format("%3d) %s", line, left)).append('\n');
      left = null;
    }
  }

  private void ended(GameEnded end) {
    flush();
    end.winner()
        .ifPresent(
            seat -> {
              score.merge(seat, end.stakes(), Integer::sum);
              String text = "Wins " + end.stakes() + " point" + (end.stakes() == 1 ? "" : "s");
              out.append(seat == Seat.A ? "      " : padded("")).append(text).append('\n');
            });
  }

  private static String padded(String text) {
    return text + " ".repeat(Math.max(1, WIDTH - text.length()));
  }
}
