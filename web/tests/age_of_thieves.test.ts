// The city's drawing and its track: what is worked out from what the engine says.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  journeys,
  moved,
  placeOf,
  type City,
  type GameEvent,
  type Space,
  type View,
} from '../src/games/age_of_thieves/box';
import { distance, groundOf, inside } from '../src/games/age_of_thieves/city-ground';
import { streetNames, touches } from '../src/games/age_of_thieves/street-names';
import { asTold, begins, entriesOf, toldIn } from '../src/games/age_of_thieves/track';

/** The board of the game as its file tells it: spaces, paths and the drawing around them. */
function board(): City {
  const text = readFileSync(
    new URL('../../src/cutpurse/games/age_of_thieves/components/board.toml', import.meta.url),
    'utf8',
  );
  const spaces = [
    ...text.matchAll(/id = "(\w\d\d)", district = "(\w+)", x = (\d+), y = (\d+), kinds = \[(.*?)\]/g),
  ].map(([, id, district, x, y, kinds]): Space => ({
    id: id!,
    district: district!,
    x: Number(x),
    y: Number(y),
    kinds: [...kinds!.matchAll(/"(\w+)"/g)].map((kind) => kind[1]!),
  }));
  const paths = [...(/^paths = \[([\s\S]*?)^\]/m.exec(text)?.[1] ?? '').matchAll(/\["(\w+)", "(\w+)"\]/g)].map(
    (path): [string, string] => [path[1]!, path[2]!],
  );
  const decor = Object.fromEntries(
    [...text.matchAll(/^(\w+) = \[\n((?: {2}\[\d+.*\n)+)\]/gm)].map(([, name, points]) => [
      name!,
      [...points!.matchAll(/\[(\d+), (\d+)\]/g)].map((point): [number, number] => [Number(point[1]), Number(point[2])]),
    ]),
  );
  return {
    width: 1600,
    height: 1200,
    spaces: new Map(spaces.map((space) => [space.id, space])),
    paths,
    exits: [],
    districts: [],
    decor,
    greens: 2,
  };
}

describe('the ground', () => {
  const city = board();
  const ground = groundOf(city);
  const corners = ground.quarters.flatMap((quarter) =>
    [...quarter.roofs.matchAll(/[ML](\d+) (\d+)/g)].map((corner) => ({
      x: Number(corner[1]),
      y: Number(corner[2]),
      quarter: quarter.id,
    })),
  );

  it('has houses in every quarter, none on a street, a space or outside the wall', () => {
    expect(city.spaces.size).toBe(146);
    for (const quarter of ground.quarters)
      expect(corners.filter((corner) => corner.quarter === quarter.id).length).toBeGreaterThan(200);
    const streets = city.paths.map(([one, other]) => [city.spaces.get(one)!, city.spaces.get(other)!] as const);
    for (const corner of corners) {
      expect(inside(corner, city.decor['city_wall']!)).toBe(true);
      expect(Math.min(...streets.map(([from, to]) => distance(corner, from, to)))).toBeGreaterThan(4);
      expect(
        Math.min(...[...city.spaces.values()].map((space) => Math.hypot(space.x - corner.x, space.y - corner.y))),
      ).toBeGreaterThan(22);
    }
  });

  it('puts every space into its own quarter', () => {
    for (const space of city.spaces.values()) {
      if (space.district === 'palace' || space.kinds.includes('gate')) continue; // gates stand in the wall itself
      const shape = ground.quarters
        .find((quarter) => quarter.id === space.district)!
        .ground.split(' ')
        .map((point) => point.split(',').map(Number) as [number, number]);
      expect(inside(space, shape), space.id).toBe(true);
    }
  });

  it('bridges the water where streets between districts cross it', () => {
    const borders = city.paths.filter(
      ([one, other]) => city.spaces.get(one)!.district !== city.spaces.get(other)!.district,
    );
    expect(ground.bridges.length).toBeGreaterThanOrEqual(borders.length - 4);
    expect(groundOf(city).bridges).toEqual(ground.bridges);
  });
});

describe('the track', () => {
  const seat = { figure: 'zain', space: 'n01', vp: 0, hand_size: 0, blue: 10 };
  const view = {
    seat: 0,
    turn: 2,
    phase: 'resolve',
    seats: [
      {
        ...seat,
        plan: [
          { points: 6, status: 'resolved', cards: ['beacon'] },
          { points: 2, status: 'waiting', cards: ['move'] },
        ],
      },
      {
        ...seat,
        plan: [
          { points: 3, status: 'turned_up', cards: ['ambush'] },
          { points: 1, status: 'waiting' },
        ],
      },
    ],
    begun: [
      [6, 0, 1],
      [7, -1, 0],
      [3, 1, 1],
    ],
    under_way: true,
    track: [
      [2, 0, 2],
      [1, 1, 2],
    ],
  } as unknown as View;
  const lines = (...events: ({ event: GameEvent['event'] } & Record<string, unknown>)[]) =>
    events.map((event, number) => ({ number, text: 'x', event: event as GameEvent }));
  const log = lines(
    { event: 'turn_began', turn: 2, seat: 0 },
    { event: 'event_turned_up', card: 'curfew' },
    { event: 'plan_dropped', seat: 0, points: [6, 2] },
    { event: 'plan_dropped', seat: 1, points: [3, 1] },
    { event: 'turned_up', seat: 0, place: 1, cards: ['beacon'], points: 6 },
    { event: 'resolved', seat: 0, action: 'beacon' },
    { event: 'watch_acts', initiative: 7 },
    { event: 'turned_up', seat: 1, place: 1, cards: ['ambush'], points: 3 },
  );
  const rest = lines(
    ...log.map(({ event }) => event),
    { event: 'declined', seat: 0, place: 2, cards: ['move'], automatic: true },
    { event: 'plan_lost', seat: 1, cards: ['move'] },
    { event: 'cleaned_up', turn: 2 },
    { event: 'turn_began', turn: 3 },
    { event: 'plan_dropped', seat: 0, points: [9] },
  );

  it('goes from what came up, in the order the engine says, over what happens now to what is to come', () => {
    expect(entriesOf(view).map(({ key, state }) => [key, state])).toEqual([
      ['0 1', 'done'],
      ['watch', 'done'],
      ['1 1', 'now'],
      ['0 2', 'next'],
      ['1 2', 'next'],
    ]);
    expect(entriesOf({ ...view, under_way: false }).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'next',
      'next',
    ]);
  });

  it('has the watch among what happens now as long as it acts', () => {
    expect(
      entriesOf({
        ...view,
        begun: [
          [6, 0, 1],
          [7, -1, 0],
        ],
      })
        .slice(0, 2)
        .map(({ key, state }) => [key, state]),
    ).toEqual([
      ['0 1', 'done'],
      ['watch', 'now'],
    ]);
  });

  it('shows as lost what will not come up any more', () => {
    const seats = view.seats.map((one, number) =>
      number
        ? {
            ...one,
            plan: [
              { points: 3, status: 'resolved' },
              { points: 1, status: 'dropped', cards: ['move'] },
            ],
          }
        : one,
    );
    expect(
      entriesOf({ ...view, seats, track: [[2, 0, 2]] })
        .map(({ key, state }) => [key, state])
        .slice(3),
    ).toEqual([
      ['1 2', 'lost'],
      ['0 2', 'next'],
    ]);
  });

  it('is no further than what has been told, and keeps later cards of others face down', () => {
    const told = asTold(view, toldIn(log, log[6])!);
    expect(told.map(({ state }) => state)).toEqual(['done', 'now', 'next', 'next', 'next']);
    expect(told.map(({ cards }) => cards.join())).toEqual(['beacon', '', '', 'move', '']);
    expect(toldIn(log, log[5])).toMatchObject({ turn: 2, event: 'curfew', now: '0 1' });
    expect(asTold(view, toldIn(log, log[3])!).map(({ state }) => state)).toEqual(Array(5).fill('next'));
    expect([toldIn(log, log[1]), toldIn(log, undefined)]).toEqual([undefined, undefined]);
  });

  it('tells a turn to its end along its own track when the table is in the next one already', () => {
    const ahead = {
      ...view,
      turn: 3,
      phase: 'plan',
      begun: [],
      under_way: false,
      track: [[5, -1, 0]],
      seats: [seat, seat],
    } as unknown as View;
    const at = (number: number) =>
      asTold(ahead, toldIn(rest, rest[number])!).map(({ key, points, state, cards }) => [
        key,
        points,
        state,
        cards.join(),
      ]);
    expect(at(7)).toEqual([
      ['0 1', 6, 'done', 'beacon'],
      ['watch', 7, 'done', ''],
      ['1 1', 3, 'now', 'ambush'],
      ['0 2', 2, 'next', 'move'],
      ['1 2', 1, 'next', ''],
    ]);
    expect(at(9)).toEqual([
      ['0 1', 6, 'done', 'beacon'],
      ['watch', 7, 'done', ''],
      ['1 1', 3, 'done', 'ambush'],
      ['0 2', 2, 'now', 'move'],
      ['1 2', 1, 'lost', ''],
    ]);
    expect([toldIn(rest, rest[10]), toldIn(rest, rest[11]), toldIn(rest, rest[12])?.turn]).toEqual([
      undefined,
      undefined,
      3,
    ]);
  });

  it('knows with which events an action begins', () => {
    expect(begins({ event: 'turned_up', seat: 1, place: 2, cards: ['move'], points: 3 })).toBe('1 2');
    expect(begins({ event: 'watch_acts', initiative: 4 })).toBe('watch');
    expect(begins({ event: 'declined', seat: 1, place: 2, cards: ['move'], automatic: true })).toBe('1 2');
    expect(begins({ event: 'declined', seat: 1, place: 2, cards: ['move'], automatic: false })).toBe('');
    expect(begins({ event: 'stepped', seat: 1, space: 'n02' })).toBe('');
  });
});

