// Which things an event sends from where to where. Places are marked `data-place` on the board.
import type { Journey } from '../../lib/animation/flights.svelte';
import type { GameEvent, EventName, Events } from './types';

const seat = (number: number): string => `seat-${number}`;
const loot = (number: number): string => `loot-${number}`;
const bag = (colour: string): string => `bag-${colour}`;

/** Where a thing lies when nobody has it: coins and neutral tiles in the supply, tiles in their bags, cards on their pile. */
export function home(thing: string): string {
  const colour = /^(red|blue|yellow|green|black)_/.exec(thing)?.[1];
  if (colour) return bag(colour);
  return thing === 'coin' || thing.startsWith('white_') ? 'supply' : 'deck';
}

const coins = (count: number, to: string): Journey[] =>
  count > 0 ? [{ thing: 'coin', from: 'supply', to, count }] : [];
/** Points fly to the score they are added to. */
const points = (vp: number, from: string, number: number): Journey[] =>
  vp > 0 ? [{ thing: `+${vp}`, from, to: `vp-${number}` }] : [];
const homeFrom = (things: string[], from: string): Journey[] =>
  things.map((thing) => ({ thing, from, to: home(thing) }));

const JOURNEYS: { [Name in EventName]?: (event: Events[Name]) => Journey[] } = {
  // A drawn tile comes out of the large bag on the stage (TheftScene), before it lies with the loot.
  skull_returned: (event) => [{ thing: 'skull', from: loot(event.thief), to: bag(event.bag) }],
  got_away: (event) => event.tiles.map((thing) => ({ thing, from: loot(event.seat), to: seat(event.seat) })),
  caught: (event) => [
    { thing: 'skull', from: loot(event.seat), to: bag(event.bag) },
    ...homeFrom(event.lost, loot(event.seat)),
    ...coins(event.coins, seat(event.seat)),
  ],
  cheat_drew: (event) => [{ thing: event.tile, from: home(event.tile), to: seat(event.seat) }],
  cheat_failed: (event) => [{ thing: 'skull', from: bag(event.bag), to: seat(event.seat) }],
  given: (event) => [{ thing: event.tile, from: seat(event.rival), to: seat(event.seat) }],
  coin_given: (event) => [{ thing: 'coin', from: seat(event.rival), to: seat(event.seat) }],
  coins_taken: (event) => coins(event.coins, seat(event.seat)),
  bet_settled: (event) => coins(event.coins, seat(event.seat)),
  swapped: (event) => [
    { thing: event.tile, from: seat(event.seat), to: seat(event.rival) },
    { thing: event.taken, from: seat(event.rival), to: seat(event.seat) },
  ],
  sold: (event) => [
    { thing: event.tile, from: seat(event.seat), to: event.fence },
    ...points(event.vp, event.fence, event.seat),
  ],
  fence_completed: (event) => points(event.vp, event.fence, event.seat),
  reserved: (event) => [{ thing: 'marker', from: seat(event.seat), to: event.job }],
  released: (event) => [{ thing: 'marker', from: event.job, to: seat(event.seat) }],
  thrown_out: (event) => [{ thing: 'marker', from: event.job, to: seat(event.owner) }],
  fulfilled: (event) => [
    ...homeFrom(event.given, seat(event.seat)),
    { thing: 'job', from: event.job, to: seat(event.seat) },
    ...coins(event.coins, seat(event.seat)),
    ...points(event.vp, event.job, event.seat),
  ],
  neutral_taken: (event) => [{ thing: event.tile, from: 'supply', to: seat(event.seat) }],
  hired: (event) => [
    ...homeFrom(event.paid, seat(event.seat)),
    { thing: 'card', from: 'deck', to: `hand-${event.seat}`, count: event.count },
  ],
  recruited: (event) => [{ thing: 'card', from: 'deck', to: `hand-${event.seat}`, count: event.count }],
  announced: (event) => [{ thing: event.card, from: `hand-${event.seat}`, to: 'stage' }],
  tile_surrendered: (event) => [{ thing: event.tile, from: seat(event.seat), to: home(event.tile) }],
  posters_returned: (event) => [{ thing: 'poster', from: seat(event.seat), to: 'supply', count: event.posters }],
};

export function journeys(event: GameEvent): Journey[] {
  const found = JOURNEYS[event.event] as ((event: GameEvent) => Journey[]) | undefined;
  return found?.(event) ?? [];
}
