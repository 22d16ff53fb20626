// The initiative track as a line in time: what is done, what happens now, and what is still to come.
import type { Line } from '../../lib/table/table.svelte';
import type { GameEvent, View } from './types';

export interface Entry {
  key: string;
  points: number;
  /** -1: the watch. */
  seat: number;
  cards: string[];
  /** lost: planned, and never to come up; its owner was arrested or has left. */
  state: 'done' | 'now' | 'next' | 'lost';
}

/** A moment that is told, of a turn whose actions come up one after the other; the table may be turns ahead. */
export interface Told {
  turn: number;
  event: string;
  /** The action that is being told, as a key of the track; '' before the first. */
  now: string;
  /** Whose remaining plan is lost by now. */
  lost: number[];
  /** What the log tells of the turn, in its order: all that came up, then what was lost. */
  entries: Entry[];
}

const keyOf = (seat: number, place: number): string => (seat < 0 ? 'watch' : `${seat} ${place}`);

/** Which action an event begins, as a key of the track: '' where it begins none. */
export function begins(event: GameEvent): string {
  if (event.event === 'turned_up' || (event.event === 'declined' && event.automatic))
    return keyOf(event.seat, event.place);
  return event.event === 'watch_acts' ? 'watch' : '';
}

/** The track as the table stands: the engine says what came up and what is to come. */
export function entriesOf(view: View): Entry[] {
  const entry =
    (state: Entry['state']) =>
    ([points, seat, place]: [number, number, number]): Entry => ({
      key: keyOf(seat, place),
      points,
      seat,
      cards: view.seats[seat]?.plan?.[place - 1]?.cards ?? [],
      state,
    });
  const begun = (view.begun ?? []).map(entry('done'));
  const last = begun.at(-1);
  if (last && view.under_way) last.state = 'now';
  const dropped = view.seats.flatMap((seat, number) =>
    (seat.plan ?? []).flatMap(({ points, status }, place): [number, number, number][] =>
      status === 'dropped' ? [[points, number, place + 1]] : [],
    ),
  );
  return unique([...begun, ...dropped.map(entry('lost')), ...view.track.map(entry('next'))]);
}

/** Where a line belongs that is told now; nothing while no actions come up. */
export function toldIn(log: Line<GameEvent>[], line: Line<GameEvent> | undefined): Told | undefined {
  if (!line) return undefined;
  const until = log.filter(({ number }) => number <= line.number);
  const start = until.findLastIndex(({ event }) => event.event === 'turn_began');
  const heard = until.slice(start + 1);
  const kinds = heard.map(({ event }) => event.event);
  if (start < 0 || !kinds.includes('plan_dropped') || kinds.includes('cleaned_up')) return undefined;
  const next = log.findIndex(({ event }, place) => place > start && event.event === 'turn_began');
  const turn = log.slice(start, next < 0 ? log.length : next).map(({ event }) => event);
  return {
    turn: turn.find((event) => event.event === 'turn_began')!.turn,
    event: turn.find((event) => event.event === 'event_turned_up')?.card ?? '',
    now: heard.map(({ event }) => begins(event)).findLast(Boolean) ?? '',
    lost: heard.flatMap(({ event }) => (event.event === 'plan_lost' ? [event.seat] : [])),
    entries: cameUp(turn),
  };
}

function cameUp(turn: GameEvent[]): Entry[] {
  const plans = turn
    .filter((event) => event.event === 'plan_dropped')
    .flatMap((event) =>
      event.points.map((points, place): Entry => ({
        key: keyOf(event.seat, place + 1),
        points,
        seat: event.seat,
        cards: [],
        state: 'lost',
      })),
    );
  const begun = turn.flatMap((event): Entry[] => {
    const key = begins(event);
    if (event.event === 'watch_acts') return [{ key, points: event.initiative, seat: -1, cards: [], state: 'done' }];
    const planned = plans.find((entry) => entry.key === key);
    return planned && 'cards' in event ? [{ ...planned, cards: event.cards ?? [], state: 'done' }] : [];
  });
  return unique([...begun, ...plans]);
}

/** The track as far as it is told: what comes later is still to come, and the cards of others lie face down. */
export function asTold(view: View, told: Told): Entry[] {
  const entries = view.turn === told.turn && view.phase === 'resolve' ? entriesOf(view) : told.entries;
  const now = entries.findIndex(({ key }) => key === told.now);
  return entries.map((entry, place) => {
    if (place <= now) return { ...entry, state: place < now ? 'done' : 'now' };
    return {
      ...entry,
      state: entry.state === 'lost' && told.lost.includes(entry.seat) ? 'lost' : 'next',
      cards: entry.seat === view.seat ? entry.cards : [],
    };
  });
}

const unique = (entries: Entry[]): Entry[] =>
  entries.filter(({ key }, number) => entries.findIndex((other) => other.key === key) === number);
