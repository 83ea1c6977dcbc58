import { batch, signal, type Signal } from '@preact/signals';
import { pace, preferences } from '../app/preferences';
import { stepTime, tumbleTime, wait } from '../board/slide';
import { afterStep } from '../board/tables/stones';
import { rules } from '../module/client';
import type { Board, Composing, Frame, LastTurn, MatchView, OverboardMove, Seat, Side } from '../module/protocol';
import { sound } from '../sound/sound';
import { drawSeed, rollDice, rollDie } from './dice';
import { isComputer, levelOf } from './names';
import { keepResult } from './results';
import { sayRoll, sayTurn, type Spoken } from './say';
import type { Playing } from './playing';
import { settingsText } from './start';
import { advanceMatch, loadMatch, onAdvanced, saveDraft, type Saved } from './store';

/** Something told in the middle of the board, for long enough to be read. */
export type Notice =
  | { kind: 'pass'; side: Side; seat: Seat; roll: [number, number] | null }
  | { kind: 'opening'; a: number; b: number; starts: Seat | null }
  | { kind: 'declined'; seat: Seat };

/** A stop of the move list. */
export interface Stop {
  gameNumber: number;
  board: Board;
  last: LastTurn;
}

/** How long a notice stays, in milliseconds; long enough for a slow reader. */
const READING = 2200;
/** A breath before the computer rolls or shows its turn, so that one can follow. */
const BREATH = 420;

/**
 * A match being played on this device.
 *
 * The truth is the log. Whatever happens – a roll, a turn, a resignation – goes one way: the module
 * folds it in, the new log is stored, and only then does the screen show it ({@link #commit}). A
 * page that dies in between comes back with the log it stored, so no roll is ever rolled again.
 * Between a person's actions {@link #goOn} does what needs nobody: the computer's rolls and turns,
 * passes, the roll for who starts.
 */
export class Session implements Playing {
  readonly view: Signal<MatchView>;
  /** What the board shows; runs behind `view` while stones slide. */
  readonly board: Signal<Board | null>;
  /** The move that led to the shown board (Přes palubu). */
  readonly led = signal<OverboardMove | null>(null);
  /** What may be done next by the person whose turn it is; null while nobody here is to play. */
  readonly composing = signal<Composing | null>(null);
  /** Changes with each roll that is to tumble; empty for a roll that was there on opening. */
  readonly tumble = signal('');
  readonly busy = signal<'thinking' | 'moving' | null>(null);
  /** Taps and keys of a person that the rules have not answered yet. */
  readonly unanswered = signal(0);
  readonly notice = signal<Notice | null>(null);
  readonly failure = signal<string | null>(null);
  readonly stops: Signal<readonly Stop[]>;
  /** A stop of the past being looked at. */
  readonly peek = signal<number | null>(null);
  /** A game's result is being shown. */
  readonly resultShown = signal(false);
  /** What has just happened, in words, for the live region. */
  readonly spoken = signal<Spoken | null>(null);
  #saved: Saved;
  #running = false;
  #closed = false;
  readonly #stopListening: () => void;

