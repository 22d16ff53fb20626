// Time that runs on the page between two messages of the server.
import type { Table } from './table.svelte';
import { say } from '../language/words.svelte';

/** The present moment, anew a few times a second as long as somebody looks. */
export class Now {
  time = $state(Date.now());

  constructor(running: () => boolean, every = 250) {
    $effect(() => {
      if (!running()) return;
      this.time = Date.now();
      const ticking = setInterval(() => (this.time = Date.now()), every);
      return () => clearInterval(ticking);
    });
  }
}

/** Seconds that a seat has, counted on from when the server said so; undefined where it has no clock. */
export function secondsOf(table: Table, seat: number, now: number): number | undefined {
  const clock = table.clock;
  const told = (clock?.left as Record<string, number> | undefined)?.[String(seat)] ?? clock?.banks[seat];
  if (!clock || told === undefined) return undefined;
  const passed = clock.running.includes(seat) && !clock.stopped ? (now - table.clockAt) / 1000 : 0;
  return Math.max(0, Math.round(told - passed));
}

export function face(seconds: number): string {
  if (seconds >= 86_400) return say('web-days', { days: Math.floor(seconds / 86_400) });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours ? `${hours}:` : ''}${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
