// The initiative track as a line in time: what is done, what happens now, and what is still to come.
import type { Line } from '../../lib/table.svelte';
import type { View } from './box';

export interface Entry {
  key: string;
  points: number;
  /** -1: the watch. */
  seat: number;
  cards: string[];
  state: 'done' | 'now' | 'next';
}

/** What is over with an action of a plan. */
const DONE = new Set(['resolved', 'declined', 'dropped']);

/** Which action an event belongs to, as a key of the track: '' where it begins none. */
export function begins(event: Record<string, unknown> | undefined): string {
  if (event?.['event'] === 'turned_up' || event?.['event'] === 'declined') return `${String(event['seat'])} ${String(event['place'])}`;
  return event?.['event'] === 'watch_acts' ? 'watch' : '';
}

/** What has come up this turn, in its order: only events tell it, because cards change the initiative of the watch. */
export function begun(log: Line[]): string[] {
  const start = log.findLastIndex((line) => line.event['event'] === 'turn_began');
  return log.slice(start + 1).flatMap((line) => begins(line.event) || []);
}

/** Whether nothing of an action is told any more. */
export const ends = (event: Record<string, unknown>): boolean => event['event'] === 'cleaned_up';

/** The action that an event turns up, as it lies on the track while it is told; the table may have put it away already. */
export function entryOf(event: Record<string, unknown> | undefined): Entry | undefined {
  if (event?.['event'] !== 'turned_up') return undefined;
  return { key: begins(event), points: Number(event['points']), seat: Number(event['seat']), cards: event['cards'] as string[], state: 'now' };
}

/**
 * `told` is the action that is being told: the table itself may be further already, and what comes later is still face
 * down. `order` is what has come up so far.
 */
export function entriesOf(view: View, told = '', order: string[] = []): Entry[] {
  const past = view.seats.flatMap((seat, number) =>
    (seat.plan ?? []).flatMap((action, place): Entry[] => {
      const state = action.status === 'turned_up' ? 'now' : DONE.has(action.status) ? 'done' : undefined;
      return state ? [{ key: `${number} ${place + 1}`, points: action.points, seat: number, cards: action.cards ?? [], state }] : [];
    }),
  );
  if (view.watch_done) past.push({ key: 'watch', points: view.initiative ?? 0, seat: -1, cards: [], state: 'done' });
  // An action counts as resolved while its thief is still on the way: it is what happens now.
  const latest = past.filter((entry) => entry.seat === view.acting && entry.state === 'done').sort((one, other) => one.points - other.points)[0];
  if (latest && view.acting !== undefined && view.acting >= 0 && !past.some((entry) => entry.state === 'now')) latest.state = 'now';
  const at = ({ key }: Entry): number => (order.includes(key) ? order.indexOf(key) : order.length);
  past.sort((one, other) => Number(one.state === 'now') - Number(other.state === 'now') || at(one) - at(other) || other.points - one.points);
  const next = view.track.map(([points, seat, place]): Entry => ({ key: seat < 0 ? 'watch' : `${seat} ${place}`, points, seat, cards: view.seats[seat]?.plan?.[place - 1]?.cards ?? [], state: 'next' }));
  const all = [...past, ...next].filter((entry, number, entries) => entries.findIndex((other) => other.key === entry.key) === number);
  const now = all.findIndex((entry) => entry.key === told);
  if (now < 0) return all;
  return all.map((entry, number) => ({ ...entry, state: number < now ? 'done' : number === now ? 'now' : 'next', cards: number > now && entry.seat !== view.seat ? [] : entry.cards }));
}
