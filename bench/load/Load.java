import cz.kameny.rules.*;
import cz.kameny.rules.match.*;
import cz.kameny.rules.match.MatchEvent.Created;
import cz.kameny.rules.record.EventParser;
import java.net.URI;
import java.net.http.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.regex.*;

/** Many matches at once against a running server; see README.md beside it. */
public class Load {
  static final Pattern EVENT = Pattern.compile("\\{\"seq\":(\\d+),\"at\":\\d+,\"line\":\"([^\"]*)\",\"rule\":(true|false)");
  static final Pattern ID = Pattern.compile("\"(?:matchId|id)\":\"([^\"]*)\"");
  static final Pattern COMMAND = Pattern.compile("\"commandId\":\"([^\"]*)\"");
  static final HttpClient HTTP = HttpClient.newHttpClient();
  static final ScheduledExecutorService WORK = Executors.newScheduledThreadPool(2);
  static final LongAdder turns = new LongAdder(), errors = new LongAdder(), finished = new LongAdder(), tooFast = new LongAdder();
  static final Queue<Long> delays = new ConcurrentLinkedQueue<>();
  /** Nobody plays before all matches are begun. */
  static final CountDownLatch START = new CountDownLatch(1);
  static final ExecutorService HELD = Executors.newSingleThreadExecutor();
  static volatile boolean measuring;
  static String server;
  static double rate;
  static final AtomicLong nextSlot = new AtomicLong(System.nanoTime());