  private constructor(saved: Saved, view: MatchView, stops: readonly Stop[]) {
    this.#saved = saved;
    this.view = signal(view);
    this.board = signal(view.board);
    this.stops = signal(stops);
    this.#stopListening = onAdvanced((id) => {
      if (id === this.id && !this.#running) void this.#catchUp().then(() => this.goOn());
    });
  }

  /** Opens a stored match just where it was left: same dice, same unconfirmed steps. */
  static async open(saved: Saved): Promise<Session> {
    const view = await rules.open(saved.log);
    const session = new Session(saved, view, stopsOf(await rules.frames(saved.log)));
    // Before the first game begins the board stands ready while it is decided who starts.
    if (view.board === null) session.board.value = await rules.preview(view.game, settingsText(view.settings));
    session.#offer();
    if (saved.draft !== '' && session.composing.value?.kind === 'tables') {
      session.composing.value = await rules.step(saved.draft);
    }
    session.resultShown.value = view.result !== null && (view.phase === 'between' || view.phase === 'over');
    return session;
  }

  get id(): string {
    return this.#saved.id;
  }

  /** The seat of the person here when the other one is a computer. */
  get alone(): Seat | null {
    const { a, b } = this.view.value.players;
    if (isComputer(b)) return isComputer(a) ? null : 'a';
    return isComputer(a) ? 'b' : null;
  }

  /** The seat at this screen that is to act, or null. */
  get acting(): Seat | null {
    const { toAct, players } = this.view.value;
    return toAct !== null && !isComputer(players[toAct]) ? toAct : null;
  }

  /** Stops everything that runs by itself; the page was left. */
  close(): void {
    this.#closed = true;
    this.#stopListening();
  }

  /** Does what needs nobody at the screen, until somebody is needed. */
  async goOn(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.#closed && (await this.#oneByItself()));
    } catch (reason) {
      this.failure.value = reason instanceof Error ? reason.message : String(reason);
    } finally {
      this.#running = false;
      this.busy.value = null;
    }
  }

  /** Rolls for the person whose turn it is; does nothing at any other time. */
  async roll(): Promise<void> {
    if (this.view.value.phase !== 'roll' || this.acting === null || this.#running) return;
    await this.#do(`roll ${rollDice().join('')}`);
  }

  /** Plays a whole turn of a person. */
  async turn(text: string): Promise<void> {
    if (this.view.value.phase !== 'turn' || this.acting === null || this.#running) return;
    await this.#do(`turn ${text}`);
  }

  /** Any other event a person may cause: `next`, `resign a`, `offer a`, `agree b`, `decline b`. */
  async act(event: string): Promise<void> {
    if (this.#running) return;
    await this.#do(event);
  }

  /** Shows steps composed within the turn and keeps them over a reload. */
  async compose(change: () => Promise<Composing>): Promise<void> {
    const composing = await change();
    this.composing.value = composing;
    if (composing.kind === 'tables') {
      await saveDraft(this.#saved.id, this.#saved.log, composing.steps.map((step) => `${step.text}:${step.die}`).join(' '));
    }
  }

  async #do(event: string): Promise<void> {
    this.#running = true;
    // From this very moment: a tap while the rules are being asked would find the board of before.
    this.busy.value = 'moving';
    try {
      await this.#commit(event);
    } catch (reason) {
      this.failure.value = reason instanceof Error ? reason.message : String(reason);
    } finally {
      this.#running = false;
    }
    await this.goOn();
  }

  async #oneByItself(): Promise<boolean> {
    const { phase, toAct, players } = this.view.value;
    if (phase === 'opening') {
      await wait(BREATH);
      if (this.#closed) return false;
      await this.#commit(`opening ${rollDie()} ${rollDie()}`);
      return true;
    }
    if (toAct === null || (phase !== 'roll' && phase !== 'turn')) return false;
    const { drawOffer } = this.view.value;
    if (drawOffer !== null) {
      const asked = drawOffer === 'a' ? 'b' : 'a';
      const judge = levelOf(players[asked]);
      if (judge !== null) {
        this.busy.value = 'thinking';
        const [{ agrees }] = await Promise.all([rules.answerDraw(judge), wait(BREATH)]);
        if (this.#closed) return false;
        await this.#commit(`${agrees ? 'agree' : 'decline'} ${asked}`);
        return true;
      }
    }
    const level = levelOf(players[toAct]);
    if (phase === 'roll') {
      if (level === null) return false;
      this.busy.value = 'thinking';
      await wait(BREATH);
      if (this.#closed) return false;
      await this.#commit(`roll ${rollDice().join('')}`);
      return true;
    }
    if (this.view.value.composing?.pass) {
      await this.#commit('turn -');
      return true;
    }
    if (level === null) {
      const only = preferences.value.forced ? forcedTurn(this.composing.value) : null;
      if (only === null) return false;
      this.busy.value = 'moving';
      await wait(BREATH);
      if (this.#closed) return false;
      await this.#commit(`turn ${only}`);
      return true;
    }
    this.busy.value = 'thinking';
    const [{ turn }] = await Promise.all([rules.choose(level, drawSeed()), wait(BREATH)]);
    if (this.#closed) return false;
    await this.#commit(`turn ${turn}`);
    return true;
  }

  /** One event: folded by the module, stored, then shown. */
  async #commit(event: string): Promise<void> {
    const before = this.view.value;
    const composed = this.composing.value;
    const view = await rules.apply(event);
    const { log, score, phase } = view;
    const saved: Saved = { ...this.#saved, log, draft: '', score, phase, changed: Date.now() };
    if (!(await advanceMatch(saved, this.#saved.log))) {
      // Another window was quicker: what it did counts, this event never happened.
      await this.#catchUp();
      return;
    }
    this.#saved = saved;
    if (view.result && before.result === null) void keepResult(saved.id, view);
    const own = before.toAct !== null && !isComputer(before.players[before.toAct]);
    const stepsShown = own && composed?.kind === 'tables' && composed.steps.length > 0;
    this.peek.value = null;
    batch(() => {
      // The composed stones stay where they lie, or they would jump back and forth.
      if (stepsShown) this.board.value = composed.board;
      this.view.value = view;
      this.composing.value = null;
    });
    await this.#show(event, view, stepsShown);
    this.#offer();
  }

  /** Takes over what another window has made of this match. */
  async #catchUp(): Promise<void> {
    const saved = await loadMatch(this.#saved.id);
    if (!saved || this.#closed) return;
    const view = await rules.open(saved.log);
    const stops = stopsOf(await rules.frames(saved.log));
    this.#saved = saved;
    batch(() => {
      this.view.value = view;
      this.stops.value = stops;
      this.peek.value = null;
      this.led.value = view.last?.move ?? null;
      this.board.value = view.board;
      this.tumble.value = '';
      this.resultShown.value = view.result !== null && (view.phase === 'between' || view.phase === 'over');
    });
    this.#offer();
  }

  async #show(event: string, view: MatchView, stepsShown: boolean): Promise<void> {
    const what = event.split(' ')[0]!;
    if (what === 'opening' && view.opening) {
      const starts = view.sides ? (view.sides.a === 'first' ? 'a' : 'b') : null;
      sound('dice');
      await this.#tell({ kind: 'opening', a: view.opening.a, b: view.opening.b, starts });
      this.board.value = view.board;
    } else if (what === 'roll' && view.roll) {
      this.busy.value = 'moving';
      this.tumble.value = `roll ${view.seq}`;
      sound('dice');
      this.spoken.value = sayRoll(view);
      await wait(tumbleTime(pace()) + (stepTime(pace()) > 0 ? 120 : 0));
    } else if (what === 'turn' && view.last) {
      this.busy.value = 'moving';
      this.spoken.value = sayTurn(view);
      this.stops.value = [...this.stops.value, { gameNumber: view.gameNumber, board: view.last.before, last: view.last }];
      await this.#showTurn(view.last, stepsShown);
      this.#settleStop(view);
    } else if (what === 'decline') {
      await this.#tell({ kind: 'declined', seat: event.endsWith(' a') ? 'a' : 'b' });
    }
    batch(() => {
      this.board.value = view.board;
      this.busy.value = null;
    });
    if (what === 'turn' && view.result === null && this.alone !== null && view.toAct === this.alone) sound('turn');
    if (view.result && (view.phase === 'between' || view.phase === 'over')) {
      sound(view.result.winner === null || view.result.winner === this.alone || this.alone === null ? 'won' : 'lost');
      await wait(stepTime(pace()) * 1.6);
      this.resultShown.value = true;
    } else if (what === 'next') {
      this.resultShown.value = false;
    }
  }

  async #showTurn(last: LastTurn, stepsShown: boolean): Promise<void> {
    const time = stepTime(pace());
    if (last.passed) {
      await this.#tell({ kind: 'pass', side: last.by, seat: last.seat, roll: last.roll });
      return;
    }
    if (last.move) {
      const board = this.view.value.last === last ? this.view.value.board : null;
      batch(() => {
        this.led.value = last.move;
        this.board.value = board ?? last.before;
      });
      sound(last.move.falls !== null ? 'splash' : 'push');
      await wait(last.move.falls !== null ? time * 2.6 : time);
      return;
    }
    if (stepsShown || last.before.kind !== 'tables') return;
    let board = last.before;
    for (const step of last.steps) {
      board = afterStep(board, step, last.by);
      this.board.value = board;
      await wait(time);
      sound(step.hit ? 'hit' : 'stone');
      await wait(time * 0.25);
    }
  }

  /** The stop just added gets the board after its turn, unless a new game has begun on it. */
  #settleStop(view: MatchView): void {
    const stops = this.stops.value;
    const stop = stops.at(-1);
    if (!stop || !view.board) return;
    this.stops.value = [...stops.slice(0, -1), { ...stop, board: view.board }];
  }

  async #tell(notice: Notice): Promise<void> {
    this.notice.value = notice;
    await wait(READING);
    this.notice.value = null;
  }

  /** Hands the possible turns to the person at the screen, if it is theirs. */
  #offer(): void {
    const { phase, composing } = this.view.value;
    this.composing.value = phase === 'turn' && this.acting !== null && composing && !composing.pass ? composing : null;
  }
}

/** The turn to play where there is only one and nothing of it has been composed yet. */
function forcedTurn(composing: Composing | null): string | null {
  if (composing?.kind === 'tables') return composing.steps.length === 0 ? composing.forced : null;
  return composing?.moves.length === 1 ? composing.moves[0]!.turn : null;
}

function stopsOf(frames: readonly Frame[]): Stop[] {
  return frames.flatMap((frame) =>
    frame.last && frame.event.startsWith('turn') ? [{ gameNumber: frame.gameNumber, board: frame.board, last: frame.last }] : [],
  );
}
