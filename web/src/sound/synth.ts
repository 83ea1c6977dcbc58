/** Small sounds from noise and sine waves: wood, water, dice. Volumes are kept low on purpose. */
export type Noise = 'dice' | 'stone' | 'hit' | 'push' | 'splash' | 'won' | 'lost' | 'refused' | 'turn';

let context: AudioContext | null = null;
/** Everything goes through here: how loud it is. */
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Makes a noise; `volume` from 0 to 1. */
export function make(noise: Noise, volume: number): void {
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.connect(context.destination);
  }
  // Ears hear ratios: half the setting shall sound half as loud.
  master.gain.value = volume * volume * 2;
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  switch (noise) {
    case 'dice':
      for (const [at, pitch] of [[0, 2300], [0.09, 1800], [0.17, 2600], [0.28, 1900], [0.37, 2200], [0.5, 1700]] as const) {
        knock(now + at, pitch, 0.05, 0.16 * (1 - at));
      }
      return;
    case 'stone':
      return knock(now, 900, 0.07, 0.3);
    case 'hit':
      knock(now, 620, 0.09, 0.34);
      return knock(now + 0.06, 1100, 0.06, 0.22);
    case 'push':
      return rub(now, 0.22, 420, 0.12);
    case 'splash':
      rub(now, 0.2, 420, 0.1);
      rub(now + 0.5, 0.5, 1100, 0.26);
      return tone(now + 0.52, 320, 90, 0.25, 0.08);
    case 'turn':
      tone(now, 660, 660, 0.14, 0.05);
      return tone(now + 0.1, 880, 880, 0.2, 0.05);
    case 'refused':
      return tone(now, 170, 120, 0.12, 0.1);
    case 'won':
      [523, 659, 784, 1047].forEach((pitch, i) => tone(now + i * 0.11, pitch, pitch, 0.32, 0.07));
      return;
    case 'lost':
      [392, 330, 262].forEach((pitch, i) => tone(now + i * 0.16, pitch, pitch, 0.34, 0.06));
  }
}

/** A knock on wood: a short burst of noise through a narrow filter. */
function knock(at: number, pitch: number, length: number, volume: number): void {
  burst(at, length, volume, 'bandpass', pitch, 5);
}

/** Wood on wood, or water: longer noise through a low filter. */
function rub(at: number, length: number, pitch: number, volume: number): void {
  burst(at, length, volume, 'lowpass', pitch, 0.8);
}

function burst(at: number, length: number, volume: number, kind: BiquadFilterType, pitch: number, q: number): void {
  const audio = context!;
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = q;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume * 3, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain).connect(master!);
  source.start(at, (pitch % 100) / 200, length + 0.05);
}

function tone(at: number, from: number, to: number, length: number, volume: number): void {
  const audio = context!;
  const wave = audio.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  wave.connect(gain).connect(master!);
  wave.start(at);
  wave.stop(at + length + 0.05);
}
