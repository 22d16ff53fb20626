// A few short tones, for those who want them: made here, not loaded.
import { preferences } from './preferences.svelte';

/** Pitches one after the other: a call, a loss. */
const TUNES = { turn: [587, 880], taken: [392, 294], over: [523, 659, 784] } as const;
const TONE = 0.16;
const LOUD = 0.12;
let context: AudioContext | undefined;

export function sound(tune: keyof typeof TUNES): void {
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