  public static void main(String... args) throws Exception {
    server = args[0];
    int matches = option(args, "--matches", 1000);
    int seconds = option(args, "--seconds", 60);
    int connections = option(args, "--connections", 60);
    rate = option(args, "--rate", 0);
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < connections; i++) players.add(new Player());
    long begin = System.nanoTime();
    for (int i = 0; i < matches; i++) {
      int pair = i % (connections / 2);
      begin(players.get(2 * pair), players.get(2 * pair + 1));
      if (i % 100 == 99) System.err.println((i + 1) + " matches begun");
    }
    System.err.printf("begun in %.1f s; warming up%n", (System.nanoTime() - begin) / 1e9);
    START.countDown();
    Thread.sleep(10_000);
    turns.reset();
    measuring = true;
    begin = System.nanoTime();
    Thread.sleep(seconds * 1000L);
    measuring = false;
    double took = (System.nanoTime() - begin) / 1e9;
    long[] sorted = delays.stream().mapToLong(Long::longValue).sorted().toArray();
    System.out.printf(Locale.ROOT, "%d matches at once, %d finished, %.0f turns/s, submit to broadcast p50 %.1f ms, p99 %.1f ms, max %.1f ms, %d errors, %d refused as too fast and said again%n",
        matches, finished.sum(), turns.sum() / took, at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1), errors.sum(), tooFast.sum());
    System.exit(0);
  }

  static int option(String[] args, String name, int otherwise) {
    int at = Arrays.asList(args).indexOf(name);
    return at < 0 ? otherwise : Integer.parseInt(args[at + 1]);
  }

  static double at(long[] sorted, double part) {
    return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, part * sorted.length)] / 1e6;
  }

  static void begin(Player a, Player b) throws Exception {
    String table = id(a.http("/api/tables", "{\"game\":\"dlouhe-vrhcaby\",\"clock\":\"days:3\"}"));
    String match = id(b.http("/api/tables/" + table + "/join", ""));
    Game game = new Game(match, a, b);
    a.watch(match, game);
    b.watch(match, game);
  }

  static String id(String json) {
    Matcher found = ID.matcher(json);
    if (!found.find()) throw new IllegalStateException(json);
    return found.group(1);
  }

  /** One match: folded once, by what player a is told; both play in it. */
  static final class Game {
    final String id;
    final Player a, b;
    final Rng rng = new Rng(System.nanoTime());
    final Map<Integer, Long> sent = new ConcurrentHashMap<>();
    Match match = Match.start(new Created(MatchSettings.of(GameId.DLOUHE_VRHCABY, Map.of()), "A", "B"));
    final EventParser parser = new EventParser(match.rules());
    int seq, seqOfB;

    Game(String id, Player a, Player b) { this.id = id; this.a = a; this.b = b; }

    /** What a player was told; measures when the other one's turn arrives. */
    synchronized void told(Player by, String message) {
      Matcher events = EVENT.matcher(message);
      boolean news = false, waits = false;
      while (events.find()) {
        int n = Integer.parseInt(events.group(1));
        String line = events.group(2);
        boolean mine = by == a ? n <= seq : n <= seqOfB;
        if (mine) continue;
        if (by == b) { seqOfB = n; measure(n, line, Seat.B); continue; }
        seq = n;
        measure(n, line, Seat.A);
        news = true;
        waits |= line.startsWith("commit");
        if (events.group(3).equals("true")) match = match.apply(parser.parse(line));
      }
      if (!news) return;
      if (waits) {
        String ready = "{\"do\":\"ready\",\"nonce\":\"00112233445566778899aabbccddeeff\"}";
        a.command(id, seq, ready);
        b.command(id, seq, ready);
      } else if (match.phase() == Match.Phase.TURN) {
        turn();
      } else if (match.phase() == Match.Phase.OVER) {
        finished.increment();
        a.games.remove(id);
        b.games.remove(id);
        WORK.execute(() -> { try { begin(a, b); } catch (Exception e) { errors.increment(); } });
      }
    }

    void measure(int n, String line, Seat told) {
      Long at = line.startsWith("turn ") ? sent.get(n) : null;
      if (at == null) return;
      boolean other = (at > 0) == (told == Seat.B);
      if (other) {
        sent.remove(n);
        turns.increment();
        if (measuring) delays.add(System.nanoTime() - Math.abs(at));
      }
    }

    void turn() {
      if (START.getCount() == 0) {
        play();
      } else {
        HELD.execute(() -> {
          try {
            START.await();
          } catch (InterruptedException e) {
            return;
          }
          synchronized (this) { play(); }
        });
      }
    }

    void play() {
      Seat seat = match.toAct().orElseThrow();
      String text = any(match.rules());
      int expected = seq;
      Runnable send = () -> {
        long now = System.nanoTime();
        sent.put(expected + 1, seat == Seat.A ? now : -now);
        (seat == Seat.A ? a : b).command(id, expected, "{\"do\":\"turn\",\"turn\":\"" + text + "\"}");
      };
      if (rate == 0) { WORK.execute(send); return; }
      long slot = nextSlot.updateAndGet(s -> Math.max(s, System.nanoTime()) + (long) (1e9 / rate));
      WORK.schedule(send, Math.max(0, slot - System.nanoTime()), TimeUnit.NANOSECONDS);
    }

    @SuppressWarnings("unchecked")
    <P extends Position, T extends Turn> String any(Rules<P, T> rules) {
      List<Play<P, T>> plays = rules.legal((P) match.position().orElseThrow());
      return plays.get(rng.nextInt(plays.size())).turn().toString();
    }
  }

  /** A guest with one connection. */
  static final class Player implements WebSocket.Listener {
    final Map<String, Game> games = new ConcurrentHashMap<>();
    final StringBuilder part = new StringBuilder();
    final AtomicLong commands = new AtomicLong();
    final Map<String, String> underWay = new ConcurrentHashMap<>();
    final String cookie;
    final WebSocket socket;
    CompletableFuture<?> last = CompletableFuture.completedFuture(null);

    Player() throws Exception {
      HttpResponse<String> me = HTTP.send(HttpRequest.newBuilder(URI.create(server + "/api/guest")).header("Origin", server)
          .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString("{}")).build(), HttpResponse.BodyHandlers.ofString());
      String set = me.headers().firstValue("Set-Cookie").orElseThrow(() -> new IllegalStateException(me.body()));
      cookie = set.substring(0, set.indexOf(';'));
      socket = HTTP.newWebSocketBuilder().header("Cookie", cookie).header("Origin", server)
          .buildAsync(URI.create(server.replaceFirst("http", "ws") + "/api/socket"), this).get();
      send("{\"type\":\"hello\",\"version\":1}");
    }

    String http(String path, String body) throws Exception {
      return HTTP.send(HttpRequest.newBuilder(URI.create(server + path)).header("Origin", server).header("Cookie", cookie)
          .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body)).build(), HttpResponse.BodyHandlers.ofString()).body();
    }

    void watch(String match, Game game) {
      games.put(match, game);
      send("{\"type\":\"watch\",\"matchId\":\"" + match + "\",\"haveSeq\":0}");
    }

    void command(String match, int seq, String payload) {
      String command = "c" + commands.incrementAndGet();
      String json = "{\"type\":\"command\",\"matchId\":\"" + match + "\",\"expectedSeq\":" + seq + ",\"commandId\":\"" + command
          + "\",\"payload\":" + payload + "}";
      underWay.put(command, json);
      send(json);
    }

    synchronized void send(String json) { // the JDK's WebSocket takes one message at a time
      last = last.thenCompose(x -> socket.sendText(json, true));
    }

    void told(String message) {
      Matcher command = COMMAND.matcher(message);
      String said = command.find() ? underWay.remove(command.group(1)) : null;
      if (said != null && message.contains("\"too_fast\"")) {
        tooFast.increment();
        underWay.put(command.group(1), said);
        WORK.schedule(() -> send(said), 100, TimeUnit.MILLISECONDS);
      } else if (message.contains("\"too_fast\"") && games.get(id(message)) != null) {
        String match = id(message);
        tooFast.increment();
        WORK.schedule(() -> watch(match, games.get(match)), 100, TimeUnit.MILLISECONDS);
      } else if (message.startsWith("{\"type\":\"error\"") && !message.contains("not_now")) {
        errors.increment();
        System.err.println(message);
      } else if (message.startsWith("{\"type\":\"events\"") || message.startsWith("{\"type\":\"match\"")) {
        Game game = games.get(id(message));
        if (game != null) game.told(this, message);
      }
    }

    @Override public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean whole) {
      part.append(data);
      if (whole) {
        String message = part.toString();
        part.setLength(0);
        told(message);
      }
      from.request(1);
      return null;
    }

    @Override public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      System.err.println("closed: " + code + " " + reason);
      errors.increment();
      return null;
    }
  }
}
