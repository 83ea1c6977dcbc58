import { batch, computed, signal, type Signal } from '@preact/signals';
import { rules } from '../module/client';
import type { Composing, MatchView, Seat } from '../module/protocol';
import { draftOf, Stage, stopsOf, type Around } from '../play/stage';
import { boardOf } from '../play/start';
import { api } from './api';
import { live } from './live';
import { hex, type MatchListener } from './socket';
import { namesOf, problem } from './words';
import {
  ServerError,
  type ChatMessage, type ClockView, type MatchChange, type MatchInfo, type Payload, type Presence, type ServerMessage,
  type Snapshot, type WireEvent,
} from './wire';

/** More events of the rules than this at once are not played through but jumped over. */
const JUMP = 8;
/** The server starts the next game by itself this long after the last one ended. */
export const READY_MS = 15_000;

/**
 * A match played through the server.
 *
 * The truth is the server's log. Its events come numbered and without gaps; those of the rules are
 * folded by the same module that folds a match of this device, one after the other, and shown as
 * they come. What a person here does is only asked for: a turn is composed on the device, sent
 * whole, and seen as played when it comes back as an event. Should the module ever come to another
 * log than the server's, the server's is opened anew.
 */
export class OnlineSession extends Stage {
  readonly info: Signal<MatchInfo>;
  readonly clock: Signal<ClockView>;
  readonly presence: Signal<Presence>;
  /** All events so far, the server's own ones included. */
  readonly events: Signal<readonly WireEvent[]>;
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly chatOff: Signal<boolean>;
  /** What was said since the talk was last looked at. */
  readonly unread = signal(0);
  readonly chatShown = signal(false);
  /** A command is on its way. */
  readonly asking = signal(false);
  /** Seats that are ready for the coming game. */
  readonly ready = computed(() => seatsSince(this.events.value, 'ready', /^end /));
  /** Seats that want a rematch. */
  readonly rematch = computed(() => seatsSince(this.events.value, 'rematch', null));
  override readonly around: Around;
  /** The last event of the log; what a command is said to follow. */
  #seq = 0;
  readonly #queue: WireEvent[] = [];
  #lines: string[] = [];
  #running = false;
  #closed = false;
  /** A turn that travels, or has arrived and is not seen as an event yet. */
  #sent: string | null = null;
  #unwatch: () => void = () => undefined;

  private constructor(snapshot: Snapshot, view: MatchView, around: Around) {
    super(view, []);
    this.info = signal(snapshot.match);
    this.clock = signal(snapshot.clock);
    this.presence = signal(snapshot.presence);
    this.events = signal([]);
    this.chatOff = signal(snapshot.chatOff ?? false);
    this.around = around;
  }

  /** Goes to a match; resolves once its first board can be shown. Rejects when there is none. */
  static open(id: string, around: Around): Promise<OnlineSession> {
    return new Promise((resolve, reject) => {
      let session: OnlineSession | 'opening' | null = null;
      let unwatch = () => undefined as void;
      const listener: MatchListener = {
        haveSeq: () => (session instanceof OnlineSession ? session.#seq : 0),
        snapshot: (snapshot) => {
          if (session instanceof OnlineSession) session.#snapshot(snapshot);
          else if (session === null) {
            session = 'opening';
            OnlineSession.#begin(snapshot, around).then((opened) => {
              session = opened;
              opened.#unwatch = unwatch;
              resolve(opened);
              // What came while the rules were loading was not kept: it is asked for again.
              live.catchUp(id, opened.#seq);
              opened.#settle();
            }, reject);
          }
        },
        message: (message) => {
          if (session instanceof OnlineSession) session.#message(message);
        },
        refused: (error) => {
          if (session instanceof OnlineSession) session.failure.value = problem(error);
          else {
            unwatch();
            reject(error);
          }
        },
      };
      unwatch = live.watch(id, listener);
    });
  }

