import { preferences } from '../app/preferences';
import type { Noise } from './synth';

/** How a phone trembles, in milliseconds on and off; noises that are not here are only heard. */
const TREMBLE: Partial<Record<Noise, number[]>> = {
  hit: [35],
  splash: [25, 60, 40],
  refused: [20, 40, 20],
  turn: [18],
  won: [30, 60, 30, 60, 60],
};

/**
 * What happened, to be heard and felt. Sounds are made, not loaded: the synthesiser is fetched when
 * the first one is due and never holds anything up. Browsers let sound begin only after a tap, so
 * the first may stay silent.
 */
export function sound(noise: Noise): void {
  const { sound: heard, volume, vibration } = preferences.value;
  const tremble = TREMBLE[noise];
  if (vibration && tremble && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tremble);
  if (heard) void import('./synth').then(({ make }) => make(noise, volume / 100));
}
