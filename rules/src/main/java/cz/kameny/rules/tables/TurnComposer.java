package cz.kameny.rules.tables;

import cz.kameny.rules.IllegalTurnException;
import cz.kameny.rules.Roll;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Composes a turn step by step, as a person does it: what may come next, undo, is it complete.
 *
 * <p>What it offers are exactly the prefixes of the legal ordered turns: a step is offered when,
 * with it, the roll can still be played with as many numbers as the best turn uses (LV-8, TP-9). So
 * a person can neither waste a number nor be stopped at the end. It walks the same states as {@link
 * Expansion}: the composed steps are states 0 to {@code depth} of the arena, what lies above is
 * scratch.
 *
 * <p>Mutable; one thread at a time.
 */
public final class TurnComposer {
  /**
   * One number used once.
   *
   * @param step what it does
   * @param die the number, 1–6
   */
  public record Option(Step step, int die) {}

  /**
   * What one stone can do in one go.
   *
   * @param options the steps in order, each from where the last ended
   */
  public record Target(List<Option> options) {
    /** Keeps the list unmodifiable. */
    public Target {
      options = List.copyOf(options);
    }

    /** Where the stone comes from. */
    public int from() {
      return options.get(0).step().from();
    }

    /** Where it ends. */
    public int to() {
      return options.get(options.size() - 1).step().to();
    }
  }

  /**
   * One of the numbers a roll grants.
   *
   * @param value the number, 1–6
   * @param used whether it is used, or forfeited because it could not be
   */
  public record Use(int value, boolean used) {}

  private record Seen(Side mover, int hits, int number, int first, int second, int need) {}

  private final TablesRules rules;
  private final TablesPosition start;
  private final Expansion states;
  private final Set<Seen> deadEnds = new HashSet<>();
  private final int total;
  private final boolean onlyHigher;
  private int depth;

  /**
   * A composer for the turn of this position.
   *
   * @throws IllegalStateException when the game is over or the dice are not thrown
   */
  public TurnComposer(TablesRules rules, TablesPosition position) {
    rules.requirePlayable(position);
    this.rules = rules;
    this.start = position;
    this.states = rules.newExpansion();
    restart();
    this.total = mostUses(position.roll());
    Roll roll = position.roll();
    this.onlyHigher =
        total == 1 && !roll.isDouble() && states.prefersHigher() && canUse(roll.high());
  }

  private void restart() {
    depth = 0;
    states.begin(start.mover(), start.waiting(), start.turn(), start.roll());
  }

  /**
   * How many numbers the best turn uses: the greatest count that some turn reaches, tried from the
   * top, since as a rule the whole roll can be played and the first line tried shows it.
   */
  private int mostUses(Roll roll) {
    int number = roll.first();
    if (!roll.isDouble()) {
      boolean both =
          reaches(0, number, 1, roll.second(), 1, 2) || reaches(0, roll.second(), 1, number, 1, 2);
      return both ? 2 : canUse(number) || canUse(roll.second()) ? 1 : 0;
    }
    int uses = states.usesOfDouble();
    int opposites = states.usesOfOpposite();
    int most = uses + opposites;
    while (most > 0 && !reaches(0, number, uses, 7 - number, opposites, most)) {
      most--;
    }
    return most;
  }

  private boolean canUse(int die) {
    states.truncate(depth + 1);
    states.useOnce(depth, die);
    boolean can = states.states() > depth + 1;
    states.truncate(depth + 1);
    return can;
  }

  /** The position before the turn, with its dice. */
  public TablesPosition start() {
    return start;
  }

  /** The steps composed so far. */
  public List<Step> steps() {
    List<Step> steps = new ArrayList<>(depth);
    for (int i = 1; i <= depth; i++) {
      steps.add(states.stepInto(i));
    }
    return steps;
  }

  /** The numbers the composed steps use, in order. */
  public List<Integer> dice() {
    List<Integer> dice = new ArrayList<>(depth);
    for (int i = 1; i <= depth; i++) {
      dice.add(states.dieInto(i));
    }
    return dice;
  }

  /** Whether the turn may be ended here: all numbers that can be used are. */
  public boolean isComplete() {
    return depth == total;
  }

  /** Whether nothing at all can be played. */
  public boolean isPass() {
    return total == 0;
  }

  /** The composed turn. */
  public TablesTurn turn() {
    return new TablesTurn(steps());
  }

  /** The stones as they stand after the composed steps: still the same side's turn and dice. */
  public TablesPosition current() {
    TablesPosition after = result();
    return new TablesPosition(
        start.game(), after.first(), after.second(), start.turn(), start.roll());
  }

  private TablesPosition result() {
    return start.after(states.moverAt(depth), states.waitingAfter(depth));
  }

  /**
   * The position after the turn.
   *
   * @throws IllegalTurnException when numbers that can be used are left
   */
  public TablesPosition finish() {
    if (!isComplete()) {
      throw rules.illegal(
          new Refused(Refused.Why.USE_MORE, rules.useMoreClause()), turn().toString());
    }
    return result();
  }

