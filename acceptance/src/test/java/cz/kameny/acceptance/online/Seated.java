package cz.kameny.acceptance.online;

import com.fasterxml.jackson.databind.JsonNode;
import cz.kameny.rules.Play;
import cz.kameny.rules.Position;
import cz.kameny.rules.Rng;
import cz.kameny.rules.Rules;
import cz.kameny.rules.Turn;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.match.Match.Phase;
import cz.kameny.rules.record.EventParser;
import cz.kameny.rules.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A player at a table: folds the events it is told with the rules, like any client, and plays
 * random legal turns.
 */
final class Seated {
  private static final String NONCE = "00112233445566778899aabbccddeeff";

  private final Line line;
  private final String matchId;
  private final List<String> lines = new ArrayList<>();
  private final Rng rng;
  private String seat;
  private int seq;
  private int commands;
  private int turnSentAt;
  private boolean readySent;
  private boolean commitmentSeen;
  private boolean aborted;
  private long waitsUntil;
  private Match match;

  private Seated(Line line, String matchId, long seed) {
    this.line = line;
    this.matchId = matchId;
    this.rng = new Rng(seed);
  }

  /** Sits down by watching from the start. */
  static Seated at(Line line, String matchId, long seed) {
    Seated seated = new Seated(line, matchId, seed);
    line.watch(matchId, 0);
    seated.take(line.await("match", m -> m.path("match").path("id").asText().equals(matchId)));
    return seated;
  }

  /** Comes back on another connection with what it has. */
  Seated on(Line other) {
    Seated back = new Seated(other, matchId, rng.nextLong());
    back.lines.addAll(lines);
    back.seq = seq;
    back.match = match;
    back.commands = commands + 1000;
    back.readySent = readySent;
    other.watch(matchId, seq);
    back.take(other.await("match", m -> true));
    return back;
  }

  Line line() {
    return line;
  }

  String matchId() {
    return matchId;
  }

  String seat() {
    return seat;
  }

  int seq() {
    return seq;
  }

  Match match() {
    return match;
  }

  boolean isOver() {
    return aborted || match.phase() == Phase.OVER;
  }

  boolean isMyTurn() {
    return match.phase() == Phase.TURN && match.toAct().orElseThrow().text().equals(seat);
  }

  /** Lines of the server's own and of the rules, in order. */
  List<String> lines() {
    return lines;
  }

  /** Takes in a message, if it is about this match. */
  void take(JsonNode message) {
    String type = message.path("type").asText();
    if (type.equals("error") && message.path("commandId").asText().matches("c\\d+")) {
      refused(message);
    }
    if (type.equals("match")) {
      if (match == null) {
        match = MatchRecord.read(message.path("match").path("head").asText()).match();
      }
      seat = message.path("match").path("you").asText(null);
    }
    if (type.equals("match") || message.path("matchId").asText().equals(matchId)) {
      message.path("events").forEach(this::event);
    }
  }

  /**
   * A connection has a limit of messages, and programs play fast: waits as told and says it again.
   */
  private void refused(JsonNode error) {
    if (!error.path("code").asText().equals("too_fast")) {
      throw new AssertionError("refused at " + seq + ": " + error);
    }
    waitsUntil = System.nanoTime() + error.path("retryMs").asLong() * 1_000_000;
    turnSentAt = 0;
    readySent = false;
  }

  private void event(JsonNode event) {
    int n = event.path("seq").asInt();
    if (n <= seq) {
      return; // told twice: as an answer and as news
    }
    if (n != seq + 1) {
      throw new AssertionError("event " + n + " after " + seq);
    }
    seq = n;
    String text = event.path("line").asText();
    boolean rule = event.path("rule").asBoolean();
    lines.add((rule ? "+" : "-") + text);
    if (rule) {
      match = match.apply(new EventParser(match.rules()).parse(text));
    }
    if (text.startsWith("commit ")) {
      commitmentSeen = true;
    } else if (text.startsWith("end ")) {
      readySent = false;
    } else if (text.startsWith("abort ")) {
      aborted = true;
    }
  }

  /** Reads what has come; false when nothing came for a while. */
  boolean read(long ms) {
    JsonNode message = line.poll(ms);
    if (message == null) {
      if (line.isClosed()) {
        throw new AssertionError("the connection was closed at " + seq);
      }
      return false;
    }
    take(message);
    return true;
  }

  /** Says it is ready, or plays a random turn, when one of both is wanted. */
  void act() {
    if (System.nanoTime() < waitsUntil) {
      return;
    }
    Phase phase = match.phase();
    if ((phase == Phase.OPENING || phase == Phase.START) && !readySent) {
      readySent = true;
      line.command(matchId, seq, nextId(), Map.of("do", "ready", "nonce", NONCE));
    } else if (isMyTurn() && turnSentAt != seq) {
      turnSentAt = seq;
      line.command(matchId, seq, nextId(), Map.of("do", "turn", "turn", randomTurn()));
    }
  }

  private void actBefore(int untilSeq) {
    if (seq < untilSeq || !isMyTurn()) {
      act();
    }
  }

  String nextId() {
    return "c" + ++commands;
  }

  boolean sawCommitment() {
    return commitmentSeen;
  }

  String randomTurn() {
    return anyTurn(match, rng);
  }

  /** A turn that may be played, every result as likely as any other. */
  static String anyTurn(Match match, Rng rng) {
    return any(match.rules(), match.position().orElseThrow(), rng);
  }

  @SuppressWarnings("unchecked") // a position of a match is one of its rules
  private static <P extends Position, T extends Turn> String any(
      Rules<P, T> rules, Position position, Rng rng) {
    List<Play<P, T>> plays = rules.legal((P) position);
    return plays.get(rng.nextInt(plays.size())).turn().toString();
  }

  /** Both play until the match is over, or somebody's turn is to come after so many turns. */
  static void play(Seated a, Seated b, int untilSeq) {
    long end = System.nanoTime() + 300_000_000_000L;
    while (!(a.isOver() && b.isOver()) && System.nanoTime() < end) {
      if (a.seq >= untilSeq && b.seq == a.seq && (a.isMyTurn() || b.isMyTurn())) {
        return;
      }
      a.actBefore(untilSeq);
      b.actBefore(untilSeq);
      if (!a.read(a.isMyTurn() ? 20 : 5)) {
        b.read(5);
      }
      while (a.read(0) || b.read(0)) {
        // all that has come
      }
    }
    if (!(a.isOver() && b.isOver())) {
      throw new AssertionError("the match did not go on at " + a.seq + "/" + b.seq + " " + a.lines);
    }
  }

  static void playOut(Seated a, Seated b) {
    play(a, b, Integer.MAX_VALUE);
  }
}
