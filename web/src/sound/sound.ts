import { preferences } from '../app/preferences';
import type { Noise } from './synth';

/**
 * Sounds are made, not loaded: the synthesiser is fetched when the first one is due and never holds
 * anything up. Browsers let sound begin only after a tap, so the first may stay silent.
 */
export function sound(noise: Noise): void {
  if (!preferences.value.sound) return;
  void import('./synth').then(({ make }) => make(noise));
}
