import { batch, computed, signal } from '@preact/signals';
import { brokenWords } from '../app/broken';
import { pace, preferences } from '../app/preferences';
import { stepTime, wait } from '../board/slide';
import type { DiceView, DieView } from '../board/tables/Dice';
import { rules } from '../module/client';
import type { Key } from '../i18n';
import type { TablesGame } from '../board/tables/geometry';
import type { MatchView, Place, Side, StepWhy, TablesBoard, TablesComposing, Target } from '../module/protocol';
import { sound } from '../sound/sound';
import { placeOf, targetOf, type Written } from './command';
import type { Playing } from './playing';

/**
 * Composing a turn of a dice game: which stone is chosen, where it may land, which of two dice was
 * meant. What is possible comes whole from the module; here taps become its steps.
 *
 * Taps are taken one after the other: a second tap that comes before the module has answered the
 * first waits for it, so two quick taps always both count, in order.
 */
export class TablesPlay {
  readonly selected = signal<Place | null>(null);
  /** Different ways to the same place, to be asked about. */
  readonly choice = signal<readonly Target[] | null>(null);
  /** A short remark on the last try, as the key of a message, and the clause behind it. */
  readonly remark = signal<{ key: Key; clause: string | null } | null>(null);
  readonly sources = computed(() => unique((this.composing?.targets ?? []).map((target) => target.from)));
  readonly targets = computed(() => {
    const from = this.selected.value;
    if (from === null) return [];
    return unique((this.composing?.targets ?? []).filter((target) => target.from === from).map((target) => target.to));
  });
  readonly #session: Playing;
  #queue: Promise<void> = Promise.resolve();
  /** The last tap only chose a stone: a second quick one on it means “play the left die”. */
  #chose: Place | null = null;

  constructor(session: Playing) {
    this.#session = session;
  }

  get composing(): TablesComposing | null {
    const composing = this.#session.composing.value;
    return composing?.kind === 'tables' && this.#session.peek.value === null ? composing : null;
  }

  tap(place: Place, double: boolean): Promise<void> {
    return this.#next(() => this.#tap(place, double));
  }

  /** A stone was taken up with the finger: it is chosen, its targets light up – or it says why it stays. */
  lift(place: Place): boolean {
    if (!this.sources.value.includes(place)) {
      void this.#next(() => this.#sayWhyStuck(place));
      return false;
    }
    this.remark.value = null;
    this.selected.value = place;
    this.#chose = null;
    return true;
  }

