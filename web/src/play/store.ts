import { clear, createStore, del, entries, get, set, setMany, update, type UseStore } from 'idb-keyval';
import type { GameId, Phase } from '../module/protocol';

/** A local match as it is kept on the device. The log says everything; the rest is for lists. */
export interface Saved {
  id: string;
  game: GameId;
  log: string;
  /** Steps of the turn being composed, not confirmed yet: `24/21:3 21/15:6`. */
  draft: string;
  players: { a: string; b: string };
  score: { a: number; b: number };
  phase: Phase;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
}

let store: UseStore | null = null;

/**
 * Matches live in IndexedDB: a write is one transaction, so after a crash there is the log before
 * an event or the log after it, never half of one.
 */
function matches(): UseStore {
  store ??= createStore('kameny', 'matches');
  return store;
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}

export function saveMatch(saved: Saved): Promise<void> {
  return set(saved.id, saved, matches());
}

/** Stores many matches, all or none. */
export function saveMatches(all: readonly Saved[]): Promise<void> {
  return setMany(all.map((saved) => [saved.id, saved]), matches());
}

/** Forgets every match of this device. */
export function forgetMatches(): Promise<void> {
  return clear(matches());
}

/**
 * Stores what a match has become, if it still stands in the store as this page knew it. Two windows
 * may show one match: the second of two events is refused here, in one transaction, so neither can
 * overwrite – or roll again – what the other has done. Answers whether it was stored.
 */
export async function advanceMatch(saved: Saved, from: string): Promise<boolean> {
  let stored = false;
  await update<Saved>(
    saved.id,
    (old) => {
      stored = old === undefined || old.log === from;
      return stored ? saved : old!;
    },
    matches(),
  );
  if (stored) channel()?.postMessage(saved.id);
  return stored;
}

let others: BroadcastChannel | null = null;

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  return (others ??= new BroadcastChannel('kameny'));
}

/** Tells when another window has moved a match on; answers how to stop listening. */
export function onAdvanced(tell: (id: string) => void): () => void {
  const listen = (event: MessageEvent<string>) => tell(event.data);
  channel()?.addEventListener('message', listen);
  return () => channel()?.removeEventListener('message', listen);
}

/** Notes the steps composed so far, unless the match has moved on meanwhile. */
export function saveDraft(id: string, log: string, draft: string): Promise<void> {
  return update<Saved>(id, (saved) => (saved && saved.log === log ? { ...saved, draft } : saved!), matches());
}

export function loadMatch(id: string): Promise<Saved | undefined> {
  return get<Saved>(id, matches());
}

export function forgetMatch(id: string): Promise<void> {
  return del(id, matches());
}

/** All matches of this device, the last played first. */
export async function listMatches(): Promise<Saved[]> {
  const all = await entries<string, Saved>(matches());
  return all.map(([, saved]) => saved).sort((a, b) => b.changed - a.changed);
}
