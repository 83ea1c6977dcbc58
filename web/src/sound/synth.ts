/** Small sounds from noise and sine waves: wood, water, dice. Volumes are kept low on purpose. */
export type Noise = 'dice' | 'stone' | 'hit' | 'push' | 'splash' | 'won' | 'lost' | 'refused' | 'turn';

let context: AudioContext | null = null;
/** Everything goes through here: how loud it is. */
let master: GainNode | null = null;
const made = new Map<Noise, Promise<AudioBuffer>>();

/** How long each noise is, in seconds. */
const LENGTH: Record<Noise, number> = {
  dice: 0.62, stone: 0.15, hit: 0.2, push: 0.3, splash: 1.1, turn: 0.4, refused: 0.2, won: 0.75, lost: 0.75,
};

/**
 * Makes a noise; `volume` from 0 to 1. Each is worked out once, in a thread of the browser's own: dozens of filters
 * set up while a finger waits for its answer would be felt.
 */
export async function make(noise: Noise, volume: number): Promise<void> {
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.connect(context.destination);
  }
  // Ears hear ratios: half the setting shall sound half as loud.
  master.gain.value = volume * volume * 2;
  if (context.state === 'suspended') void context.resume();
  let buffer = made.get(noise);
  if (!buffer) made.set(noise, (buffer = record(noise, context.sampleRate)));
  const source = context.createBufferSource();
  source.buffer = await buffer;
  source.connect(master);
  source.start();
}

function record(noise: Noise, rate: number): Promise<AudioBuffer> {
  const audio = new OfflineAudioContext(1, Math.ceil(LENGTH[noise] * rate), rate);
  compose(audio, noise);
  return audio.startRendering();
}

function compose(audio: OfflineAudioContext, noise: Noise): void {
  switch (noise) {
    case 'dice':
      for (const [at, pitch] of [[0, 2300], [0.09, 1800], [0.17, 2600], [0.28, 1900], [0.37, 2200], [0.5, 1700]] as const) {
        knock(audio, at, pitch, 0.05, 0.16 * (1 - at));
      }
      return;
    case 'stone':
      return knock(audio, 0, 900, 0.07, 0.3);
    case 'hit':
      knock(audio, 0, 620, 0.09, 0.34);
      return knock(audio, 0.06, 1100, 0.06, 0.22);
    case 'push':
      return rub(audio, 0, 0.22, 420, 0.12);
    case 'splash':
      rub(audio, 0, 0.2, 420, 0.1);
      rub(audio, 0.5, 0.5, 1100, 0.26);
      return tone(audio, 0.52, 320, 90, 0.25, 0.08);
    case 'turn':
      tone(audio, 0, 660, 660, 0.14, 0.05);
      return tone(audio, 0.1, 880, 880, 0.2, 0.05);
    case 'refused':
      return tone(audio, 0, 170, 120, 0.12, 0.1);
    case 'won':
      [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, i * 0.11, pitch, pitch, 0.32, 0.07));
      return;
    case 'lost':
      [392, 330, 262].forEach((pitch, i) => tone(audio, i * 0.16, pitch, pitch, 0.34, 0.06));
  }
}

/** A knock on wood: a short burst of noise through a narrow filter. */
function knock(audio: OfflineAudioContext, at: number, pitch: number, length: number, volume: number): void {
  burst(audio, at, length, volume, 'bandpass', pitch, 5);
}

/** Wood on wood, or water: longer noise through a low filter. */
function rub(audio: OfflineAudioContext, at: number, length: number, pitch: number, volume: number): void {
  burst(audio, at, length, volume, 'lowpass', pitch, 0.8);
}

function burst(audio: OfflineAudioContext, at: number, length: number, volume: number, kind: BiquadFilterType, pitch: number, q: number): void {
  const samples = Math.ceil((length + 0.05) * audio.sampleRate);
  const hiss = audio.createBuffer(1, samples, audio.sampleRate);
  hiss.copyToChannel(Float32Array.from({ length: samples }, () => Math.random() * 2 - 1), 0);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = q;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume * 3, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: OfflineAudioContext, at: number, from: number, to: number, length: number, volume: number): void {
  const wave = audio.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length + 0.05);
}
