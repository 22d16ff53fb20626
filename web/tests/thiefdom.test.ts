// Thiefdom's board: how roofs are cut, where arrow keys lead, how goods are divided, what travels when.
import { describe, expect, it } from 'vitest';
import {
  clockOf,
  isMeant,
  journeys,
  walkOf,
  wentAlone,
  worthTelling,
  type GameEvent,
  type Room,
  type Scene,
  type View,
} from '../src/games/thiefdom/box';
import { sorted, type Deal } from '../src/games/thiefdom/deals';
import { division, filled, fits, items } from '../src/games/thiefdom/goods-division';
import { doer, NOBODY, rolled } from '../src/games/thiefdom/solo-die';
import { Picker } from '../src/lib/table/picker.svelte';
import type { Line, TableModel } from '../src/lib/table/table.svelte';
import { blocks, chance, farthest, Layout, roof, toward, type Point } from '../src/games/thiefdom/town-layout';

const L: Point[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
];

describe('a building', () => {
  it('is cut into rectangles that cover it once, the largest first', () => {
    const found = blocks(L);
    expect(found[0]).toEqual({ x: 0, y: 0, wide: 1, tall: 3 });
    const squares = found.flatMap(({ x, y, wide, tall }) =>
      Array.from({ length: wide * tall }, (_, n) => `${x + (n % wide)},${y + Math.floor(n / wide)}`),
    );
    expect(squares.sort()).toEqual(L.map(String).sort());
  });

  it('has a roof of four slopes with the ridge along its longer side', () => {
    expect(roof(0, 0, 80, 40).slopes).toHaveLength(4);
    expect(roof(0, 0, 80, 40).ridge).toMatch(/^M20 20L60 20/);
    expect(roof(0, 0, 40, 80).ridge).toMatch(/^M20 20L20 60/);
  });

  it('lies where the scene says, with an outline that leaves out what is inside', () => {
    const scene = {
      streets: [[2, 0, true]],
      river: [],
      catacombs: [],
      buildings: { '1Aa': { kind: 'stable', ground: L } },
    } as unknown as Scene;
    const layout = new Layout(scene);
    expect(layout.at('2,0')).toEqual([layout.x(2) + 20, layout.y(0) + 20]);
    expect(layout.at('1Aa')).toBeDefined();
    expect(layout.at('nowhere')).toBeUndefined();
    expect(layout.outline(L).split('M')).toHaveLength(11);
  });

  it('has trees that stay where they grow', () => {
    expect(chance(3, 4, 1)).toBe(chance(3, 4, 1));
    expect(chance(3, 4, 1)).not.toBe(chance(4, 3, 1));
  });
});

describe('the map', () => {
  const points = new Map<string, Point>([
    ['east', [40, 0]],
    ['far east', [120, 5]],
    ['north', [0, -40]],
  ]);

  it('leads arrow keys to the nearest place that way', () => {
    expect(toward([0, 0], 'ArrowRight', points)).toBe('east');
    expect(toward([40, 0], 'ArrowRight', points)).toBe('far east');
    expect(toward([0, 0], 'ArrowUp', points)).toBe('north');
    expect(toward([0, 0], 'ArrowDown', points)).toBeUndefined();
    expect(toward([0, 0], 'a', points)).toBeUndefined();
  });

  it('draws a ray to the last square that is seen', () => {
    expect(
      farthest(
        [0, 0],
        [
          [40, 0],
          [120, 0],
          [80, 0],
        ],
      ),
    ).toEqual([120, 0]);
  });
});

describe('an exchange', () => {
  const mine = { goods: [3, 2, 0, 0, 0] };
  const lair = { goods: [2, 0, 0, 1, 0], artworks: ['art_chalice'] };

  it('is about everything that is on one side or the other', () => {
    expect(items(mine, lair)).toEqual([
      { id: 'gold', held: 3, whole: 5 },
      { id: 'gem', held: 2, whole: 2 },
      { id: 'wine', held: 0, whole: 1 },
      { id: 'art_chalice', held: 0, whole: 1 },
    ]);
  });

  it('fits where no sum is exceeded that the engine names, and everywhere where it names none', () => {
    const counts = new Map([
      ['gold', 5],
      ['gem', 1],
      ['art_chalice', 1],
    ]);
    const rooms = (spare: number): Room[] => [
      { what: 'gold', takes: { gold: 1 }, slots: 4, most: 4 + spare },
      { what: 'loot', takes: { gem: 1, art_chalice: 4 }, slots: 4, most: 4 + spare },
      { what: 'all', takes: { gold: 1, gem: 1, art_chalice: 4 }, slots: 8, most: 8 + spare },
    ];
    expect(rooms(0).map((room) => filled(counts, room))).toEqual([5, 5, 10]);
    expect([0, 1, 2].map((spare) => fits(counts, rooms(spare)))).toEqual([false, false, true]);
    expect(fits(counts)).toBe(true);
  });

  it('is one choice with a name', () => {
    expect(
      division(
        'lair',
        new Map([
          ['gold', 4],
          ['wine', 1],
        ]),
      ),
    ).toBe('divide lair gold 4 wine 1');
  });
});

describe('what a place offers', () => {
  const deal = (id: string): Deal => ({ id, label: id, isWarned: false, act: () => undefined });

  it('puts amounts of one good together', () => {
    const { amounts, single } = sorted(
      ['sell gem 1', 'sell gem 2', 'buy sack', 'buy brandy 1', 'take gold', 'done'].map(deal),
    );
    expect(amounts.map(({ what, deals }) => [what, deals.length])).toEqual([
      ['sell gem', 2],
      ['buy brandy', 1],
    ]);
    expect(single.map(({ id }) => id)).toEqual(['buy sack', 'take gold', 'done']);
  });
});

