// What the end of each game is about: how it was won, what became of whom, and which moments are worth seeing again.
import { say } from '../lib/language/words.svelte';
import type { Line, Source } from '../lib/table/table.svelte';

type Event = Record<string, unknown>;

/** A finished game, as the page knows it. */
export interface Finished {
  view: unknown;
  log: Line[];
  winners: number[];
  scores: number[];
  sources: Source[];
}

interface Ending {
  /** In a sentence, if there is more to say than who has most points. */
  how?(game: Finished): string;
  /** What became of a seat, where its points do not say it. */
  fate?(game: Finished, seat: number): string;
  /** How much an event counts among the moments of a game; nothing: it is none. */
  weight(event: Event): number | undefined;
}

const number = (event: Event, key: string): number => Number(event[key] ?? 0);
const size = (event: Event, key: string): number => (Array.isArray(event[key]) ? event[key].length : 0);

const weights =
  (table: Record<string, (event: Event) => number>) =>
  (event: Event): number | undefined =>
    table[String(event['event'])]?.(event);

interface CityView {
  turn: number;
  left?: number[];
  open_district?: string;
}

const ENDINGS: Record<string, Ending> = {
  'age-of-thieves': {
    how({ view, log, winners }) {
      const { turn, open_district: district } = view as CityView;
      const won = log.findLast((line) => line.event['event'] === 'won');
      return won?.event['way'] === 'jewel' && district
        ? say('web-carried-out', { seat: winners[0] ?? 0, district, turn })
        : (won?.text ?? '');
    },
    fate: ({ view }, seat) => ((view as CityView).left?.includes(seat) ? '' : say('web-still-inside')),
    weight: weights({
      best_burglar: () => 10,
      alarm_raised: () => 8,
      district_opened: () => 4, // at the same moment as the Jewel
      left_city: (event) => (event['jewel'] ? 12 : 6),
      robbed: () => 6,
      arrested: () => 5,
      jewel_lost: (event) => (event['jewel'] === 'emperor' ? 9 : 0), // the arrest of whoever carried it
    }),
  },
  swindler: {
    weight: weights({
      ability_unlocked: () => 4,
      end_triggered: () => 9,
      fulfilled: (event) => number(event, 'vp'),
      fence_completed: (event) => 3 + number(event, 'vp'),
      caught: (event) => 1 + 2 * size(event, 'lost'),
      raid_turned_up: () => 3,
    }),
  },
  thiefdom: {
    weight: weights({
      artwork_delivered: (event) => 4 + number(event, 'vp'),
      mission_fulfilled: (event) => 2 + number(event, 'vp'),
      arrested: () => 5,
      befriended: () => 3,
    }),
  },
};

const MOMENTS = 5;

/** The moments that counted most, in their order. */
export function momentsOf(game: string, log: Line[]): Line[] {
  const weight = (line: Line): number => ENDINGS[game]?.weight(line.event) ?? 0;
  return log
    .filter((line) => weight(line) > 0)
    .sort((one, other) => weight(other) - weight(one) || other.number - one.number)
    .slice(0, MOMENTS)
    .sort((one, other) => one.number - other.number);
}

/** Why the game was won: the game's own word, or by how much, and what brought most of it. */
export function howWon(game: string, finished: Finished): string {
  const { winners, scores, sources, log } = finished;
  const own = ENDINGS[game]?.how?.(finished);
  if (own) return own;
  const [winner] = winners;
  const last = log.findLast((line) => line.event['event'] === 'won')?.text ?? '';
  if (winner === undefined || winners.length > 1) return last;
  const ahead = scores[winner]! - Math.max(...scores.filter((_, seat) => seat !== winner));
  const best = [...sources].sort((one, other) => other.points[winner]! - one.points[winner]!)[0];
  return ahead > 0 && best
    ? say('web-won-by', { points: ahead, source: best.label, much: best.points[winner]! })
    : last; // who has fewer points, or as many, has won by something else
}

export const fateOf = (game: string, finished: Finished, seat: number): string =>
  ENDINGS[game]?.fate?.(finished, seat) ?? '';

/** The same sentence may have been told before: which of them, counted from the end. */
export const fromTheEnd = (log: { text: string }[], place: number): number =>
  log.slice(place + 1).filter((line) => line.text === log[place]!.text).length;

/** The step of a record at which a line of the log was told. */
export function stepOf(record: [number, string][], text: string, later: number): number {
  const told = record.filter(([, line]) => line === text);
  return told.at(-1 - later)?.[0] ?? told.at(-1)?.[0] ?? 0;
}
