import type { Seat } from '../module/protocol';
import type { ClockView, Pace } from './wire';

/** A clock as agreed on; its text is that of docs/protocol.md: `delay:10+60`, `inc:300+3`, `days:3`, `none`. */
export type ClockSpec =
  | { type: 'none' }
  | { type: 'delay'; delay: number; bank: number }
  | { type: 'inc'; base: number; increment: number }
  | { type: 'days'; days: number };

/** Reads a clock; a text that is none – of a later version – is told as no clock. */
export function readClock(text: string): ClockSpec {
  const two = /^(delay|inc):(\d+)\+(\d+)$/.exec(text);
  if (two) {
    const [first, second] = [Number(two[2]), Number(two[3])];
    return two[1] === 'delay' ? { type: 'delay', delay: first, bank: second } : { type: 'inc', base: first, increment: second };
  }
  const days = /^days:(\d+)$/.exec(text);
  return days ? { type: 'days', days: Number(days[1]) } : { type: 'none' };
}

export function writeClock(clock: ClockSpec): string {
  switch (clock.type) {
    case 'none':
      return 'none';
    case 'delay':
      return `delay:${clock.delay}+${clock.bank}`;
    case 'inc':
      return `inc:${clock.base}+${clock.increment}`;
    case 'days':
      return `days:${clock.days}`;
  }
}

/** How fast a match is, as the server counts it, for the filter of the lobby. */
export function paceOf(text: string): Pace {
  const clock = readClock(text);
  if (clock.type === 'none') return 'none';
  if (clock.type === 'days') return 'days';
  const seconds =
    clock.type === 'delay' ? Math.min(clock.bank, 300) + clock.delay * 15 : clock.base + clock.increment * 30;
  return seconds <= 600 ? 'fast' : 'slow';
}

export interface TimeLeft {
  /** Milliseconds in the bank (or until the deadline of a turn in days); never below zero. */
  ms: number;
  /** Milliseconds of free time left in this turn, or null where there is none or it is used up. */
  freeMs: number | null;
  running: boolean;
}

/** What a seat has at a moment of the server's clock; null without a clock. */
export function timeLeft(clock: ClockView, seat: Seat, now: number): TimeLeft | null {
  if (clock.type === 'none') return null;
  const running = clock.running === seat && typeof clock.deadline === 'number';
  if (!running) {
    const ms = clock.type === 'days' ? clock.turnMs : clock.bankMs?.[seat];
    return typeof ms === 'number' ? { ms: Math.max(0, ms), freeMs: null, running: false } : null;
  }
  const left = Math.max(0, clock.deadline! - now);
  const delay = clock.type === 'delay' ? (clock.delayMs ?? 0) : 0;
  const free = delay > 0 && typeof clock.since === 'number' ? clock.since + delay - now : 0;
  // While free time runs the bank stands still.
  return free > 0 ? { ms: Math.max(0, left - free), freeMs: free, running } : { ms: left, freeMs: null, running };
}

/** `4:05`, `0:09`, `1:02:03`; tenths below ten seconds when asked for; whole seconds are rounded up, so 0:00 is over. */
export function clockFace(ms: number, tenths = false): string {
  if (tenths && ms < 10_000) return `0:0${(Math.floor(Math.max(0, ms) / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