  /** How often a double's number has been used. */
  private int usedOf(int number) {
    int used = 0;
    for (int i = 1; i <= depth; i++) {
      used += states.dieInto(i) == number ? 1 : 0;
    }
    return used;
  }

  /** The numbers the roll grants, in the order they are offered, and which are gone. */
  public List<Use> numbers() {
    Roll roll = start.roll();
    List<Use> uses = new ArrayList<>();
    if (!roll.isDouble()) {
      uses.add(new Use(roll.first(), usedOf(roll.first()) > 0));
      uses.add(new Use(roll.second(), usedOf(roll.second()) > 0));
      return uses;
    }
    int number = roll.first();
    int opposite = 7 - number;
    boolean through = usedOf(opposite) > 0 || !canUse(number);
    for (int i = 0; i < states.usesOfDouble(); i++) {
      uses.add(new Use(number, i < usedOf(number) || (through && states.usesOfOpposite() > 0)));
    }
    for (int i = 0; i < states.usesOfOpposite(); i++) {
      uses.add(new Use(opposite, i < usedOf(opposite)));
    }
    return uses;
  }

  /** Numbers that may be tried next: both dice in either order, or the double's phase (TP-4). */
  private int[] nextNumbers() {
    Roll roll = start.roll();
    if (depth == total) {
      return new int[0];
    }
    if (!roll.isDouble()) {
      if (depth == 1) {
        return new int[] {roll.first() + roll.second() - states.dieInto(1)};
      }
      return onlyHigher ? new int[] {roll.high()} : new int[] {roll.first(), roll.second()};
    }
    int number = roll.first();
    if (usedOf(7 - number) == 0 && usedOf(number) < states.usesOfDouble() && canUse(number)) {
      return new int[] {number};
    }
    return states.usesOfOpposite() > usedOf(7 - number) ? new int[] {7 - number} : new int[0];
  }

  /** Everything that may be done next, in an order that depends on the position alone. */
  public List<Option> options() {
    List<Option> options = new ArrayList<>();
    for (int die : nextNumbers()) {
      states.truncate(depth + 1);
      states.useOnce(depth, die);
      int end = states.states();
      for (int child = depth + 1; child < end; child++) {
        if (leadsToBest(child, die)) {
          options.add(new Option(states.stepInto(child), die));
        }
      }
    }
    states.truncate(depth + 1);
    return options;
  }

  /** Whether after this child, reached by {@code die}, the best total can still be met. */
  private boolean leadsToBest(int child, int die) {
    Roll roll = start.roll();
    int need = total - depth - 1;
    if (!roll.isDouble()) {
      return reaches(child, roll.first() + roll.second() - die, depth == 0 ? 1 : 0, 0, 0, need);
    }
    int number = roll.first();
    int left = die == number ? states.usesOfDouble() - usedOf(number) - 1 : 0;
    int leftOpposite = states.usesOfOpposite() - usedOf(7 - number) - (die == number ? 0 : 1);
    return reaches(child, number, left, 7 - number, leftOpposite, need);
  }

  /**
   * Whether {@code need} more uses can follow: up to {@code first} of one number, then up to {@code
   * second} of another; a number that can be used may not be left out (TP-9).
   */
  private boolean reaches(int state, int number, int first, int other, int second, int need) {
    if (need <= 0) {
      return true;
    }
    if (first + second < need) {
      return false;
    }
    Seen seen = new Seen(states.moverAt(state), states.hits(state), number, first, second, need);
    if (deadEnds.contains(seen)) {
      return false;
    }
    int before = states.states();
    boolean reached = false;
    int uses = first > 0 ? children(state, number) : 0;
    if (uses > 0) {
      for (int i = 0; i < uses && !reached; i++) {
        reached = reaches(before + i, number, first - 1, other, second, need - 1);
      }
    } else if (second > 0) {
      uses = children(state, other);
      for (int i = 0; i < uses && !reached; i++) {
        reached = reaches(before + i, number, 0, other, second - 1, need - 1);
      }
    }
    states.truncate(before);
    if (!reached) {
      deadEnds.add(seen);
    }
    return reached;
  }

  private int children(int state, int die) {
    int before = states.states();
    states.useOnce(state, die);
    return states.states() - before;
  }

  /** What each stone can do in one go, with one number or several: single steps come first. */
  public List<Target> targets() {
    List<Target> targets = new ArrayList<>();
    List<Target> last = new ArrayList<>();
    for (Option option : options()) {
      last.add(new Target(List.of(option)));
    }
    int composed = depth;
    while (!last.isEmpty()) {
      targets.addAll(last);
      List<Target> longer = new ArrayList<>();
      for (Target target : last) {
        if (target.to() == Side.OFF) {
          continue;
        }
        target.options().forEach(this::play);
        for (Option option : options()) {
          if (option.step().from() == target.to()) {
            List<Option> options = new ArrayList<>(target.options());
            options.add(option);
            longer.add(new Target(options));
          }
        }
        depth = composed;
      }
      last = longer;
    }
    return targets;
  }

