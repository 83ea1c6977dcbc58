package cz.kameny.rules.tables;

import cz.kameny.rules.GameId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The dice games once more, slowly: plain arrays, every order of every step, written from the
 * clauses without a look at the fast generator. Knows nothing of it but the notation.
 */
final class SlowTables {
  /** Places: 0 off, 1–24 points, 25 hand, 26 bar – of the side that plays and of the other. */
  private static final class State {
    final int[] mine;
    final int[] theirs;

    State(int[] mine, int[] theirs) {
      this.mine = mine;
      this.theirs = theirs;
    }

    State copy() {
      return new State(mine.clone(), theirs.clone());
    }

    String key() {
      StringBuilder key = new StringBuilder(54);
      for (int place = 0; place < 27; place++) {
        key.append((char) ('a' + mine[place])).append((char) ('a' + theirs[place]));
      }
      return key.toString();
    }

    int board(int[] side) {
      int sum = 0;
      for (int point = 1; point <= 24; point++) {
        sum += side[point];
      }
      return sum;
    }
  }

  private final GameId game;
  private final boolean headForBoth;
  private final int opposites;
  private boolean whiteMoves;
  private int headBefore;
  private int mayLeaveHead;
  private int best;
  private Set<String> answers = new TreeSet<>();
  private final Set<String> walked = new HashSet<>();

  SlowTables(GameId game, boolean headForBoth, int opposites) {
    this.game = game;
    this.headForBoth = headForBoth;
    this.opposites = opposites;
  }

  /** The distinct positions the turn can end in, sorted. */
  List<String> results(String text) {
    String[] parts = text.split(" ");
    whiteMoves = parts[2].equals("w");
    int[] white = read(parts[0]);
    int[] black = read(parts[1]);
    State start = new State(whiteMoves ? white : black, whiteMoves ? black : white);
    int a = parts[3].charAt(0) - '0';
    int b = parts[3].charAt(1) - '0';
    answers = new TreeSet<>();
    walked.clear();
    best = 0;
    answers.add(write(start));
    if (game == GameId.DLOUHE_VRHCABY) {
      nardy(start, a, b);
    } else {
      taiga(start, a, b);
    }
    return new ArrayList<>(answers);
  }

  private static int[] read(String side) {
    int[] counts = new int[27];
    for (String item : side.split(",")) {
      switch (item.charAt(0)) {
        case 'h' -> counts[25] = Integer.parseInt(item.substring(1));
        case 'x' -> counts[26] = Integer.parseInt(item.substring(1));
        case 'o' -> counts[0] = Integer.parseInt(item.substring(1));
        default -> {
          String[] point = item.split(":");
          counts[Integer.parseInt(point[0])] = Integer.parseInt(point[1]);
        }
      }
    }
    return counts;
  }

  private static String write(int[] side) {
    List<String> items = new ArrayList<>();
    if (side[25] > 0) {
      items.add("h" + side[25]);
    }
    if (side[26] > 0) {
      items.add("x" + side[26]);
    }
    for (int point = 24; point >= 1; point--) {
      if (side[point] > 0) {
        items.add(point + ":" + side[point]);
      }
    }
    if (side[0] > 0) {
      items.add("o" + side[0]);
    }
    return String.join(",", items);
  }

  private String write(State state) {
    String mine = write(state.mine);
    String theirs = write(state.theirs);
    return whiteMoves ? mine + " " + theirs + " b" : theirs + " " + mine + " w";
  }

  private void reach(State state, int uses) {
    if (uses > best) {
      answers.clear();
      best = uses;
    }
    if (uses == best) {
      answers.add(write(state));
    }
  }

  // Dlouhé vrhcáby.

  private void nardy(State start, int a, int b) {
    headBefore = start.mine[24];
    boolean firstTurn = headBefore == 15;
    boolean lv7 =
        a == 4 && b == 4 && !whiteMoves && firstTurn && write(start.theirs).equals("24:14,4:1");
    boolean exception = firstTurn && (whiteMoves || headForBoth);
    mayLeaveHead = a == b && (a == 3 || a == 4 || a == 6) && exception && !lv7 ? 2 : 1;
    if (a == b) {
      walkNardy(start, lv7 ? new int[] {a} : new int[] {a, a, a, a}, 0);
      return;
    }
    walkNardy(start, new int[] {a, b}, 0);
    walkNardy(start, new int[] {b, a}, 0);
    if (best == 1) {
      // LV-8: only one can be played; the higher if it can.
      List<State> higher = nardySteps(start, Math.max(a, b));
      if (!higher.isEmpty()) {
        answers.clear();
        higher.forEach(state -> answers.add(write(state)));
      }
    }
  }

