import cz.kameny.engine.*;
import cz.kameny.rules.Rng;
import cz.kameny.rules.match.Match;
import cz.kameny.rules.record.MatchRecord;
import java.net.URI;
import java.net.http.*;
import java.security.SecureRandom;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;

/**
 * A program that plays: opens a table, waits for somebody, plays the match with our own engine, and again.
 *
 * <p>Make a token on your own page (or POST /api/me/programs), build once with {@code ./kameny --help}, then
 * {@code java -cp cli/target/kameny-cli.jar docs/bots/ExampleBot.java http://localhost:8080 TOKEN taiga-puff 2}
 */
public class ExampleBot implements WebSocket.Listener {
  static final HttpClient HTTP = HttpClient.newHttpClient();
  final String server, token, game, level;
  final StringBuilder part = new StringBuilder();
  final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  WebSocket socket;
  String match, seat, last = "";
  int seq;

  ExampleBot(String... args) { server = args[0]; token = args[1]; game = args[2]; level = args[3]; }
  public static void main(String... args) throws Exception { new ExampleBot(args).run(); }
  void run() throws Exception {
    socket = HTTP.newWebSocketBuilder().header("Authorization", "Bearer " + token)
        .buildAsync(URI.create(server.replaceFirst("http", "ws") + "/api/socket"), this).get();
    send("{'type':'hello','version':1}");
    openTable();
    while (true) {
      String message = messages.take();
      switch (field(message, "type", "")) {
        case "started" -> {
          seq = 0;
          send("{'type':'watch','matchId':'" + (match = field(message, "matchId", "")) + "','haveSeq':0}");
        }
        case "match", "events" -> played(message);
        case "error" -> refused(message);
      }
    }
  }

  void openTable() throws Exception { http("POST", "/api/tables", "{\"game\":\"" + game + "\"}"); }

  void played(String message) throws Exception {
    seat = field(message, "you", seat);
    for (Matcher number = Pattern.compile("\"seq\":(\\d+)").matcher(message); number.find(); ) seq = Math.max(seq, Integer.parseInt(number.group(1)));
    if (!field(message, "state", "playing").equals("playing")) {
      send("{'type':'unwatch','matchId':'" + match + "'}");
      openTable();
    } else if (field(message, "phase", "").equals("ready")) {
      command("{'do':'ready','nonce':'" + HexFormat.of().formatHex(SecureRandom.getSeed(16)) + "'}");
    } else if (field(message, "toAct", "").equals(seat)) {
      Match now = MatchRecord.read(http("GET", "/api/matches/" + match + "/record", "")).match();
      if (now.phase() == Match.Phase.TURN) command("{'do':'turn','turn':'" + choose(now) + "'}");
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  String choose(Match now) {
    Bot bot = Bots.of(now.settings().game(), Integer.parseInt(level));
    return bot.choose(new ArrayList<>(now.history()), new Rng(System.nanoTime())).toString();
  }

  void command(String payload) {
    send(last = "{'type':'command','matchId':'" + match + "','expectedSeq':" + seq
        + ",'commandId':'" + System.nanoTime() + "','payload':" + payload + "}");
  }

  void refused(String error) throws InterruptedException {
    Matcher wait = Pattern.compile("\"retryMs\":(\\d+)").matcher(error);
    if (field(error, "code", "").equals("too_fast") && wait.find()) { // as told, the same with its commandId
      Thread.sleep(Long.parseLong(wait.group(1)));
      if (last.contains("'" + field(error, "commandId", "-") + "'")) send(last);
    } else System.err.println(error);
  }

  void send(String json) { socket.sendText(json.replace('\'', '"'), true).join(); }

  String http(String method, String path, String body) throws Exception {
    return HTTP.send(HttpRequest.newBuilder(URI.create(server + path)).header("Authorization", "Bearer " + token)
        .header("Content-Type", "application/json").method(method, HttpRequest.BodyPublishers.ofString(body)).build(), HttpResponse.BodyHandlers.ofString()).body();
  }

  static String field(String json, String name, String otherwise) { // the fields used here are never nested twice
    Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(json);
    return found.find() ? found.group(1) : otherwise;
  }

  @Override public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) { messages.add(part.toString()); part.setLength(0); }
    from.request(1);
    return null;
  }
}