describe('what moves', () => {
  it('figures go where events say', () => {
    expect(moved({ event: 'stepped', seat: 2, space: 'n02' })).toEqual(['2', 'n02']);
    expect(moved({ event: 'watch_moved', seat: 0, figure: 'guard', space: 'n02', to: 'n03' })).toEqual([
      'n03',
      'n03',
      'n02',
    ]);
    expect(moved({ event: 'arrested', seat: 2, space: 'n02' })).toBeUndefined();
  });

  it('jewels and cards change hands', () => {
    expect(journeys({ event: 'picked_up', seat: 1, jewel: 'green', space: 'n19' })).toEqual([
      { thing: 'green', from: 'space-n19', to: 'seat-1' },
    ]);
    expect(journeys({ event: 'robbed', seat: 1, rival: 0, jewel: 'emperor' })).toEqual([
      { thing: 'emperor', from: 'seat-0', to: 'seat-1' },
    ]);
    expect(journeys({ event: 'drew', seat: 2, count: 2, cards: [] })).toEqual([
      { thing: 'card', from: 'deck', to: 'seat-2', count: 2 },
    ]);
    expect(journeys({ event: 'discarded', seat: 2, cards: ['beacon'] })).toEqual([
      { thing: 'beacon', from: 'seat-2', to: 'deck' },
    ]);
    expect(journeys({ event: 'stepped', seat: 2, space: 'n02' })).toEqual([]);
  });
});

