// Which things an event sends from where to where. Places are marked `data-place` on the board.
import type { Journey } from '../../lib/animation/flights.svelte';

const seat = (number: unknown): string => `seat-${String(number)}`;
const loot = (number: unknown): string => `loot-${String(number)}`;
const bag = (colour: unknown): string => `bag-${String(colour)}`;
const list = (ids: unknown): string[] => (Array.isArray(ids) ? ids.map(String) : []);

/** Where a thing lies when nobody has it: coins and neutral tiles in the supply, tiles in their bags, cards on their pile. */
export function home(thing: string): string {
  const colour = /^(red|blue|yellow|green|black)_/.exec(thing)?.[1];
  if (colour) return bag(colour);
  return thing === 'coin' || thing.startsWith('white_') ? 'supply' : 'deck';
}

const coins = (number: unknown, to: string): Journey[] =>
  Number(number) > 0 ? [{ thing: 'coin', from: 'supply', to, count: Number(number) }] : [];
const homeFrom = (things: unknown, from: string): Journey[] =>
  list(things).map((thing) => ({ thing, from, to: home(thing) }));

type JourneysOf = (event: Record<string, unknown>) => Journey[];

const JOURNEYS: Record<string, JourneysOf> = {
  loot_drawn: (event) => [{ thing: String(event['tile']), from: home(String(event['tile'])), to: loot(event['seat']) }],
  skull_drawn: (event) => [{ thing: 'skull', from: bag(event['bag']), to: loot(event['seat']) }],
  skull_returned: (event) => [{ thing: 'skull', from: loot(event['thief']), to: bag(event['bag']) }],
  got_away: (event) =>
    list(event['tiles']).map((thing) => ({ thing, from: loot(event['seat']), to: seat(event['seat']) })),
  caught: (event) => [
    { thing: 'skull', from: loot(event['seat']), to: bag(event['bag']) },
    ...homeFrom(event['lost'], loot(event['seat'])),
    ...coins(event['coins'], seat(event['seat'])),
  ],
  cheat_drew: (event) => [{ thing: String(event['tile']), from: home(String(event['tile'])), to: seat(event['seat']) }],
  cheat_failed: (event) => [{ thing: 'skull', from: bag(event['bag']), to: seat(event['seat']) }],
  given: (event) => [{ thing: String(event['tile']), from: seat(event['rival']), to: seat(event['seat']) }],
  coin_given: (event) => [{ thing: 'coin', from: seat(event['rival']), to: seat(event['seat']) }],
  coins_taken: (event) => coins(event['coins'], seat(event['seat'])),
  bet_settled: (event) => coins(event['coins'], seat(event['seat'])),
  swapped: (event) => [
    { thing: String(event['tile']), from: seat(event['seat']), to: seat(event['rival']) },
    { thing: String(event['taken']), from: seat(event['rival']), to: seat(event['seat']) },
  ],
  sold: (event) => [{ thing: String(event['tile']), from: seat(event['seat']), to: String(event['fence']) }],
  reserved: (event) => [{ thing: 'marker', from: seat(event['seat']), to: String(event['job']) }],
  released: (event) => [{ thing: 'marker', from: String(event['job']), to: seat(event['seat']) }],
  thrown_out: (event) => [{ thing: 'marker', from: String(event['job']), to: seat(event['owner']) }],
  fulfilled: (event) => [
    ...homeFrom(event['given'], seat(event['seat'])),
    { thing: 'job', from: String(event['job']), to: seat(event['seat']) },
    ...coins(event['coins'], seat(event['seat'])),
  ],
  neutral_taken: (event) => [{ thing: String(event['tile']), from: 'supply', to: seat(event['seat']) }],
  hired: (event) => [
    ...homeFrom(event['paid'], seat(event['seat'])),
    { thing: 'card', from: 'deck', to: `hand-${String(event['seat'])}`, count: Number(event['count']) },
  ],
  recruited: (event) => [
    { thing: 'card', from: 'deck', to: `hand-${String(event['seat'])}`, count: Number(event['count']) },
  ],
  announced: (event) => [{ thing: String(event['card']), from: `hand-${String(event['seat'])}`, to: 'stage' }],
  tile_surrendered: (event) => [
    { thing: String(event['tile']), from: seat(event['seat']), to: home(String(event['tile'])) },
  ],
  posters_returned: (event) => [
    { thing: 'poster', from: seat(event['seat']), to: 'supply', count: Number(event['posters']) },
  ],
};

export function journeys(event: Record<string, unknown>): Journey[] {
  return JOURNEYS[String(event['event'])]?.(event) ?? [];
}
