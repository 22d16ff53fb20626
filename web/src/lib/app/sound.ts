// A few short tones, for those who want them: made here, not loaded.
import { preferences } from './preferences.svelte';

/** Pitches one after the other: a call, a loss, the end, a victory. */
const TUNES = { turn: [587, 880], taken: [392, 294], over: [523, 659, 523], won: [523, 659, 784, 1047] } as const;
const TONE = 0.16;
const LOUD = 0.12;
let context: AudioContext | undefined;

export type Tune = keyof typeof TUNES;

export function sound(tune: Tune): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  void context.resume();
  TUNES[tune].forEach((pitch, number) => tone(context!, pitch, context!.currentTime + number * TONE));
}

function tone(into: AudioContext, pitch: number, at: number): void {
  const string = new OscillatorNode(into, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(into, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + TONE * 2);
  string.connect(loudness).connect(into.destination);
  string.start(at);
  string.stop(at + TONE * 2);
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
