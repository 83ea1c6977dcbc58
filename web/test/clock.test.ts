import { describe, expect, it } from 'vitest';
import { clockFace, paceOf, readClock, timeLeft, writeClock } from '../src/online/clock';
import type { ClockView } from '../src/online/wire';

const delay: ClockView = { type: 'delay', bankMs: { a: 60_000, b: 48_500 }, delayMs: 10_000, running: 'b', since: 1000, deadline: 59_500, at: 1000 };

describe('clocks', () => {
  it('are read and written as the protocol has them', () => {
    for (const text of ['none', 'delay:10+60', 'inc:300+3', 'days:3']) expect(writeClock(readClock(text))).toBe(text);
    expect(readClock('sand:glass')).toEqual({ type: 'none' });
  });

  it('are fast, slow, in days or none', () => {
    expect(['delay:10+60', 'inc:300+3', 'delay:30+600', 'inc:900+10', 'days:3', 'none'].map(paceOf)).toEqual(['fast', 'fast', 'slow', 'slow', 'days', 'none']);
  });

  it('with a delay leave the bank alone while the free time runs', () => {
    expect(timeLeft(delay, 'b', 4000)).toEqual({ ms: 48_500, freeMs: 7000, running: true });
    expect(timeLeft(delay, 'b', 13_000)).toEqual({ ms: 46_500, freeMs: null, running: true });
    expect(timeLeft(delay, 'b', 90_000)).toEqual({ ms: 0, freeMs: null, running: true });
    expect(timeLeft(delay, 'a', 90_000)).toEqual({ ms: 60_000, freeMs: null, running: false });
  });

  it('show whole seconds rounded up, tenths when it matters', () => {
    expect([245_000, 244_001, 9000, 0, 3_723_000].map((ms) => clockFace(ms))).toEqual(['4:05', '4:05', '0:09', '0:00', '1:02:03']);
    expect(clockFace(9420, true)).toBe('0:09.4');
    expect(clockFace(61_000, true)).toBe('1:01');
  });

  it('are nothing where there is none', () => {
    expect(timeLeft({ type: 'none' }, 'a', 1)).toBeNull();
  });
});