describe('what travels', () => {
  it('goes from those who had it to those who get it', () => {
    expect(journeys({ event: 'handed', seat: 1, giver: 'lair_store', taker: 'cap', good: 'gold', count: 2 })).toEqual([
      { thing: 'gold', from: 'lair-1', to: 'thief-1-cap', count: 2 },
    ]);
    expect(journeys({ event: 'gained', seat: 0, shape: 'cap', good: 'badge', count: 1, source: 'guard_b' })).toEqual([
      { thing: 'badge', from: 'guard_b', to: 'thief-0-cap', count: 1 },
    ]);
    expect(journeys({ event: 'gained', seat: 0, shape: 'cap', good: 'gem', count: 2, source: '' })).toEqual([
      { thing: 'gem', from: 'supply', to: 'thief-0-cap', count: 2 },
    ]);
    expect(
      journeys({ event: 'sold', seat: 0, shape: 'cap', good: 'gem', count: 2, vp: 2 }).map(({ to }) => to),
    ).toEqual(['supply', 'seat-0']);
    expect(journeys({ event: 'moved', seat: 0, shape: 'cap', place: '1,1' })).toEqual([]);
  });
});

describe('what is told', () => {
  const line = (number: number, event: { event: GameEvent['event'] } & Record<string, unknown>): Line<GameEvent> => ({
    number,
    event: event as GameEvent,
    text: 'told',
  });

  it('says once whose turn it is', () => {
    const lines = [
      line(1, { event: 'tile_turned' }),
      line(2, { event: 'turn_began' }),
      line(3, { event: 'moved' }),
      line(4, { event: 'turn_began' }),
    ];
    expect(worthTelling(lines).map(({ number }) => number)).toEqual([1, 3, 4]);
  });

  it('keeps the time of what is told', () => {
    const line = (number: number, event: object) => ({ number, text: `${number}`, event }) as never;
    const view = { round: 5, tile: 0 } as View;
    const log = [line(1, { event: 'night_fell', round: 4 }), line(2, { event: 'caught' })];
    expect(clockOf(view, log, true)).toEqual({ round: 4, tile: 0 });
    expect(clockOf(view, [line(3, { event: 'day_broke', round: 4 })], true).round).toBe(4);
    expect(clockOf(view, [...log, line(4, { event: 'night_fell', round: 5 })], true).round).toBe(5);
    expect(clockOf(view, log, false).round).toBe(5);
    expect(clockOf({ round: 4, tile: 2 } as View, log, true)).toEqual({ round: 4, tile: 2 });
  });

  it('tells of a figure that nobody was asked about, as long as its board is moved', () => {
    const walk = (number: number, only: boolean): Line<GameEvent> => ({
      number,
      text: `${number}`,
      event: { event: 'folk_moved', figure: 'guard_b', places: [], place: '1,1', only },
    });
    expect(wentAlone({ walker: 'guard_c' } as View, [walk(1, false), walk(2, true)])).toBe('2');
    expect(wentAlone({ walker: 'guard_c' } as View, [walk(1, true), walk(2, false)])).toBe('');
    expect(wentAlone({} as View, [walk(2, true)])).toBe('');
  });

  it('leads townsfolk over squares, and nobody else', () => {
    expect(
      walkOf({ event: 'folk_moved', figure: 'guard_a', places: ['1,2', '1,3'], place: '1,3', only: false }),
    ).toEqual({
      figure: 'guard_a',
      places: ['1,2', '1,3'],
    });
    expect(walkOf({ event: 'moved', seat: 0, shape: 'cap', place: '1,3' })).toBeUndefined();
    expect(walkOf(undefined)).toBeUndefined();
  });

  it('lets the die lie as it did when a line was told', () => {
    const lines = [
      line(3, { event: 'rolled', number: 5, why: 'move' }),
      line(4, { event: 'rolled', number: 2, why: 'place' }),
      line(9, { event: 'rolled', number: 8, why: 'move' }),
    ];
    expect(rolled(lines)['move']).toEqual({ line: 9, number: 8, why: 'move' });
    expect(rolled(lines, 8)['move']?.number).toBe(5);
    expect(rolled(lines, 3)).not.toHaveProperty('place');
  });

  it('is somebody’s doing until somebody else acts; boards of the solo game are nobody’s', () => {
    expect(doer({ event: 'tile_turned', seat: 1, number: 1, slot: 'cap' }, 0)).toBe(1);
    expect(doer({ event: 'folk_moved', figure: 'guard_a', places: [], place: '1,1', only: false }, 1)).toBe(1);
    expect(doer({ event: 'solo_board', board: 'solo_1' }, 0)).toBe(NOBODY);
    expect(doer({ event: 'folk_moved', figure: 'guard_a', places: [], place: '1,1', only: false }, NOBODY)).toBe(
      NOBODY,
    );
    expect(doer({ event: 'tile_turned', seat: 0, number: 1, slot: 'cap' }, NOBODY)).toBe(0);
  });

  it('shows the thief it speaks of, not another with the same hat', () => {
    const picker = new Picker({
      options: [{ id: 'place 1 cap', things: ['cap'] }],
      pending: '',
    } as unknown as TableModel);
    const view = { seat: 0 } as View;
    picker.tell({ event: 'moved', seat: 1, shape: 'cap', place: '1,3' });
    expect([
      isMeant(picker, view, 0, 'cap'),
      isMeant(picker, view, 1, 'cap'),
      isMeant(picker, view, 1, 'feather'),
    ]).toEqual([false, true, false]);
    picker.tell(undefined);
    picker.over = 'place 1 cap';
    expect([isMeant(picker, view, 0, 'cap'), isMeant(picker, view, 1, 'cap')]).toEqual([true, false]);
  });
});
