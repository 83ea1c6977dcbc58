import { signal } from '@preact/signals';
import { api } from './api';
import { live } from './live';
import type { Me } from './wire';

/** Who is at this screen, as the server knows; null until it was asked. */
export const me = signal<Me | null>(null);

let asking: Promise<Me> | null = null;

/** Takes over what the server says about the person; another person gets another line. */
export function become(next: Me): Me {
  const before = me.value?.person?.id ?? null;
  me.value = next;
  if (before !== null && before !== (next.person?.id ?? null)) live.stop();
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

live.news((message) => {
  // Ended from another device: whoever goes on here is somebody new.
  if (message.type === 'signed-out') me.value = null;
});