describe('what is being told', () => {
  const at = (space: string) => ({ figure: 'zain', space, vp: 0, hand_size: 0, blue: 10 });
  const view = { seats: [at('n01'), at('e05')] } as unknown as View;

  it('happens somewhere: where it goes, where it says, or where the thief is shown who acts', () => {
    expect(placeOf({ event: 'watch_moved', seat: -1, figure: 'guard', space: 'n01', to: 'n02' }, view, new Map())).toBe(
      'n02',
    );
    expect(placeOf({ event: 'arrested', seat: 1, space: 'p03' }, view, new Map())).toBe('p03');
    expect(placeOf({ event: 'turned_up', seat: 1, place: 1, cards: ['move'], points: 4 }, view, new Map())).toBe('e05');
    expect(
      placeOf({ event: 'turned_up', seat: 1, place: 1, cards: ['move'], points: 4 }, view, new Map([['1', 'e01']])),
    ).toBe('e01');
    expect(placeOf({ event: 'drew', seat: 1, count: 2 }, view, new Map())).toBe('');
  });
});

describe('names of streets', () => {
  const at = (...places: [number, number][]): { x: number; y: number }[] => places.map(([x, y]) => ({ x, y }));
  const salt = at([0, 0], [200, 0]);
  it('stand where there is most room along the street', () => {
    const [name] = streetNames(new Map([['Salt Stairs', at([0, 0], [40, 0], [240, 0])]]));
    expect(name).toMatchObject({ x: 140, y: 0, turn: 0 });
  });
  it('give way to a name that stands there already', () => {
    const names = streetNames(
      new Map([
        ['Salt Stairs', salt],
        ['Ropewalk', at([0, 20], [200, 20], [200, 180])],
      ]),
    );
    expect(touches(names[0]!, names[1]!)).toBe(false);
    expect(names[1]).toMatchObject({ x: 200, y: 100, turn: 90 });
  });
  it('stand where there is most room if they have nowhere else to go', () => {
    const names = streetNames(
      new Map([
        ['Salt Stairs', salt],
        ['Ropewalk', at([0, 20], [200, 20])],
      ]),
    );
    expect(names[1]).toMatchObject({ x: 100, y: 20 });
  });
});