  /**
   * Plays an option.
   *
   * @throws IllegalTurnException when it is not among {@link #options()}, with the clause
   */
  public void play(Option option) {
    if (!tryPlay(option)) {
      throw rules.illegal(whyNot(option.step()), option.step().toString());
    }
  }

  private boolean tryPlay(Option option) {
    for (int die : nextNumbers()) {
      if (die != option.die()) {
        continue;
      }
      states.truncate(depth + 1);
      states.useOnce(depth, die);
      int end = states.states();
      for (int child = depth + 1; child < end; child++) {
        if (states.stepInto(child).equals(option.step()) && leadsToBest(child, die)) {
          states.move(child, depth + 1);
          depth++;
          states.truncate(depth + 1);
          return true;
        }
      }
    }
    states.truncate(depth + 1);
    return false;
  }

  /** Takes back the last step; without one nothing happens. */
  public void undo() {
    if (depth > 0) {
      depth--;
      states.truncate(depth + 1);
    }
  }

  /**
   * Follows the written steps of a whole turn, finding the number each of them uses (a stone taken
   * off does not show it). To be called before any step is composed.
   *
   * @return whether they are all legal and make the turn complete; if not, the composer stands
   *     after the longest part that is
   */
  public boolean follow(List<Step> steps) {
    List<Option> longest = new ArrayList<>();
    if (follow(steps, depth, new ArrayList<>(), longest)) {
      return true;
    }
    restart();
    longest.forEach(this::play);
    return false;
  }

  private boolean follow(List<Step> steps, int from, List<Option> path, List<Option> longest) {
    if (depth == steps.size()) {
      return isComplete();
    }
    Step step = steps.get(depth);
    for (Option option : options()) {
      if (step.samePlaces(option.step()) && (!step.hit() || option.step().hit())) {
        play(option);
        path.add(option);
        if (path.size() > longest.size()) {
          longest.clear();
          longest.addAll(path);
        }
        if (follow(steps, from, path, longest)) {
          return true;
        }
        path.remove(path.size() - 1);
        undo();
      }
    }
    return false;
  }

  /** Why a step is not among the options. */
  public Refused whyNot(Step step) {
    Refused best = null;
    TablesPosition now = current();
    if (now.mover().count(step.from()) == 0) {
      return new Refused(Refused.Why.NO_STONE, rules.stepClause());
    }
    for (int die : numbersLeft()) {
      boolean fits =
          step.to() == Side.OFF ? step.from() <= die : landing(step.from(), die) == step.to();
      if (fits) {
        Refused refused = rules.whyNot(start, now, step.from(), die);
        best = refused == null ? new Refused(Refused.Why.USE_MORE, rules.useMoreClause()) : refused;
      }
    }
    return best == null ? new Refused(Refused.Why.NOT_ROLLED, rules.stepClause()) : best;
  }

  /**
   * Why no stone can leave a point at this moment, or null when one can. Of different reasons for
   * different numbers it is that of the number rolled first.
   *
   * @param from a point of the side to move, {@link Side#HAND} or {@link Side#BAR}
   */
  public Refused whyStuck(int from) {
    for (Option option : options()) {
      if (option.step().from() == from) {
        return null;
      }
    }
    TablesPosition now = current();
    if (now.mover().count(from) == 0) {
      return new Refused(Refused.Why.NO_STONE, rules.stepClause());
    }
    Refused first = null;
    for (int die : numbersLeft()) {
      Refused refused = rules.whyNot(start, now, from, die);
      if (refused == null) {
        return new Refused(Refused.Why.USE_MORE, rules.useMoreClause());
      }
      first = first == null ? refused : first;
    }
    return first == null ? new Refused(Refused.Why.NOT_ROLLED, rules.stepClause()) : first;
  }

  /** The numbers not used yet, those that may not be tried now included. */
  private int[] numbersLeft() {
    Roll roll = start.roll();
    if (!roll.isDouble()) {
      return depth == 0
          ? new int[] {roll.first(), roll.second()}
          : depth == 1 ? new int[] {roll.first() + roll.second() - states.dieInto(1)} : new int[0];
    }
    int number = roll.first();
    boolean left = usedOf(7 - number) == 0 && usedOf(number) < states.usesOfDouble();
    boolean oppositeLeft = usedOf(7 - number) < states.usesOfOpposite();
    return left && oppositeLeft
        ? new int[] {number, 7 - number}
        : left ? new int[] {number} : oppositeLeft ? new int[] {7 - number} : new int[0];
  }

  private static int landing(int from, int die) {
    return (from > 24 ? 25 : from) - die;
  }
}