  private void walkNardy(State state, int[] numbers, int used) {
    if (!walked.add(numbers[0] + "." + used + state.key())) {
      return;
    }
    reach(state, used);
    if (used < numbers.length) {
      for (State next : nardySteps(state, numbers[used])) {
        walkNardy(next, numbers, used + 1);
      }
    }
  }

  /** My point as the opponent counts it (LV-1). */
  private static int theirPoint(int mine) {
    return mine > 12 ? mine - 12 : mine + 12;
  }

  private List<State> nardySteps(State state, int number) {
    List<State> steps = new ArrayList<>();
    boolean allHome = true;
    for (int point = 7; point <= 24; point++) {
      allHome &= state.mine[point] == 0;
    }
    for (int from = 1; from <= 24; from++) {
      if (state.mine[from] == 0) {
        continue;
      }
      if (from == 24 && headBefore - state.mine[24] >= mayLeaveHead) {
        continue;
      }
      int to = from - number;
      if (to >= 1) {
        if (state.theirs[theirPoint(to)] == 0) {
          State next = state.copy();
          next.mine[from]--;
          next.mine[to]++;
          if (blockAllowed(next)) {
            steps.add(next);
          }
        }
      } else if (allHome && (to == 0 || noneAbove(state, from))) {
        State next = state.copy();
        next.mine[from]--;
        next.mine[0]++;
        steps.add(next);
      }
    }
    return steps;
  }

  private static boolean noneAbove(State state, int point) {
    for (int above = point + 1; above <= 24; above++) {
      if (state.mine[above] > 0) {
        return false;
      }
    }
    return true;
  }

  /** LV-9: every run of six or more on the opponent's 24 → 1 has one of its stones past it. */
  private static boolean blockAllowed(State state) {
    boolean[] held = new boolean[26];
    for (int mine = 1; mine <= 24; mine++) {
      held[theirPoint(mine)] = state.mine[mine] > 0;
    }
    for (int lowest = 1; lowest <= 24; lowest++) {
      if (!held[lowest] || held[lowest - 1]) {
        continue;
      }
      int length = 0;
      while (held[lowest + length]) {
        length++;
      }
      boolean past = state.theirs[0] > 0;
      for (int point = 1; point < lowest; point++) {
        past |= state.theirs[point] > 0;
      }
      if (length >= 6 && !past) {
        return false;
      }
    }
    return true;
  }

  // Taiga-Puff.

  private void taiga(State start, int a, int b) {
    if (a != b) {
      walkTaiga(start, new int[] {a, b}, 0);
      walkTaiga(start, new int[] {b, a}, 0);
    } else {
      walkTaigaDouble(start, a, 0, 0);
    }
  }

  private void walkTaiga(State state, int[] numbers, int used) {
    reach(state, used);
    if (used < numbers.length) {
      for (State next : taigaSteps(state, numbers[used])) {
        walkTaiga(next, numbers, used + 1);
      }
    }
  }

  /** TP-4: n while it can be used, at most four times; then 7 − n, which n never follows again. */
  private void walkTaigaDouble(State state, int n, int usedN, int usedOpposite) {
    if (!walked.add(usedN + "." + usedOpposite + state.key())) {
      return;
    }
    reach(state, usedN + usedOpposite);
    List<State> next =
        usedN < 4 && usedOpposite == 0 ? taigaSteps(state, n) : new ArrayList<State>();
    if (!next.isEmpty()) {
      next.forEach(after -> walkTaigaDouble(after, n, usedN + 1, 0));
    } else if (usedOpposite < opposites) {
      for (State after : taigaSteps(state, 7 - n)) {
        walkTaigaDouble(after, n, usedN, usedOpposite + 1);
      }
    }
  }

  private List<State> taigaSteps(State state, int number) {
    List<State> steps = new ArrayList<>();
    int entry = 25 - number;
    if (state.mine[26] > 0) {
      land(state, 26, entry, steps);
      return steps;
    }
    if (state.mine[25] > 0) {
      land(state, 25, entry, steps);
      if (state.board(state.mine) < 2) {
        return steps;
      }
    }
    boolean allOnLastSix = state.mine[25] == 0;
    for (int point = 7; point <= 24; point++) {
      allOnLastSix &= state.mine[point] == 0;
    }
    for (int from = 1; from <= 24; from++) {
      if (state.mine[from] > 0) {
        if (from > number) {
          land(state, from, from - number, steps);
        } else if (from == number && allOnLastSix) {
          State next = state.copy();
          next.mine[from]--;
          next.mine[0]++;
          steps.add(next);
        }
      }
    }
    return steps;
  }

  private void land(State state, int from, int to, List<State> steps) {
    int there = state.theirs[25 - to];
    if (there > 1) {
      return;
    }
    State next = state.copy();
    next.mine[from]--;
    next.mine[to]++;
    if (there == 1) {
      next.theirs[25 - to] = 0;
      next.theirs[26]++;
    }
    steps.add(next);
  }
}