  drop(from: Place, to: Place | null): Promise<void> {
    return this.#next(async () => {
      if (to === null || to === from || !this.composing) return;
      this.selected.value = from;
      if (this.targets.value.includes(to)) await this.#play(from, to);
      else await this.#sayWhyNot(from, to);
    });
  }

  /** Plays one of the ways offered by {@link choice}. */
  choose(target: Target): Promise<void> {
    this.choice.value = null;
    return this.#next(() => this.#step(target));
  }

  undo(): Promise<void> {
    return this.#next(async () => {
      if (!this.composing || this.composing.steps.length === 0) return;
      await this.#compose(() => rules.undo());
    });
  }

  /** The right die becomes the left one. */
  swapDice(): Promise<void> {
    return this.#next(async () => {
      const open = this.composing?.numbers.filter((number) => !number.used) ?? [];
      const other = open.find((number) => number.value !== open[0]?.value);
      if (other) await this.#session.compose(() => rules.preferDie(other.value));
    });
  }

  /**
   * Plays written steps, all or none, and confirms the turn when that makes it whole. A step that is
   * not possible is answered by {@link remark}; then the board stands as before.
   */
  write(steps: readonly Written[], game: TablesGame, side: Side): Promise<boolean> {
    let whole = false;
    return this.#next(async () => {
      this.cancel();
      this.remark.value = null;
      let played = 0;
      for (const step of steps) {
        const target = this.composing ? targetOf(this.composing, step) : undefined;
        if (!target) {
          await this.#sayWhyNot(placeOf(game, side, step.from), placeOf(game, side, step.to));
          for (; played > 0; played--) await this.#compose(() => rules.undo());
          return;
        }
        played += target.steps.length;
        await this.#step(target);
      }
      whole = true;
      const composing = this.composing;
      if (composing?.complete) await this.#session.turn(composing.turn);
    }).then(() => whole);
  }

  confirm(): Promise<void> {
    return this.#next(async () => {
      const composing = this.composing;
      if (!composing?.complete) return;
      this.cancel();
      await this.#session.turn(composing.turn);
    });
  }

  /** Puts the chosen stone down again. */
  cancel(): void {
    batch(() => {
      this.selected.value = null;
      this.choice.value = null;
      this.remark.value = null;
    });
    this.#chose = null;
  }

  #next(job: () => Promise<void>): Promise<void> {
    const { unanswered, failure } = this.#session;
    unanswered.value++;
    this.#queue = this.#queue
      .then(() => {
        this.remark.value = null;
        return job();
      })
      .catch((reason: unknown) => {
        failure.value = brokenWords(reason);
      })
      .finally(() => unanswered.value--);
    return this.#queue;
  }

  async #tap(place: Place, double: boolean): Promise<void> {
    const composing = this.composing;
    if (!composing) return;
    this.choice.value = null;
    if (double && this.#chose === place) {
      this.#chose = null;
      await this.#leftDie(place);
      return;
    }
    if (this.targets.value.includes(place) && this.selected.value !== null) {
      this.#chose = null;
      await this.#play(this.selected.value, place);
    } else if (this.sources.value.includes(place) && this.selected.value !== place) {
      this.selected.value = place;
      this.#chose = place;
    } else {
      const from = this.selected.value;
      if (from === place) this.cancel();
      else if (from !== null) await this.#sayWhyNot(from, place);
      else if (composing.targets.length > 0 && holdsStone(composing.board, place)) await this.#sayWhyStuck(place);
    }
  }

  /** A tap on a place the chosen stone cannot reach is answered with the reason. */
  async #sayWhyNot(from: Place, to: Place): Promise<void> {
    this.#remark(await rules.why(String(from), String(to)));
  }

  /** So is a tap on a stone that cannot move at all. */
  async #sayWhyStuck(place: Place): Promise<void> {
    this.#remark(await rules.stuck(String(place)));
  }

  #remark({ why, clause }: StepWhy): void {
    if (why === null) return;
    this.remark.value = { key: `why.${why}`, clause };
    sound('refused');
  }

  async #leftDie(place: Place): Promise<void> {
    const composing = this.composing!;
    const left = composing.numbers.find((number) => !number.used)?.value;
    const target = composing.targets.find(
      (one) => one.from === place && one.steps.length === 1 && one.steps[0]!.die === left,
    );
    if (target) await this.#step(target);
    else {
      this.remark.value = { key: 'play.noLeftDie', clause: null };
      sound('refused');
    }
  }

  /** The stone is put down when the answer is there, not before: no glimpse of the board of before. */
  #compose(change: () => Promise<TablesComposing>): Promise<void> {
    return this.#session.compose(change, () => {
      this.selected.value = null;
    });
  }

  async #play(from: Place, to: Place): Promise<void> {
    const composing = this.composing;
    const ways = (composing?.targets ?? []).filter((target) => target.from === from && target.to === to);
    const different = waysApart(ways);
    if (different.length > 1) {
      this.choice.value = different;
      return;
    }
    const left = composing?.numbers.find((number) => !number.used)?.value;
    const way = ways.find((target) => target.steps[0]?.die === left) ?? ways[0];
    if (way) await this.#step(way);
  }

  async #step(target: Target): Promise<void> {
    this.#chose = null;
    // Several numbers with one stone are seen one after the other, stopping where the stone stops.
    for (const [i, play] of target.play.split(' ').entries()) {
      if (i > 0) await wait(stepTime(pace()));
      sound(target.steps[i]?.hit ? 'hit' : 'stone');
      await this.#compose(() => rules.step(play));
    }
    // Without a confirmation the last step plays the turn; it was still seen to land.
    if (!preferences.value.confirm && this.composing?.complete) await this.#session.turn(this.composing.turn);
  }
}

/**
 * Ways to the same place that are not the same in the end: they use other dice, or hit other
 * stones on the way. Two orders of the same dice with nothing hit are one way.
 */
export function waysApart(ways: readonly Target[]): Target[] {
  const seen = new Map<string, Target>();
  for (const way of ways) {
    const dice = way.steps.map((step) => step.die).sort((a, b) => a - b);
    const hits = way.steps.filter((step) => step.hit).map((step) => step.to);
    const key = `${dice.join()}|${hits.join()}`;
    if (!seen.has(key)) seen.set(key, way);
  }
  return [...seen.values()];
}

/** The dice to draw for a match: the open numbers of a composed turn, or the roll as it lies. */
export function diceOf(view: MatchView, composing: TablesComposing | null, tumble: string): DiceView | null {
  if (composing && view.toActSide) {
    return { side: view.toActSide, dice: diceOfNumbers(composing.numbers, view.roll), roll: tumble };
  }
  if (view.roll && view.toActSide) {
    return { side: view.toActSide, dice: view.roll.map((value) => die(value, false)), roll: tumble };
  }
  const last = view.last;
  if (view.phase === 'roll' && last?.roll) {
    return { side: last.by, dice: last.roll.map((value) => die(value, true)), roll: '' };
  }
  return null;
}

/** Two dice for two numbers; for a double two dice and how often they may still be used. */
export function diceOfNumbers(numbers: TablesComposing['numbers'], roll: [number, number] | null): DieView[] {
  if (!roll || roll[0] !== roll[1]) return numbers.map((number) => die(number.value, number.used));
  const open = (value: number) => numbers.filter((number) => number.value === value && !number.used).length;
  const double = roll[0];
  const dice: DieView[] = [
    { value: double, used: open(double) === 0, left: open(double), later: false },
    { value: double, used: open(double) === 0, left: null, later: false },
  ];
  const other = numbers.find((number) => number.value !== double)?.value;
  if (other !== undefined) dice.push({ value: other, used: open(other) === 0, left: open(other), later: true });
  return dice;
}

/** Whether stones of anybody lie on a field; beside the board there is always somebody's place. */
function holdsStone(board: TablesBoard, place: Place): boolean {
  return typeof place !== 'number' || board.fields[place - 1]!.count > 0;
}

function die(value: number, used: boolean): DieView {
  return { value, used, left: null, later: false };
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
