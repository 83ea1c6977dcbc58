import type { Spot } from './gesture';

/** How fast things move; factors of the normal times. `off` shows results at once. */
export type Pace = 'slow' | 'normal' | 'fast' | 'off';

const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/** Milliseconds of one stone's slide at a pace. */
export function stepTime(pace: Pace): number {
  return 340 * FACTOR[pace];
}

/** Milliseconds that dice tumble at a pace. */
export function tumbleTime(pace: Pace): number {
  return 620 * FACTOR[pace];
}

/** The last slide of each element; asking the element for its animations would have the page laid out anew. */
const slides = new WeakMap<Element, Animation>();

/** Slides an element from where it was to where it has just been drawn. */
export function slide(element: Element, from: Spot, to: Spot, time: number): void {
  if (time <= 0) return;
  const before = slides.get(element);
  const start = before?.playState === 'running' ? shownAt(element) : from;
  before?.cancel();
  const middle = { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 };
  const animation = element.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(1)` },
      { transform: `translate(${middle.x}px, ${middle.y}px) scale(1.09)` },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1)` },
    ],
    { duration: time, easing: 'cubic-bezier(.4,.1,.25,1)' },
  );
  slides.set(element, animation);
}

/** Where a running animation shows the element right now. */
function shownAt(element: Element): Spot {
  const matrix = new DOMMatrixReadOnly(getComputedStyle(element).transform);
  return { x: matrix.e, y: matrix.f };
}

export function wait(time: number): Promise<void> {
  return time <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, time));
}
