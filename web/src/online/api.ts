import { messageOf } from '../app/reason';
import type { GameId } from '../module/protocol';
import {
  ServerError,
  type ChatMessage, type DiceProof, type Me, type MatchInfo, type Pace, type Person, type Rating, type Snapshot,
  type TableInfo, type WireError,
} from './wire';

/** The server could not be reached at all, or answered something that is none of its answers. */
export class Unreachable extends ServerError {
  constructor(reason: unknown) {
    super({ code: 'unreachable', message: messageOf(reason) });
  }
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  if (typeof body === 'string') {
    init.body = body;
    init.headers = { 'content-type': 'text/plain; charset=utf-8' };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (reason) {
    throw new Unreachable(reason);
  }
  if (response.ok) return response;
  throw new ServerError(await errorOf(response));
}

/** The error of an answer; a page of a proxy instead of JSON still has a code. */
async function errorOf(response: Response): Promise<WireError> {
  const text = await response.text();
  try {
    const parsed = JSON.parse(text) as { error?: WireError };
    if (typeof parsed.error?.code === 'string') return { ...(parsed as object), ...parsed.error };
  } catch {
    // Not JSON: not from this server. Its status says what there is to say.
  }
  return { code: response.status === 404 ? 'not_found' : 'server', message: `HTTP ${response.status}` };
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answer(method, path, body)).json()) as T;
}

async function nothing(method: string, path: string, body?: unknown): Promise<void> {
  // Read to its end, though there is nothing in it: a browser counts what is left unread as given up.
  await (await answer(method, path, body)).arrayBuffer();
}

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

const part = encodeURIComponent;

export interface Wish {
  game: GameId;
  settings: Record<string, string>;
  clock: string;
  rated: boolean;
  access: 'open' | 'link';
  level?: number;
}

export interface DeviceSession {
  id: string;
  createdAt: number;
  seenAt: number;
  agent: string | null;
  current: boolean;
}

/** A program of mine that plays under its own name. */
export interface Program {
  name: string;
  createdAt: number;
  seenAt?: number | null;
}

export interface LedgerEntry {
  at: number;
  kind: 'grant' | 'hold' | 'settle' | 'release';
  amount: number;
  balance: number;
  matchId?: string | null;
}

export interface Profile {
  person: Person;
  createdAt: number;
  online: boolean;
  ratings: Partial<Record<GameId, Rating>>;
  results: { game: GameId; against: string; won: number; drawn: number; lost: number }[];
  running: MatchInfo[];
}

/** The HTTP part of docs/protocol.md. Every call rejects with {@link ServerError}. */
export const api = {
  me: () => json<Me>('GET', '/me'),
  guest: () => json<Me>('POST', '/guest', {}),
  register: (name: string, password: string) => json<Me>('POST', '/accounts', { name, password }),
  login: (name: string, password: string) => json<Me>('POST', '/login', { name, password }),
  logout: () => nothing('POST', '/logout', {}),
  rename: (name: string) => json<Me>('PATCH', '/me', { name }),
  prefer: (preferences: object) => nothing('PUT', '/me/preferences', preferences),
  password: (old: string, next: string) => nothing('POST', '/me/password', { old, new: next }),
  sessions: async () => (await json<{ sessions: DeviceSession[] }>('GET', '/me/sessions')).sessions,
  endSession: (id: string) => nothing('DELETE', `/me/sessions/${part(id)}`),
  erase: (password: string | null) => nothing('DELETE', '/me', password === null ? {} : { password }),
  ledger: (before?: number | null) =>
    json<{ entries: LedgerEntry[]; before?: number | null }>('GET', `/me/ledger${query({ before })}`),
  programs: async () => (await json<{ programs: Program[] }>('GET', '/me/programs')).programs,
  newProgram: (name: string) => json<{ name: string; token: string }>('POST', '/me/programs', { name }),
  endProgram: (name: string) => nothing('DELETE', `/me/programs/${part(name)}`),
  moreChips: () => json<{ free: number; held: number }>('POST', '/me/chips', {}),

  openTable: (wish: Wish) => json<{ table?: TableInfo; matchId?: string }>('POST', '/tables', wish),
  table: (id: string) =>
    json<{ table: TableInfo; state: 'open' | 'taken' | 'closed'; matchId?: string | null }>('GET', `/tables/${part(id)}`),
  closeTable: (id: string) => nothing('DELETE', `/tables/${part(id)}`),
  join: async (id: string) => (await json<{ matchId: string }>('POST', `/tables/${part(id)}/join`, {})).matchId,
  pair: (game: GameId, pace: Pace, rated: boolean) =>
    json<{ state: 'waiting' | 'started'; matchId?: string | null }>('POST', '/pairing', { game, pace, rated }),
  stopPairing: () => nothing('DELETE', '/pairing'),
  home: () => json<{ best: MatchInfo | null; people: number; playing: number; tables: number }>('GET', '/home'),

  match: (id: string) => json<Snapshot>('GET', `/matches/${part(id)}`),
  dice: async (id: string) => (await json<{ games: DiceProof[] }>('GET', `/matches/${part(id)}/dice`)).games,
  chat: async (id: string) => (await json<{ messages: ChatMessage[] }>('GET', `/matches/${part(id)}/chat`)).messages,
  storeRecord: async (text: string) => (await json<{ id: string }>('POST', '/records', text)).id,
  storedRecord: async (id: string) => (await answer('GET', `/records/${part(id)}`)).text(),

  player: (name: string) => json<Profile>('GET', `/players/${part(name)}`),
  curve: async (name: string, game: GameId) =>
    (await json<{ points: [number, number, number][] }>('GET', `/players/${part(name)}/curve${query({ game })}`)).points,
  matchesOf: (name: string, before?: number | null) =>
    json<{ matches: MatchInfo[]; before?: number | null }>('GET', `/players/${part(name)}/matches${query({ before })}`),
  leaders: async (game: GameId) =>
    (await json<{ players: { rank: number; person: Person; matches: number }[] }>('GET', `/leaderboards/${game}`)).players,
};