  static async #begin(snapshot: Snapshot, around: Around): Promise<OnlineSession> {
    const lines = snapshot.events.filter((event) => event.rule).map((event) => event.line);
    const view = await rules.open(logOf(snapshot.match.head, lines));
    const session = new OnlineSession(snapshot, view, around);
    session.#accept(snapshot.events);
    session.#queue.length = 0;
    session.#lines = lines;
    await session.#showAll(view);
    await session.#recallDraft();
    await session.#recallTalk();
    return session;
  }

  override get id(): string {
    return this.info.value.id;
  }

  /** The seat of the person here; null for those who watch. */
  get seat(): Seat | null {
    return this.info.value.you ?? null;
  }

  override get alone(): Seat | null {
    return this.seat;
  }

  override get acting(): Seat | null {
    const { toAct } = this.view.value;
    const mine = toAct !== null && toAct === this.seat && this.info.value.state === 'playing';
    return mine && this.#sent === null ? toAct : null;
  }

  /** When the next game starts by itself, on the server's clock; null while one is played. */
  get startsAt(): number | null {
    const { phase, state } = this.info.value;
    if (phase !== 'ready' || state !== 'playing') return null;
    const end = this.events.value.findLast((event) => /^(end |created)/.test(event.line));
    return end ? end.at + READY_MS : null;
  }

  /** Whether the match can still be called off: in its first game before both have made a turn. */
  get mayAbort(): boolean {
    const { state, gameNumber } = this.info.value;
    if (this.seat === null || state !== 'playing' || gameNumber > 1 || this.view.value.games.length > 0) return false;
    const turns = this.events.value.filter((event) => event.rule && event.line.startsWith('turn ')).map((event) => event.by);
    return !(turns.includes('a') && turns.includes('b'));
  }

  close(): void {
    this.#closed = true;
    this.#unwatch();
  }

  /** The server rolls by itself. */
  override roll(): Promise<void> {
    return Promise.resolve();
  }

  override async turn(text: string): Promise<void> {
    if (this.view.value.phase !== 'turn' || this.acting === null || this.#running || this.asking.value) return;
    this.#sent = text;
    const composed = this.composing.value;
    batch(() => {
      // The composed stones stay where they lie while the turn travels.
      if (composed?.kind === 'tables') this.board.value = composed.board;
      this.composing.value = null;
    });
    const lines = this.#lines.length;
    if (await this.#ask({ do: 'turn', turn: text })) return;
    this.#sent = null;
    if (this.#lines.length !== lines || this.acting === null) return;
    // Refused: the stones are composed as before, the person decides.
    batch(() => {
      this.composing.value = composed;
      this.board.value = this.view.value.board;
    });
  }

  override async act(event: string): Promise<void> {
    const [what] = event.split(' ');
    if (what === 'next') await this.readyForNext();
    else await this.#ask({ do: what as 'resign' | 'offer' | 'agree' | 'decline' });
  }

  /** Anything else than a turn or what the rules call an event. */
  ask(payload: Payload): Promise<boolean> {
    return this.#ask(payload);
  }

  /** Says that this seat is ready, with its part of the dice; only once for a game. */
  async readyForNext(): Promise<void> {
    if (this.seat === null || this.ready.value.includes(this.seat)) return;
    // Drawn only now, after the commitment to the seed was seen.
    await this.#ask({ do: 'ready', nonce: hex(16) });
  }

  override async compose(change: () => Promise<Composing>, meanwhile?: () => void): Promise<void> {
    const composing = await change();
    batch(() => {
      meanwhile?.();
      if (this.acting !== null) this.composing.value = composing;
    });
    if (this.acting === null) return;
    if (composing.kind === 'tables') {
      const steps = draftOf(composing);
      keep(`kameny.draft.${this.id}`, steps === '' ? null : `${this.#lines.length} ${steps}`);
    }
  }

  /** Asks for something to be done; answers whether it was. What is refused is told. */
  async #ask(payload: Payload): Promise<boolean> {
    if (this.asking.value) return false;
    this.asking.value = true;
    this.failure.value = null;
    const lines = this.#lines.length;
    try {
      for (;;) {
        try {
          await live.command(this.id, this.#seq, payload);
          return true;
        } catch (reason) {
          if (!(reason instanceof ServerError) || reason.code !== 'stale') throw reason;
          this.#take(reason.details.events ?? []);
          await this.#idle();
          // Only the server's own lines came between: what is asked for still means the same.
          if (this.#lines.length !== lines) throw reason;
        }
      }
    } catch (reason) {
      this.failure.value = problem(reason);
      return false;
    } finally {
      this.asking.value = false;
    }
  }

  private offerUnlessComposing(): void {
    if (this.composing.value === null) this.offer();
  }

  #snapshot(snapshot: Snapshot): void {
    batch(() => {
      this.info.value = { ...snapshot.match, you: snapshot.match.you ?? this.info.value.you ?? null };
      this.clock.value = snapshot.clock;
      this.presence.value = snapshot.presence;
      this.chatOff.value = snapshot.chatOff ?? false;
    });
    this.#take(snapshot.events);
    void this.#recallTalk();
  }

  /** What was said while the line was torn. */
  async #recallTalk(): Promise<void> {
    if (this.seat === null) return;
    const known = this.chat.value.length;
    const all = await api.chat(this.id).catch(() => this.chat.value);
    if (all.length <= this.chat.value.length) return;
    this.chat.value = all;
    if (known > 0 && !this.chatShown.value) this.unread.value += all.length - known;
  }

  #message(message: ServerMessage & { matchId: string }): void {
    switch (message.type) {
      case 'events':
        this.#change(message.match, message.clock);
        this.#take(message.events);
        break;
      case 'presence':
        this.presence.value = message.presence;
        break;
      case 'chat':
        this.#hear(message.message);
        break;
      case 'chat-off':
        this.chatOff.value = message.off;
        break;
    }
  }

  #change(change: MatchChange, clock: ClockView): void {
    batch(() => {
      this.info.value = { ...this.info.value, ...change };
      this.clock.value = clock;
    });
  }

  #hear(message: ChatMessage): void {
    if (this.chat.value.some((one) => one.id === message.id)) return;
    this.chat.value = [...this.chat.value, message];
    if (!this.chatShown.value && message.seat !== this.seat) this.unread.value++;
  }

  /** Takes over new events; what is missing before them is asked for. */
  #take(events: readonly WireEvent[]): void {
    if (!this.#accept(events)) live.catchUp(this.id, this.#seq);
    void this.#run();
  }

  /** Those that follow what is known; answers false when there is a gap. */
  #accept(events: readonly WireEvent[]): boolean {
    const fresh: WireEvent[] = [];
    let whole = true;
    for (const event of events) {
      if (event.seq <= this.#seq) continue;
      whole = event.seq === this.#seq + 1;
      if (!whole) break;
      this.#seq = event.seq;
      fresh.push(event);
    }
    if (fresh.length > 0) {
      this.events.value = [...this.events.value, ...fresh];
      this.info.value = { ...this.info.value, seq: this.#seq };
      this.#queue.push(...fresh);
    }
    return whole;
  }

  async #run(): Promise<void> {
    if (this.#running || this.#queue.length === 0) return;
    this.#running = true;
    try {
      while (!this.#closed && this.#queue.length > 0) {
        if (this.#queue.filter((event) => event.rule).length > JUMP) await this.#jump();
        else await this.#next(this.#queue.shift()!);
      }
    } catch (reason) {
      this.failure.value = problem(reason);
    } finally {
      this.#running = false;
      this.busy.value = null;
    }
    if (!this.#closed) this.#settle();
  }

  /** One event: folded by the module, then shown. */
  async #next(event: WireEvent): Promise<void> {
    if (!event.rule) return;
    this.#lines.push(event.line);
    // What follows by itself – a game's start or end – the module has folded with the event before.
    if (this.view.value.seq > this.#lines.length) return;
    const applied = await rules.apply(event.line);
    if (bodyOf(applied.log).slice(0, this.#lines.length).join('\n') !== this.#lines.join('\n')) {
      await this.#jump();
      return;
    }
    const view = this.#dress(applied);
    const own = event.by === this.seat && event.line.startsWith('turn ');
    const stepsShown = own && this.#sent !== null && this.board.value?.kind === 'tables';
    if (own) this.#sent = null;
    this.peek.value = null;
    batch(() => {
      this.view.value = view;
      this.composing.value = null;
    });
    await this.show(event.line.split(' ')[0]!, view, stepsShown);
  }

  /** Opens the whole log anew: far behind, or somewhere else than the server. */
  async #jump(): Promise<void> {
    this.#queue.length = 0;
    this.#sent = null;
    this.#lines = this.events.value.filter((event) => event.rule && event.seq <= this.#seq).map((event) => event.line);
    await this.#showAll(await rules.open(logOf(this.info.value.head, this.#lines)));
  }

  async #showAll(view: MatchView): Promise<void> {
    const stops = stopsOf(await rules.frames(view.log));
    this.showAtOnce(this.#dress(view), stops, await boardOf(view));
  }

  /** After everything that came was shown: turns are offered, a first game is begun. */
  #settle(): void {
    this.offerUnlessComposing();
    const { phase, gameNumber, state } = this.info.value;
    if (phase === 'ready' && state === 'playing' && gameNumber === 0) void this.readyForNext();
  }

  async #idle(): Promise<void> {
    while (this.#running && !this.#closed) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** Steps composed before a reload, if nothing has happened since. */
  async #recallDraft(): Promise<void> {
    const draft = recall(`kameny.draft.${this.id}`);
    if (draft === null || this.composing.value?.kind !== 'tables') return;
    const [lines, ...steps] = draft.split(' ');
    if (Number(lines) !== this.#lines.length) return;
    this.composing.value = await rules.step(steps.join(' '));
  }

  /** The names of persons and levels as this page says them. */
  #dress(view: MatchView): MatchView {
    return { ...view, players: namesOf(this.info.value.seats) };
  }
}

/** The log the module opens: the head and every event of the rules. */
export function logOf(head: string, lines: readonly string[]): string {
  return head + lines.map((line) => `${line}\n`).join('');
}

/** The event lines of a log. */
function bodyOf(log: string): string[] {
  return log.slice(log.indexOf('\n\n') + 2).split('\n').filter((line) => line !== '');
}

/** Seats named by lines `what a` after the last event that matches. */
function seatsSince(events: readonly WireEvent[], what: string, after: RegExp | null): Seat[] {
  const from = after ? events.findLastIndex((event) => event.rule && after.test(event.line)) : -1;
  return events
    .slice(from + 1)
    .filter((event) => !event.rule && event.line.startsWith(`${what} `))
    .map((event) => event.line.split(' ')[1] as Seat);
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is denied: unconfirmed steps are lost on a reload, nothing else.
  }
}

function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
