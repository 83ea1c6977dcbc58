package cz.kameny.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import cz.kameny.engine.arena.Estimate;
import cz.kameny.engine.arena.Totals;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The result of a match, to read and as JSON. */
final class ArenaReport {
  private ArenaReport() {}

  /** Lines to read. */
  static void lines(Contest contest, Totals totals, Output out) {
    Estimate score = totals.score();
    Estimate points = totals.pointsPerGame(contest.rules().mostStakes());
    out.line(
        contest.settings().game()
            + " ("
            + contest.settingsLine()
            + "), A = "
            + Main.oneLine(contest.a().toString())
            + ", B = "
            + Main.oneLine(contest.b().toString())
            + ", seed "
            + contest.seed());
    out.line(
        format(
            "%d games: A won %d, drew %d, lost %d",
            totals.games(), totals.wins(), totals.draws(), totals.losses()));
    out.line(
        format(
            "A scored %.2f %% (95 %%: %.2f to %.2f), a draw being half a win",
            100 * score.mean(), 100 * score.low(), 100 * score.high()));
    out.line(
        format(
            "A won %+d stakes, %+.3f a game (95 %%: %+.3f to %+.3f)",
            totals.points(), points.mean(), points.low(), points.high()));
    out.line(format("%.1f turns a game", totals.turns() / (double) totals.games()));
    totals
        .reasons()
        .forEach(
            (reason, count) -> {
              out.line(format("%8d  %s", count, reason));
              totals
                  .examples()
                  .getOrDefault(reason, List.of())
                  .forEach(example -> out.line("          e.g. " + example));
            });
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  /**
   * One JSON object. {@code mean}, {@code low} and {@code high} are A's share of the games, 0 to 1,
   * a draw being half a win. {@code examples} has the first few of each kind of fault.
   */
  static void json(Contest contest, Totals totals, Output out) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("game", contest.settings().game().id());
      json.writeStringField("settings", contest.settingsLine());
      json.writeStringField("a", contest.a().toString());
      json.writeStringField("b", contest.b().toString());
      json.writeNumberField("seed", contest.seed());
      json.writeNumberField("games", totals.games());
      json.writeNumberField("wins", totals.wins());
      json.writeNumberField("draws", totals.draws());
      json.writeNumberField("losses", totals.losses());
      json.writeNumberField("points", totals.points());
      estimate(json, totals.score());
      json.writeObjectFieldStart("pointsPerGame");
      estimate(json, totals.pointsPerGame(contest.rules().mostStakes()));
      json.writeEndObject();
      json.writeNumberField("turns", totals.turns());
      json.writeObjectFieldStart("reasons");
      for (Map.Entry<String, Long> reason : totals.reasons().entrySet()) {
        json.writeNumberField(reason.getKey(), reason.getValue());
      }
      json.writeEndObject();
      json.writeObjectFieldStart("examples");
      for (Map.Entry<String, List<String>> examples : totals.examples().entrySet()) {
        json.writeArrayFieldStart(examples.getKey());
        for (String example : examples.getValue()) {
          json.writeString(example);
        }
        json.writeEndArray();
      }
      json.writeEndObject();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out.line(text.toString());
  }

  private static void estimate(JsonGenerator json, Estimate estimate) throws IOException {
    json.writeNumberField("mean", estimate.mean());
    json.writeNumberField("low", estimate.low());
    json.writeNumberField("high", estimate.high());
  }
}
