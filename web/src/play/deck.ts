import { batch, computed, signal } from '@preact/signals';
import type { Direction, OverboardComposing, OverboardMove, Refusal } from '../module/protocol';
import { cellName, nextCell, targetCells } from '../board/overboard/geometry';
import { sound } from '../sound/sound';
import type { Playing } from './playing';

/** Choosing a figure and pushing it, by tap, swipe, keys or joystick. Directions are the board's. */
export class DeckPlay {
  readonly selected = signal<number | null>(null);
  readonly preview = signal<Direction | null>(null);
  /** Where keys and joystick point. */
  readonly cursor = signal(8);
  /** Why the last try was not possible. */
  readonly refusal = signal<{ why: Refusal; clause: string } | null>(null);
  readonly movable = computed(() => [...new Set((this.composing?.moves ?? []).map((move) => move.from))]);
  readonly moves = computed<OverboardMove[]>(() => {
    const from = this.selected.value;
    return from === null ? [] : (this.composing?.moves ?? []).filter((move) => move.from === from);
  });
  readonly #session: Playing;

  constructor(session: Playing) {
    this.#session = session;
  }

  get composing(): OverboardComposing | null {
    const composing = this.#session.composing.value;
    return composing?.kind === 'overboard' && this.#session.peek.value === null ? composing : null;
  }

  /** Whether a cell holds a figure of the side to move (it has moves or reasons why not). */
  #own(cell: number): boolean {
    const composing = this.composing;
    return (
      composing !== null &&
      (composing.moves.some((move) => move.from === cell) || composing.refused.some((no) => no.from === cell))
    );
  }

  tap(cell: number): void {
    const composing = this.composing;
    if (!composing) return;
    this.refusal.value = null;
    this.cursor.value = cell;
    const chosen = this.selected.value;
    if (chosen !== null && !this.#own(cell)) {
      const move = this.moves.value.find((one) => targetCells(one).includes(cell));
      if (move) {
        this.#play(move);
        return;
      }
      const refused = composing.refused.find((no) => no.from === chosen && ahead(chosen, no.direction, cell));
      if (refused) {
        this.#refuse(refused.why, refused.clause);
        return;
      }
      this.cancel();
      return;
    }
    if (!this.#own(cell)) {
      this.cancel();
      return;
    }
    this.selected.value = chosen === cell ? null : cell;
  }

  /** Chooses a figure without letting it go again: a drag or a swipe begins on it. */
  take(cell: number): boolean {
    if (!this.#own(cell)) return false;
    this.refusal.value = null;
    this.selected.value = cell;
    this.cursor.value = cell;
    return true;
  }

  push(cell: number, direction: Direction): void {
    const composing = this.composing;
    if (!composing) return;
    this.preview.value = null;
    const move = composing.moves.find((one) => one.from === cell && one.direction === direction);
    if (move) {
      this.#play(move);
      return;
    }
    const refused = composing.refused.find((no) => no.from === cell && no.direction === direction);
    if (refused) {
      this.selected.value = cell;
      this.#refuse(refused.why, refused.clause);
    }
  }

  /** A move in the notation, `c2c3`; answers whether it was played. A refusal is left in {@link refusal}. */
  write(turn: string): boolean {
    const composing = this.composing;
    if (!composing) return false;
    this.refusal.value = null;
    const move = composing.moves.find((one) => one.turn === turn);
    if (move) {
      this.#play(move);
      return true;
    }
    const refused = composing.refused.find((no) => moveName(no.from, no.direction) === turn);
    if (refused) this.#refuse(refused.why, refused.clause);
    return false;
  }

  cancel(): void {
    batch(() => {
      this.selected.value = null;
      this.preview.value = null;
    });
  }

  #play(move: OverboardMove): void {
    this.cancel();
    this.refusal.value = null;
    const next = nextCell(move.from, move.direction);
    if (next !== null) this.cursor.value = next;
    void this.#session.turn(move.turn);
  }

  #refuse(why: Refusal, clause: string): void {
    this.refusal.value = { why, clause };
    sound('refused');
  }
}

function moveName(from: number, direction: Direction): string {
  const to = nextCell(from, direction);
  return to === null ? '' : cellName(from) + cellName(to);
}

function ahead(from: number, direction: Direction, cell: number): boolean {
  for (let at = nextCell(from, direction); at !== null; at = nextCell(at, direction)) {
    if (at === cell) return true;
  }
  return false;
}
