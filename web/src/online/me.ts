import { signal } from '@preact/signals';
import { api } from './api';
import { reconcile } from './kept';
import { live } from './live';
import type { Me } from './wire';

/** Who is at this screen, as the server knows; null until it was asked. */
export const me = signal<Me | null>(null);

let asking: Promise<Me> | null = null;

/** Takes over what the server says about the person; another person gets another line. */
export function become(next: Me): Me {
  const before = me.value?.person?.id ?? null;
  me.value = next;
  reconcile(next);
  if (before !== null && before !== (next.person?.id ?? null)) live.restart();
  return next;
}

/** Asks who this is. */
export async function refreshMe(): Promise<Me> {
  return become(await api.me());
}

/** The person at this screen; somebody new becomes a guest. One question however many ask. */
export function ensureMe(): Promise<Me> {
  if (me.value?.person) return Promise.resolve(me.value);
  asking ??= (async () => {
    const known = await api.me();
    return become(known.person ? known : await api.guest());
  })().finally(() => (asking = null));
  return asking;
}

/** The same with matches and chips as they are now; whoever was known already is asked about again. */
export function upToDateMe(): Promise<Me> {
  return me.value?.person ? refreshMe() : ensureMe();
}

/** After so many lines in vain it is asked whether the server still knows who this is. */
const DOUBT = 3;

/** Ended from another device, or forgotten by the server: whoever goes on here is somebody new. */
async function anew(): Promise<void> {
  try {
    const now = await refreshMe();
    if (now.person === null) become(await api.guest());
  } catch {
    // No server to ask: the line is tried on, and this again with it.
  }
}

live.news((message) => {
  if (message.type === 'signed-out') void anew().then(() => live.restart());
});
live.tries.subscribe((tries) => {
  if (tries > 0 && tries % DOUBT === 0 && navigator.onLine) void anew();
});
