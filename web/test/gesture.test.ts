import { describe, expect, it } from 'vitest';
import { DOUBLE_TIME, DRIFT, GestureReader, swipeDirection, type Gesture } from '../src/board/gesture';

function reader() {
  const seen: Gesture[] = [];
  return { seen, read: new GestureReader((gesture) => seen.push(gesture)) };
}

describe('a tap', () => {
  it('may drift ten pixels and is still a tap, where it came down', () => {
    const { seen, read } = reader();
    read.down(1, { x: 50, y: 50 });
    read.move(1, { x: 56, y: 58 });
    read.up(1, { x: 56, y: 58 }, 100);
    expect(seen).toEqual([{ kind: 'tap', at: { x: 50, y: 50 }, double: false }]);
  });

  it('that wanders further is a drag, not a tap', () => {
    const { seen, read } = reader();
    read.down(1, { x: 50, y: 50 });
    read.move(1, { x: 50 + DRIFT + 1, y: 50 });
    read.up(1, { x: 80, y: 50 }, 100);
    expect(seen.map((gesture) => gesture.kind)).toEqual(['drag-start', 'drag-end']);
  });

  it('counts however quickly it follows another elsewhere', () => {
    const { seen, read } = reader();
    read.down(1, { x: 10, y: 10 });
    read.up(1, { x: 10, y: 10 }, 1000);
    read.down(1, { x: 200, y: 10 });
    read.up(1, { x: 200, y: 10 }, 1040);
    expect(seen).toEqual([
      { kind: 'tap', at: { x: 10, y: 10 }, double: false },
      { kind: 'tap', at: { x: 200, y: 10 }, double: false },
    ]);
  });

  it('twice on one spot is two taps, the second marked double', () => {
    const { seen, read } = reader();
    for (const time of [1000, 1200]) {
      read.down(1, { x: 10, y: 10 });
      read.up(1, { x: 12, y: 11 }, time);
    }
    expect(seen.map((gesture) => gesture.kind === 'tap' && gesture.double)).toEqual([false, true]);
  });

  it('twice on one spot but slowly is two single taps', () => {
    const { seen, read } = reader();
    for (const time of [1000, 1001 + DOUBLE_TIME]) {
      read.down(1, { x: 10, y: 10 });
      read.up(1, { x: 10, y: 10 }, time);
    }
    expect(seen.map((gesture) => gesture.kind === 'tap' && gesture.double)).toEqual([false, false]);
  });

  it('a third time begins a new pair', () => {
    const { seen, read } = reader();
    for (const time of [0, 100, 200, 300]) {
      read.down(1, { x: 10, y: 10 });
      read.up(1, { x: 10, y: 10 }, time);
    }
    expect(seen.map((gesture) => gesture.kind === 'tap' && gesture.double)).toEqual([false, true, false, true]);
  });
});

describe('a drag', () => {
  it('ignores a second finger', () => {
    const { seen, read } = reader();
    expect(read.down(1, { x: 0, y: 0 })).toBe(true);
    expect(read.down(2, { x: 90, y: 90 })).toBe(false);
    read.move(2, { x: 190, y: 90 });
    read.up(2, { x: 190, y: 90 }, 10);
    expect(seen).toEqual([]);
    read.up(1, { x: 0, y: 0 }, 20);
    expect(seen).toHaveLength(1);
  });

  it('that the system takes away is cancelled, and no tap comes of it', () => {
    const { seen, read } = reader();
    read.down(1, { x: 0, y: 0 });
    read.move(1, { x: 40, y: 0 });
    read.cancel(1);
    read.up(1, { x: 40, y: 0 }, 10);
    expect(seen.map((gesture) => gesture.kind)).toEqual(['drag-start', 'drag-cancel']);
  });
});

describe('a swipe', () => {
  it.each([
    [{ x: 30, y: 5 }, 'right'],
    [{ x: -30, y: 5 }, 'left'],
    [{ x: 4, y: 30 }, 'down'],
    [{ x: 4, y: -30 }, 'up'],
  ] as const)('to %o goes %s', (to, direction) => {
    expect(swipeDirection({ x: 0, y: 0 }, to, 18)).toBe(direction);
  });

  it('too short or too slanting goes nowhere', () => {
    expect(swipeDirection({ x: 0, y: 0 }, { x: 17, y: 0 }, 18)).toBeNull();
    expect(swipeDirection({ x: 0, y: 0 }, { x: 30, y: 26 }, 18)).toBeNull();
  });
});
