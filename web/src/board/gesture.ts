/**
 * Reads pointer events as taps, drags and swipes. No DOM and no clock of its own: it is fed points
 * (in CSS pixels) and times (in milliseconds), so that it can be tested to the pixel.
 *
 * A finger on a moving tram drifts: anything that stays within {@link DRIFT} of where it came down
 * is a tap, however long it takes. Every tap is reported at once – a second tap close after the
 * first is reported as `double` *in addition to* being a tap in its own right, never instead of it,
 * because two quick taps on two stones are two moves.
 */

/** How far a tap may wander, in CSS pixels. */
export const DRIFT = 10;
/** Two taps within this time and {@link DOUBLE_DISTANCE} are a double tap, in milliseconds. */
export const DOUBLE_TIME = 380;
/** How far apart the two taps of a double tap may be, in CSS pixels. */
export const DOUBLE_DISTANCE = 24;

export interface Spot {
  x: number;
  y: number;
}

export type Gesture =
  | { kind: 'tap'; at: Spot; double: boolean }
  | { kind: 'drag-start'; from: Spot; at: Spot }
  | { kind: 'drag-move'; from: Spot; at: Spot }
  | { kind: 'drag-end'; from: Spot; at: Spot }
  | { kind: 'drag-cancel' };

interface Held {
  id: number;
  from: Spot;
  dragging: boolean;
}

/** Follows one pointer at a time; a second finger is ignored until the first is up. */
export class GestureReader {
  #held: Held | null = null;
  #last: { at: Spot; time: number } | null = null;
  readonly #report: (gesture: Gesture) => void;

  constructor(report: (gesture: Gesture) => void) {
    this.#report = report;
  }

  /** A pointer came down. Answers whether it is the one being followed. */
  down(id: number, at: Spot): boolean {
    if (this.#held) return false;
    this.#held = { id, from: at, dragging: false };
    return true;
  }

  move(id: number, at: Spot): void {
    const held = this.#held;
    if (held?.id !== id) return;
    if (!held.dragging) {
      if (distance(held.from, at) <= DRIFT) return;
      held.dragging = true;
      this.#report({ kind: 'drag-start', from: held.from, at });
      return;
    }
    this.#report({ kind: 'drag-move', from: held.from, at });
  }

  up(id: number, at: Spot, time: number): void {
    const held = this.#held;
    if (held?.id !== id) return;
    this.#held = null;
    if (held.dragging) {
      this.#last = null;
      this.#report({ kind: 'drag-end', from: held.from, at });
      return;
    }
    const last = this.#last;
    const double =
      last !== null && time - last.time <= DOUBLE_TIME && distance(last.at, held.from) <= DOUBLE_DISTANCE;
    // A third tap begins a new pair.
    this.#last = double ? null : { at: held.from, time };
    this.#report({ kind: 'tap', at: held.from, double });
  }

  cancel(id: number): void {
    const held = this.#held;
    if (held?.id !== id) return;
    this.#held = null;
    if (held.dragging) this.#report({ kind: 'drag-cancel' });
  }
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The direction of a swipe, or null when it is too short or too slanting to be sure. */
export function swipeDirection(from: Spot, to: Spot, least: number): 'up' | 'down' | 'left' | 'right' | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const wide = Math.abs(dx);
  const tall = Math.abs(dy);
  if (Math.max(wide, tall) < least) return null;
  if (Math.min(wide, tall) > 0.75 * Math.max(wide, tall)) return null;
  if (wide > tall) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
