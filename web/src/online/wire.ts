/**
 * What the server and this page say to each other: the types of docs/protocol.md, by its names.
 *
 * Times are milliseconds since 1970 on the server's clock; `null` and a missing field mean the same.
 */
import type { GameId, Seat } from '../module/protocol';

export interface PerSeat<T> {
  a: T;
  b: T;
}

export interface Rating {
  r: number;
  rd: number;
  provisional: boolean;
  /** On a player's page: how many rated matches. */
  matches?: number;
}

export interface Person {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'program' | 'level';
  level?: number | null;
  rating?: Rating | null;
}

export interface TableInfo {
  id: string;
  game: GameId;
  settings: Record<string, string>;
  clock: string;
  rated: boolean;
  access: 'open' | 'link';
  owner: Person;
  createdAt: number;
  /** Chips each side must be able to pay. */
  worstCase: number;
}

export interface MatchOutcome {
  winner?: Seat | null;
  score: PerSeat<number>;
  chips?: PerSeat<number> | null;
  ratings?: PerSeat<{ before: number; after: number }> | null;
}

export interface MatchInfo {
  id: string;
  game: GameId;
  settings: Record<string, string>;
  clock: string;
  rated: boolean;
  public: boolean;
  seats: PerSeat<Person>;
  you?: Seat | null;
  state: 'playing' | 'over' | 'aborted';
  head: string;
  seq: number;
  createdAt: number;
  endedAt?: number | null;
  phase: 'ready' | 'turn' | 'over';
  gameNumber: number;
  score: PerSeat<number>;
  toAct?: Seat | null;
  watchers: number;
  position?: string | null;
  previous?: string | null;
  next?: string | null;
  result?: MatchOutcome | null;
}

export interface WireEvent {
  seq: number;
  at: number;
  line: string;
  /** An event of the rules, part of the log; else a line of the server's own. */
  rule: boolean;
  by?: Seat | null;
  lagMs?: number;
}

export interface ClockView {
  type: 'delay' | 'inc' | 'days' | 'none';
  bankMs?: PerSeat<number> | null;
  delayMs?: number | null;
  incrementMs?: number | null;
  turnMs?: number | null;
  running?: Seat | null;
  since?: number | null;
  deadline?: number | null;
  at?: number;
  serverTime?: number;
}

export interface SeatPresence {
  online: boolean;
  awaySince?: number | null;
  claimAt?: number | null;
}

export interface Presence extends PerSeat<SeatPresence> {
  watchers: number;
}

export interface ChatMessage {
  id: number;
  at: number;
  seat: Seat;
  phrase?: string | null;
  text?: string | null;
}

export const PHRASES = [
  'hello', 'good-luck', 'well-played', 'good-game', 'thanks', 'sorry', 'one-moment', 'hurry-please', 'bye',
] as const;

export interface DiceProof {
  game: number;
  /** `<matchId>/<game>`. */
  id: string;
  commit: string;
  nonces: PerSeat<string | null>;
  seed?: string | null;
  throws: { k: number; line: string; dice: [number, number] }[];
}

export interface Me {
  person: Person | null;
  admin: boolean;
  chips: { free: number; held: number } | null;
  ratings: Partial<Record<GameId, Rating>> | null;
  matches: MatchInfo[] | null;
  pairing?: { game: GameId; pace: Pace; rated: boolean } | null;
  /** What the account has kept of its preferences; never of a guest. */
  preferences?: Record<string, unknown> | null;
  serverTime: number;
}

export type Pace = 'fast' | 'slow' | 'days' | 'none';
export const PACES: readonly Pace[] = ['fast', 'slow', 'days', 'none'];

export type Payload =
  | { do: 'ready'; nonce: string }
  | { do: 'turn'; turn: string }
  | { do: 'claim'; as: 'win' | 'draw' }
  | { do: 'resign' | 'offer' | 'agree' | 'decline' | 'abort' | 'rematch' };

export interface WireError {
  code: string;
  message?: string;
  clause?: string | null;
  events?: WireEvent[] | null;
  seq?: number | null;
  matchId?: string | null;
  needed?: number | null;
  have?: number | null;
  retryMs?: number | null;
}

export interface Snapshot {
  match: MatchInfo;
  events: WireEvent[];
  clock: ClockView;
  presence: Presence;
  chatOff?: boolean;
}

/** What changes of a match with every batch of events. */
export type MatchChange = Partial<
  Pick<MatchInfo, 'state' | 'phase' | 'toAct' | 'gameNumber' | 'score' | 'result' | 'next'>
>;

export interface LobbyNews {
  tables: TableInfo[];
  matches: MatchInfo[];
  people: number;
  waiting?: Partial<Record<GameId, number>> | null;
}

export type ServerMessage =
  | { type: 'welcome'; version: number; person: Person; serverTime: number }
  | { type: 'beat'; serverTime: number }
  | ({ type: 'match' } & Snapshot)
  | { type: 'events'; matchId: string; events: WireEvent[]; clock: ClockView; match: MatchChange }
  | { type: 'presence'; matchId: string; presence: Presence }
  | { type: 'ack'; matchId: string; commandId: string; seq: number; repeated: boolean }
  | ({ type: 'error'; commandId?: string | null } & WireError)
  | { type: 'chat'; matchId: string; message: ChatMessage }
  | { type: 'chat-off'; matchId: string; seat: Seat; off: boolean }
  | ({ type: 'lobby' } & LobbyNews)
  | { type: 'started'; matchId: string; tableId?: string | null }
  | { type: 'your-turn'; matchId: string; deadline?: number | null }
  | { type: 'signed-out' };

/** Something the server refused, by the code of docs/protocol.md. */
export class ServerError extends Error {
  constructor(readonly details: WireError) {
    super(details.message ?? details.code);
  }

  get code(): string {
    return this.details.code;
  }
}
