import { batch, signal, type Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { pace } from '../app/preferences';
import { stepTime, tumbleTime, wait } from '../board/slide';
import { afterStep } from '../board/tables/stones';
import type { Board, Composing, Frame, GameResult, LastTurn, MatchView, OverboardMove, Seat, Side, TablesComposing } from '../module/protocol';
import { sound } from '../sound/sound';
import type { Playing } from './playing';
import { sayRoll, sayTurn, type Spoken } from './say';

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

/**
 * What stands around the board where a match is played with somebody far away. A match on this
 * device has none of it, so its page carries none of it.
 */
export interface Around {
  /** Beside a player's name: clock, presence. */
  Seat: ComponentType<{ stage: Stage; seat: Seat }>;
  /** In the head: the way to the talk. */
  Head: ComponentType<{ stage: Stage }>;
  /** Over the board: a line that tore, an opponent who is away. */
  Over: ComponentType<{ stage: Stage }>;
  /** Below the moves on a wide screen. */
  Beside: ComponentType<{ stage: Stage }>;
  /** In place of the menu, the questions and the result of a match on this device. */
  Menu: ComponentType<{ stage: Stage; open: boolean; onClose: () => void; onResign: () => void }>;
  Questions: ComponentType<{ stage: Stage }>;
  Result: ComponentType<{ stage: Stage; go: (path: string) => void }>;
}

/**
 * A match on the screen, wherever it is played: what is shown now, and how an event that has been
 * folded in comes to be seen. Where events come from, and who may cause them, is for those who
 * extend this.
 */
export abstract class Stage implements Playing {
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
  /** What went wrong, in words for a person. */
  readonly failure = signal<string | null>(null);
  readonly stops: Signal<readonly Stop[]>;
  /** A stop of the past being looked at. */
  readonly peek = signal<number | null>(null);
  /** A game's result is being shown. */
  readonly resultShown: Signal<boolean>;
  /** What has just happened, in words, for the live region. */
  readonly spoken = signal<Spoken | null>(null);
  /** What stands around the board besides what every match has. */
  readonly around: Around | null = null;

  protected constructor(view: MatchView, stops: readonly Stop[]) {
    this.view = signal(view);
    this.board = signal(view.board);
    this.stops = signal(stops);
    this.resultShown = signal(endOf(view) !== null);
  }

  /** Where the match is found again; part of its address. */
  abstract get id(): string;

  /** The seat of the person here when the other one is elsewhere; the board is seen from there. */
  abstract get alone(): Seat | null;

  /** The seat at this screen that is to act, or null. */
  abstract get acting(): Seat | null;

  /** Rolls for the person whose turn it is; does nothing at any other time. */
  abstract roll(): Promise<void>;

  /** Plays a whole turn of a person. */
  abstract turn(text: string): Promise<void>;

  /** Any other event a person may cause: `next`, `resign a`, `offer a`, `agree b`, `decline b`. */
  abstract act(event: string): Promise<void>;

  /** Shows steps composed within the turn and keeps them over a reload. */
  abstract compose(change: () => Promise<Composing>, meanwhile?: () => void): Promise<void>;

  /** Shows an event that has been folded in; `stepsShown`: its stones lie where they belong already. */
  protected async show(event: string, view: MatchView, stepsShown: boolean): Promise<void> {
    const what = event.split(' ')[0]!;
    if (what === 'opening' && view.opening) {
      const starts = view.toAct;
      const lot = view.game === 'pres-palubu';
      if (!lot) sound('dice');
      // A lot without dice that has not decided shows nothing: it is drawn again.
      if (!lot || starts !== null) await this.#tell({ kind: 'opening', a: view.opening.a, b: view.opening.b, starts });
      this.board.value = view.board ?? this.board.value;
    } else if (what === 'roll' && view.roll) {
      batch(() => {
        this.busy.value = 'moving';
        this.tumble.value = `roll ${view.seq}`;
        this.spoken.value = sayRoll(view);
      });
      sound('dice');
      await wait(tumbleTime(pace()) + (stepTime(pace()) > 0 ? 120 : 0));
    } else if (what === 'turn' && view.last) {
      const last = view.last;
      batch(() => {
        this.busy.value = 'moving';
        this.spoken.value = sayTurn(view);
        this.stops.value = [...this.stops.value, { gameNumber: view.gameNumber, board: last.before, last }];
      });
      await this.#showTurn(last, stepsShown);
      this.#settleStop(view);
    } else if (what === 'decline') {
      await this.#tell({ kind: 'declined', seat: event.endsWith(' a') ? 'a' : 'b' });
    }
    batch(() => {
      // Before the first game there is no board to the rules; the one that stands ready stays.
      this.board.value = view.board ?? this.board.value;
      this.busy.value = null;
    });
    if (what === 'turn' && view.result === null && this.alone !== null && view.toAct === this.alone) sound('turn');
    const end = endOf(view);
    if (end) {
      sound(end.winner === null || end.winner === this.alone || this.alone === null ? 'won' : 'lost');
      await wait(stepTime(pace()) * 1.6);
      this.resultShown.value = true;
    } else if (what === 'next' || what === 'game') {
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

  /** Shows a match as it stands now, without playing through how it came there. */
  protected showAtOnce(view: MatchView, stops: readonly Stop[], board: Board | null): void {
    batch(() => {
      this.view.value = view;
      this.stops.value = stops;
      this.peek.value = null;
      this.led.value = view.last?.move ?? null;
      this.board.value = board;
      this.tumble.value = '';
      this.resultShown.value = endOf(view) !== null;
    });
    this.offer();
  }

  /** Hands the possible turns to the person at the screen, if it is theirs. */
  protected offer(): void {
    const { phase, composing } = this.view.value;
    this.composing.value = phase === 'turn' && this.acting !== null && composing && !composing.pass ? composing : null;
  }
}

/** How the last game ended, until the next one is begun. */
function endOf(view: MatchView): GameResult | null {
  return view.phase === 'between' || view.phase === 'over' ? view.result : null;
}

/** The steps composed so far as the module takes them back: `24/21:3 21/15:6`. */
export function draftOf(composing: TablesComposing): string {
  return composing.steps.map((step) => `${step.text}:${step.die}`).join(' ');
}

/** The turns of a match so far, for its list. */
export function stopsOf(frames: readonly Frame[]): Stop[] {
  return frames.flatMap((frame) =>
    frame.last && frame.event.startsWith('turn') ? [{ gameNumber: frame.gameNumber, board: frame.board, last: frame.last }] : [],
  );
}
