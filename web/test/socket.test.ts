import { beforeEach, describe, expect, it } from 'vitest';
import { Live, WAITS_MS, type Line, type MatchListener } from '../src/online/socket';
import { ServerError, type ServerMessage, type Snapshot } from '../src/online/wire';

/** A line whose other end is the test. */
class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed: number | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.closed = code;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  opens(serverTime = 1000): void {
    this.onopen?.();
    this.says({ type: 'welcome', version: 1, person: { id: 'p', name: 'Anna', kind: 'guest' }, serverTime });
  }

  tears(): void {
    this.onclose?.({ code: 1006 });
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['type'] === type);
  }
}

let now: number;
let lines: FakeLine[];
let timers: { at: number; act: () => void }[];
let live: Live;

function pass(ms: number): void {
  const end = now + ms;
  for (;;) {
    const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    now = next.at;
    timers.splice(timers.indexOf(next), 1);
    next.act();
  }
  now = end;
}

beforeEach(() => {
  now = 0;
  lines = [];
  timers = [];
  live = new Live({
    draw: () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    now: () => now,
    later: (ms, act) => {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer) >>> 0, timers.includes(timer) ? 1 : 0);
    },
    chance: () => 0.5,
  });
});

const line = () => lines.at(-1)!;

function listener(have = 0): MatchListener & { seen: ServerMessage[]; snapshots: Snapshot[]; have: number } {
  const one = {
    have,
    seen: [] as ServerMessage[],
    snapshots: [] as Snapshot[],
    haveSeq: () => one.have,
    snapshot: (snapshot: Snapshot) => void one.snapshots.push(snapshot),
    message: (message: ServerMessage) => void one.seen.push(message),
    refused: () => undefined,
  };
  return one;
}

describe('the line', () => {
  it('greets first and asks for nothing before it was welcomed', () => {
    live.watch('m', listener());
    line().onopen?.();
    expect(line().sent).toEqual([{ type: 'hello', version: 1 }]);
    line().says({ type: 'welcome', version: 1, person: {}, serverTime: 5000 });
    expect(line().of('watch')).toEqual([{ type: 'watch', matchId: 'm', haveSeq: 0 }]);
    expect(live.state.value).toBe('open');
    expect(live.serverNow()).toBe(5000);
  });

  it('is drawn anew after it tore, later each time, and at once when the network is back', () => {
    live.start();
    line().opens();
    for (const [i, wait] of WAITS_MS.entries()) {
      line().tears();
      expect(live.state.value).toBe('lost');
      pass(wait - 1);
      expect(lines).toHaveLength(i + 1);
      pass(1);
      expect(lines).toHaveLength(i + 2);
    }
    line().tears();
    live.hurry();
    expect(lines).toHaveLength(WAITS_MS.length + 2);
    line().opens();
    line().tears();
    pass(WAITS_MS[0]!);
    expect(lines).toHaveLength(WAITS_MS.length + 3);
  });

  it('that has been silent for 12 seconds is given up; a beat keeps it', () => {
    live.start();
    line().opens();
    pass(11_000);
    line().says({ type: 'beat', serverTime: 12_000 });
    pass(11_000);
    expect(live.state.value).toBe('open');
    const silent = line();
    pass(1000);
    expect(live.state.value).toBe('lost');
    expect(silent.closed).toBe(4000);
  });

  it('asks after a drop for exactly what is missing, of every match, and for the lobby', () => {
    const one = listener();
    live.watch('m', one);
    live.lobby(() => undefined);
    line().opens();
    one.have = 17;
    line().tears();
    pass(WAITS_MS[0]!);
    line().opens();
    expect(line().of('watch')).toEqual([{ type: 'watch', matchId: 'm', haveSeq: 17 }]);
    expect(line().of('lobby')).toEqual([{ type: 'lobby', on: true }]);
  });

  it('no longer watches what nobody wants to see', () => {
    const stop = live.watch('m', listener());
    line().opens();
    stop();
    expect(line().of('unwatch')).toEqual([{ type: 'unwatch', matchId: 'm' }]);
    line().tears();
    pass(WAITS_MS[0]!);
    line().opens();
    expect(line().of('watch')).toEqual([]);
  });

  it('hands messages to the match they belong to', () => {
    const [m, n] = [listener(), listener()];
    live.watch('m', m);
    live.watch('n', n);
    line().opens();
    line().says({ type: 'presence', matchId: 'm', presence: {} });
    line().onmessage?.({ data: 'no JSON' });
    line().says({ type: 'match', match: { id: 'n' }, events: [] });
    expect([m.seen.length, n.seen.length, m.snapshots.length, n.snapshots.length]).toEqual([1, 0, 0, 1]);
  });
});

describe('a command', () => {
  const turn = { do: 'turn', turn: '24/18' } as const;

  it('is done when the server says so', async () => {
    const done = live.command('m', 9, turn, 'c-1');
    line().opens();
    expect(line().of('command')).toEqual([{ type: 'command', matchId: 'm', expectedSeq: 9, commandId: 'c-1', payload: turn }]);
    line().says({ type: 'ack', matchId: 'm', commandId: 'c-1', seq: 11, repeated: false });
    await expect(done).resolves.toBe(11);
  });

  it('without an answer is sent again under its old id on the next line, and not once more after that', async () => {
    line_opened();
    const done = live.command('m', 9, turn, 'c-1');
    const first = line().of('command');
    line().tears();
    pass(WAITS_MS[0]!);
    line().opens();
    expect(line().of('command')).toEqual(first);
    line().says({ type: 'ack', matchId: 'm', commandId: 'c-1', seq: 11, repeated: true });
    await expect(done).resolves.toBe(11);
    line().tears();
    pass(WAITS_MS[0]!);
    line().opens();
    expect(line().of('command')).toEqual([]);
  });

  it('is refused with code, clause and the events that are missing', async () => {
    line_opened();
    const done = live.command('m', 9, turn, 'c-1');
    const events = [{ seq: 10, at: 1, line: 'timeout a', rule: true }];
    line().says({ type: 'error', code: 'stale', message: 'late', matchId: 'm', commandId: 'c-1', seq: 10, events });
    const reason = await done.catch((thrown: unknown) => thrown);
    expect(reason).toBeInstanceOf(ServerError);
    expect((reason as ServerError).code).toBe('stale');
    expect((reason as ServerError).details.events).toEqual(events);
  });

  it('that came too fast is sent again when the server wants to hear it', async () => {
    line_opened();
    const done = live.command('m', 9, turn, 'c-1');
    line().says({ type: 'error', code: 'too_fast', matchId: 'm', commandId: 'c-1', retryMs: 500 });
    pass(499);
    expect(line().of('command')).toHaveLength(1);
    pass(1);
    expect(line().of('command')).toHaveLength(2);
    line().says({ type: 'ack', matchId: 'm', commandId: 'c-1', seq: 11, repeated: false });
    await expect(done).resolves.toBe(11);
  });

  it('is given up when the line is ended for good', async () => {
    line_opened();
    const done = live.command('m', 9, turn);
    line().says({ type: 'signed-out' });
    await expect(done).rejects.toMatchObject({ details: { code: 'signed_out' } });
    expect(live.state.value).toBe('off');
  });

  function line_opened(): void {
    live.start();
    line().opens();
  }
});
