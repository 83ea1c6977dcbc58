import { signal } from '@preact/signals';
import { ServerError, type LobbyNews, type Payload, type ServerMessage, type Snapshot } from './wire';

/**
 * The live line to the server.
 *
 * It is drawn once and kept: when it tears, {@link Live} draws a new one, a little later each time it
 * fails, and everything that was wanted is asked for again – `hello`, then `watch` for every match
 * with the last seq that is known, so exactly the missing events come; then every command without
 * an answer, under its old `commandId`, so it counts once however often it was sent. Nothing above
 * this file has to know that the line was ever gone, except to tell the person.
 */
export const VERSION = 1;

/** The server beats every 5 s; a line silent for longer is dead, whatever the browser thinks. */
const SILENCE_MS = 12_000;
/** How long a line may take to be drawn. */
const PATIENCE_MS = 10_000;
/** Waits before the next try; the last one again and again. */
export const WAITS_MS = [300, 1000, 2000, 4000, 8000];

/** The part of a WebSocket that is used; tests bring their own. */
export interface Line {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What the world offers; tests bring their own. */
export interface World {
  draw(): Line;
  now(): number;
  later(ms: number, act: () => void): () => void;
  /** 0 … 1, so that a thousand pages do not come back in the same moment. */
  chance(): number;
}

export interface MatchListener {
  /** The last seq this page knows. */
  haveSeq(): number;
  snapshot(snapshot: Snapshot): void;
  message(message: ServerMessage & { matchId: string }): void;
  refused(error: ServerError): void;
}

interface Pending {
  text: string;
  resolve: (seq: number) => void;
  reject: (reason: ServerError) => void;
}

export class Live {
  /** `off` before it is wanted and after it was ended; `lost` while it is being drawn anew. */
  readonly state = signal<'off' | 'connecting' | 'open' | 'lost'>('off');
  /** How often a line was tried in vain since the last one that was welcomed. */
  readonly tries = signal(0);
  /** What to add to this device's clock to get the server's, in milliseconds. */
  offset = 0;
  readonly #world: World;
  #line: Line | null = null;
  #ready = false;
  #stopTimer: () => void = () => undefined;
  readonly #matches = new Map<string, Set<MatchListener>>();
  readonly #pending = new Map<string, Pending>();
  readonly #lobby = new Set<(news: LobbyNews) => void>();
  readonly #news = new Set<(message: ServerMessage) => void>();

  constructor(world: World) {
    this.#world = world;
  }

  /** The server's time now. */
  serverNow(): number {
    return this.#world.now() + this.offset;
  }

