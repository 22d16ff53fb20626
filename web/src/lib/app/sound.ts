// Short sounds for those who want them: made here, not loaded. Each is a handful of tones, and noise where something is hit.
import { preferences } from './preferences.svelte';

interface Tone {
  /** Hertz, at its beginning and at its end. */
  pitch: number;
  to?: number;
  /** Seconds after the beginning, and how long. */
  at?: number;
  long?: number;
  loud?: number;
  wave?: OscillatorType;
}
interface Rustle {
  /** What is left of the noise: around this pitch. */
  pitch: number;
  at?: number;
  long?: number;
  loud?: number;
  sharp?: number;
}
interface Score {
  tones?: Tone[];
  rustles?: Rustle[];
}

const TONE = 0.16;
const LOUD = 0.12;
const melody = (...pitches: number[]): Score => ({
  tones: pitches.map((pitch, number) => ({ pitch, at: number * TONE, long: 2 * TONE })),
});

const SCORES = {
  /** A call, a loss, the end, a victory. */
  turn: melody(587, 880),
  taken: melody(392, 294),
  over: melody(523, 659, 523),
  won: melody(523, 659, 784, 1047),
  /** A hand in a sack. */
  draw: { rustles: [{ pitch: 1800, long: 0.12, loud: 0.1 }, { pitch: 2600, at: 0.1, long: 0.1, loud: 0.12 }] },
  coin: {
    tones: [
      { pitch: 2093, long: 0.09, loud: 0.05, wave: 'sine' },
      { pitch: 2794, at: 0.07, long: 0.28, loud: 0.06, wave: 'sine' },
    ],
  },
  /** A bell that is muffled, and what falls. */
  skull: {
    tones: [
      { pitch: 98, to: 49, long: 0.9, loud: 0.3, wave: 'sine' },
      { pitch: 139, to: 65, long: 0.7, loud: 0.12, wave: 'sawtooth' },
    ],
    rustles: [{ pitch: 220, long: 0.35, loud: 0.3 }],
  },
  card: { rustles: [{ pitch: 3400, long: 0.07, loud: 0.12, sharp: 2 }, { pitch: 900, at: 0.06, long: 0.06, loud: 0.1 }] },
  points: {
    tones: [
      { pitch: 784, long: 0.12, loud: 0.08 },
      { pitch: 988, at: 0.08, long: 0.12, loud: 0.08 },
      { pitch: 1319, at: 0.16, long: 0.35, loud: 0.09 },
    ],
  },
  /** A bolt, a bar: somebody is locked up, or something opens. */
  lock: {
    tones: [{ pitch: 180, to: 120, long: 0.18, loud: 0.14, wave: 'square' }],
    rustles: [{ pitch: 1200, at: 0.05, long: 0.16, loud: 0.16, sharp: 3 }],
  },
  /** A bell over the city. */
  alarm: {
    tones: [0, 0.28, 0.56].flatMap((at) => [
      { pitch: 740, at, long: 0.4, loud: 0.1 },
      { pitch: 1108, at, long: 0.3, loud: 0.04, wave: 'sine' as const },
    ]),
  },
} satisfies Record<string, Score>; // prettier-ignore

export type Tune = keyof typeof SCORES;
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

export function sound(tune: Tune): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const { tones = [], rustles = [] }: Score = SCORES[tune];
  const start = context.currentTime;
  for (const one of tones) tone(context, one, start);
  for (const one of rustles) rustle(context, one, start);
}

/** Felt in the hand, on a device that can. */
export function buzz(pattern: number | number[]): void {
  if (preferences.sound && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(pattern);
}

function tone(into: AudioContext, { pitch, to, at = 0, long = TONE, loud = LOUD, wave = 'triangle' }: Tone, start: number): void {
  const string = new OscillatorNode(into, { type: wave, frequency: pitch });
  const begin = start + at;
  if (to) string.frequency.exponentialRampToValueAtTime(to, begin + long);
  string.connect(swell(into, begin, long, loud)).connect(into.destination);
  string.start(begin);
  string.stop(begin + long);
} // prettier-ignore

function rustle(into: AudioContext, { pitch, at = 0, long = 0.1, loud = LOUD, sharp = 0.8 }: Rustle, start: number): void {
  const begin = start + at;
  const source = new AudioBufferSourceNode(into, { buffer: (hiss ??= noise(into)), loop: true });
  const filter = new BiquadFilterNode(into, { type: 'bandpass', frequency: pitch, Q: sharp });
  source.connect(filter).connect(swell(into, begin, long, loud)).connect(into.destination);
  source.start(begin);
  source.stop(begin + long);
} // prettier-ignore

/** Loud in a moment, and then ever less. */
function swell(into: AudioContext, at: number, long: number, loud: number): GainNode {
  const loudness = new GainNode(into, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(loud, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + long);
  return loudness;
}

function noise(into: AudioContext): AudioBuffer {
  const buffer = into.createBuffer(1, into.sampleRate, into.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return buffer;
}

/** How a table stands after an update, as far as it can be heard. */
export interface Moment {
  mine: boolean;
  over: boolean;
  won: boolean;
  /** Something was done to me just now. */
  against: boolean;
}

/** What is worth a tone: the end, a loss, being asked after having waited. Whoever comes to a finished table hears nothing. */
export function tuneOf(before: Moment | undefined, now: Moment): Tune | undefined {
  if (now.over) return !before || before.over ? undefined : now.won ? 'won' : 'over';
  if (now.against) return 'taken';
  return now.mine && !before?.mine ? 'turn' : undefined;
}