  /** Draws the line if there is none. */
  start(): void {
    if (this.#line || this.state.value === 'lost') return;
    this.state.value = 'connecting';
    this.#draw();
  }

  /** Ends the line for good (signed out, another person). Commands without an answer are given up. */
  stop(): void {
    this.#stopTimer();
    const line = this.#line;
    this.#line = null;
    this.#ready = false;
    this.tries.value = 0;
    this.state.value = 'off';
    if (line) silence(line).close(1000);
    for (const command of this.#pending.values()) command.reject(new ServerError({ code: 'signed_out' }));
    this.#pending.clear();
  }

  /** A new line for another person, if anything is wanted from it. */
  restart(): void {
    this.stop();
    if (this.#matches.size > 0 || this.#lobby.size > 0) this.start();
  }

  /** Tries at once instead of waiting: the network is back, the page is looked at again. */
  hurry(): void {
    if (this.state.value === 'lost' && !this.#line) {
      this.#stopTimer();
      this.#draw();
    }
  }

  /** Watches a match from now on; answers how to stop. */
  watch(matchId: string, listener: MatchListener): () => void {
    const listeners = this.#matches.get(matchId) ?? new Set();
    this.#matches.set(matchId, listeners.add(listener));
    this.start();
    this.#send({ type: 'watch', matchId, haveSeq: listener.haveSeq() });
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#matches.get(matchId) !== listeners) return;
      this.#matches.delete(matchId);
      this.#send({ type: 'unwatch', matchId });
    };
  }

  /** Asks for what is missing of a match. */
  catchUp(matchId: string, haveSeq: number): void {
    this.#send({ type: 'watch', matchId, haveSeq });
  }

  /** Listens to the lobby; answers how to stop. */
  lobby(listener: (news: LobbyNews) => void): () => void {
    this.#lobby.add(listener);
    this.start();
    this.#send({ type: 'lobby', on: true });
    return () => {
      this.#lobby.delete(listener);
      if (this.#lobby.size === 0) this.#send({ type: 'lobby', on: false });
    };
  }

  /** Listens to news: `started`, `your-turn`, `signed-out`, and errors that belong to nothing. */
  news(listener: (message: ServerMessage) => void): () => void {
    this.#news.add(listener);
    return () => this.#news.delete(listener);
  }

  /**
   * Does something in a match; resolves with the seq of the event it became once that is committed.
   * Kept until answered, over as many lines as it takes. Rejects with what the server says against it.
   */
  command(matchId: string, expectedSeq: number, payload: Payload, commandId = newCommandId()): Promise<number> {
    const text = JSON.stringify({ type: 'command', matchId, expectedSeq, commandId, payload });
    return new Promise((resolve, reject) => {
      this.#pending.set(commandId, { text, resolve, reject });
      this.start();
      if (this.#ready) this.#line?.send(text);
    });
  }

  /** Says something at a table. Answers whether it could be sent: talk is not kept for later. */
  say(matchId: string, what: { phrase: string } | { text: string }): boolean {
    return this.#send({ type: 'chat', matchId, ...what });
  }

  /** Switches the talk at a table off or on for this seat. */
  chatOff(matchId: string, off: boolean): boolean {
    return this.#send({ type: 'chat-off', matchId, off });
  }

  #send(message: object): boolean {
    if (!this.#ready || !this.#line) return false;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  #draw(): void {
    let line: Line;
    try {
      line = this.#world.draw();
    } catch {
      // No network at all: some browsers throw instead of closing. The same as a line that tore.
      this.#torn();
      return;
    }
    this.#line = line;
    this.#watchdog(PATIENCE_MS);
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', version: VERSION }));
    line.onmessage = (event) => this.#hear(line, event.data);
    line.onclose = () => {
      if (this.#line === line) this.#torn();
    };
  }

  /** A line that says nothing for so long is given up. */
  #watchdog(ms: number): void {
    this.#stopTimer();
    const line = this.#line;
    this.#stopTimer = this.#world.later(ms, () => {
      if (!line || this.#line !== line) return;
      silence(line).close(4000);
      this.#torn();
    });
  }

  #torn(): void {
    this.#stopTimer();
    this.#line = null;
    this.#ready = false;
    this.state.value = 'lost';
    const wait = WAITS_MS[Math.min(this.tries.value, WAITS_MS.length - 1)]!;
    this.tries.value++;
    this.#stopTimer = this.#world.later(wait * (0.75 + this.#world.chance() / 2), () => this.#draw());
  }

  #hear(line: Line, data: unknown): void {
    if (this.#line !== line) return;
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return; // Not of this protocol; the next message may be.
    }
    this.#watchdog(SILENCE_MS);
    switch (message.type) {
      case 'welcome':
        this.#welcome(message.serverTime);
        break;
      case 'beat':
        this.#clock(message.serverTime);
        break;
      case 'match':
        for (const one of this.#listeners(message.match.id)) one.snapshot(message);
        break;
      case 'events':
      case 'presence':
      case 'chat':
      case 'chat-off':
        for (const one of this.#listeners(message.matchId)) one.message(message);
        break;
      case 'ack':
        this.#pending.get(message.commandId)?.resolve(message.seq);
        this.#pending.delete(message.commandId);
        break;
      case 'error':
        this.#refused(message);
        break;
      case 'lobby':
        for (const one of [...this.#lobby]) one(message);
        break;
      case 'signed-out':
        for (const one of [...this.#news]) one(message);
        this.stop();
        break;
      default:
        for (const one of [...this.#news]) one(message);
    }
  }

  #welcome(serverTime: number): void {
    this.#ready = true;
    this.tries.value = 0;
    this.#clock(serverTime);
    for (const [matchId, listeners] of this.#matches) {
      const least = Math.min(...[...listeners].map((one) => one.haveSeq()));
      this.#send({ type: 'watch', matchId, haveSeq: least });
    }
    if (this.#lobby.size > 0) this.#send({ type: 'lobby', on: true });
    for (const command of this.#pending.values()) this.#line?.send(command.text);
    this.state.value = 'open';
  }

  #clock(serverTime: number): void {
    this.offset = serverTime - this.#world.now();
  }

  #refused(message: ServerMessage & { type: 'error' }): void {
    const error = new ServerError(message);
    if (message.commandId) {
      const command = this.#pending.get(message.commandId);
      if (message.code === 'too_fast' && command) {
        // Nothing was done; the same command again when the server wants to hear it.
        this.#world.later(message.retryMs ?? 1000, () => {
          if (this.#ready && this.#pending.has(message.commandId!)) this.#line?.send(command.text);
        });
        return;
      }
      this.#pending.delete(message.commandId);
      command?.reject(error);
      return;
    }
    if (message.matchId && this.#matches.has(message.matchId)) {
      for (const one of this.#listeners(message.matchId)) one.refused(error);
      return;
    }
    for (const one of [...this.#news]) one(message);
  }

  #listeners(matchId: string): MatchListener[] {
    return [...(this.#matches.get(matchId) ?? [])];
  }
}

function silence(line: Line): Line {
  line.onopen = null;
  line.onmessage = null;
  line.onclose = null;
  return line;
}

export function newCommandId(): string {
  return `c-${hex(9)}`;
}

/** So many random bytes in hexadecimal digits. */
export function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
