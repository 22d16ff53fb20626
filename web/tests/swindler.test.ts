// Swindler's board: what an event sends from where to where, and the odds of a bag.
import { describe, expect, it } from 'vitest';
import { chances, counted, inTheMiddle, safeOf, type GameEvent, type View } from '../src/games/swindler/box';
import { home, journeys } from '../src/games/swindler/journeys';
import { narrateTheft, type NarratedTheft } from '../src/games/swindler/theft-narration';

describe('journeys', () => {
  it('bring lost loot home; what is drawn turns over on the stage before it lies anywhere', () => {
    expect(journeys({ event: 'loot_drawn', seat: 1, tile: 'blue_key_1' })).toEqual([]);
    expect(journeys({ event: 'caught', seat: 1, bag: 'blue', lost: ['blue_key_1', 'blue_watch_2'], coins: 0 })).toEqual(
      [
        { thing: 'skull', from: 'loot-1', to: 'bag-blue' },
        { thing: 'blue_key_1', from: 'loot-1', to: 'bag-blue' },
        { thing: 'blue_watch_2', from: 'loot-1', to: 'bag-blue' },
      ],
    );
  });

  it('pay coins for bad luck, bets and jobs', () => {
    expect(journeys({ event: 'caught', seat: 0, bag: 'red', lost: [], coins: 1 })).toContainEqual({
      thing: 'coin',
      from: 'supply',
      to: 'seat-0',
      count: 1,
    });
    expect(journeys({ event: 'bet_settled', seat: 2, bet: 'caught', coins: 3 })).toEqual([
      { thing: 'coin', from: 'supply', to: 'seat-2', count: 3 },
    ]);
    expect(journeys({ event: 'bet_settled', seat: 2, bet: 'caught', coins: 0 })).toEqual([]);
  });

  it('lead from hand to hand, to fences, and over the table', () => {
    expect(journeys({ event: 'given', seat: 0, rival: 3, tile: 'white_ring_1', cause: 'beggar' })).toEqual([
      { thing: 'white_ring_1', from: 'seat-3', to: 'seat-0' },
    ]);
    expect(journeys({ event: 'sold', seat: 0, tile: 'red_ring_1', fence: 'fence_notary', slot: 1, vp: 2 })).toEqual([
      { thing: 'red_ring_1', from: 'seat-0', to: 'fence_notary' },
      { thing: '+2', from: 'fence_notary', to: 'vp-0' },
    ]);
    expect(journeys({ event: 'announced', seat: 1, card: 'cheat', choice: [] })).toEqual([
      { thing: 'cheat', from: 'hand-1', to: 'stage' },
    ]);
    expect(journeys({ event: 'thrown_out', owner: 2, job: 'job_b_bribe', lost: 2 })).toEqual([
      { thing: 'marker', from: 'job_b_bribe', to: 'seat-2' },
    ]);
  });

  it('take what pays for a job to where it lies when nobody has it', () => {
    const given = ['coin', 'black_seal_tin_1', 'white_ring_1', 'lockpick_red'];
    expect(given.map(home)).toEqual(['supply', 'bag-black', 'supply', 'deck']);
    const ways = journeys({
      event: 'fulfilled',
      seat: 0,
      job: 'job_b_bribe',
      vp: 10,
      coins: 2,
      posters: 0,
      given,
      done: 3,
    });
    expect(ways.map((way) => way.to)).toEqual(['supply', 'bag-black', 'supply', 'deck', 'seat-0', 'seat-0', 'vp-0']);
  });

  it('are not told of what nobody may see: hired cards travel face down', () => {
    expect(journeys({ event: 'hired', seat: 0, count: 2, paid: ['coin'], cards: ['cheat', 'decoy'] })).toEqual([
      { thing: 'coin', from: 'seat-0', to: 'supply' },
      { thing: 'card', from: 'deck', to: 'hand-0', count: 2 },
    ]);
  });

  it('are none for what moves nothing', () => {
    expect(journeys({ event: 'stopping', seat: 0 })).toEqual([]);
    expect(journeys({ event: 'something_newer' } as unknown as GameEvent)).toEqual([]);
  });
});

describe('a bag', () => {
  it('has odds for each kind, the skull last', () => {
    expect(chances({ loot: { blue_key: 2, blue_watch: 1 }, skulls: 1 })).toEqual([
      { kind: 'blue_key', count: 2, percent: 50 },
      { kind: 'blue_watch', count: 1, percent: 25 },
      { kind: 'skull', count: 1, percent: 25 },
    ]);
    expect(chances({ loot: { blue_key: 0 }, skulls: 1 })).toEqual([{ kind: 'skull', count: 1, percent: 100 }]);
  });

  it('counts cards of one kind together, in their order', () => {
    expect(counted(['decoy', 'cheat', 'decoy'])).toEqual([
      ['decoy', 2],
      ['cheat', 1],
    ]);
  });
});

describe('a theft that is told afterwards', () => {
  const told = (...events: (GameEvent | undefined)[]): NarratedTheft | undefined =>
    events.reduce<NarratedTheft | undefined>(narrateTheft, undefined);
  const begun: GameEvent = { event: 'theft_began', seat: 1, bag: 'red' };
  const drawn = { event: 'loot_drawn', seat: 1, tile: 'red_ring_1' } as const;

  it('grows tile by tile, into another bag too', () => {
    expect(told(begun, drawn)).toEqual({ seat: 1, bag: 'red', loot: ['red_ring_1'], skull: false, end: '' });
    expect(
      told(begun, drawn, { event: 'bag_changed', seat: 1, bag: 'blue' }, { ...drawn, tile: 'blue_watch_1' }),
    ).toMatchObject({ bag: 'blue', loot: ['red_ring_1', 'blue_watch_1'] });
  });

  it('has a tile once that went back into the bag and was drawn again', () => {
    expect(told(begun, drawn, { ...drawn, tile: 'red_watch_1' }, drawn)?.loot).toEqual(['red_watch_1', 'red_ring_1']);
  });

  it('ends with a skull, or without', () => {
    expect(told(begun, drawn, { event: 'skull_drawn', seat: 1, bag: 'red' })).toMatchObject({
      loot: ['red_ring_1'],
      skull: true,
      end: '',
    });
    expect(told(begun, drawn, { event: 'caught', seat: 1, bag: 'red', lost: ['red_ring_1'], coins: 0 })).toMatchObject({
      loot: [],
      skull: true,
      end: 'caught',
    });
    expect(told(begun, drawn, { event: 'got_away', seat: 1, tiles: ['red_ring_1'] })).toMatchObject({
      loot: [],
      skull: false,
      end: 'away',
    });
  });

  it('is never mixed with the next one', () => {
    const next = told(
      begun,
      drawn,
      { event: 'caught', seat: 1, bag: 'red', lost: [], coins: 0 },
      { event: 'theft_began', seat: 2, bag: 'red' },
    );
    expect(next).toEqual({ seat: 2, bag: 'red', loot: [], skull: false, end: '' });
    expect(
      told(begun, { event: 'got_away', seat: 1, tiles: [] }, { event: 'hired', seat: 1, count: 1, paid: [] }),
    ).toBeUndefined();
    expect(told(begun, drawn, undefined)).toBeUndefined();
  });
});

describe('the middle of the table', () => {
  const view = (more: object): View =>
    ({ seats: [{ tiles: ['red_ring_1', 'blue_key_1'] }], asked: [], theft: {}, active: 0, ...more }) as unknown as View;

  it('shows the card just announced, or the one that is taking effect, with whoever played it', () => {
    const cheat = { seat: 1, card: 'cheat', choice: '', cancelled: false };
    expect(inTheMiddle(view({ played: [cheat], asked: [[0, 'beggar_gift', 2]] }))).toEqual([cheat]);
    expect(inTheMiddle(view({ asked: [[0, 'beggar_gift', 2]] }))).toMatchObject([{ seat: 2, card: 'beggar' }]);
    expect(inTheMiddle(view({ asked: [[0, 'legacy_tiles', 1, 2]] }))).toMatchObject([
      { seat: 1, card: 'legacy_hunter' },
    ]);
    expect(inTheMiddle(view({ asked: [[3, 'angel_fee', 'red', 2]] }))).toMatchObject([
      { seat: 3, card: 'guardian_angel' },
    ]);
    expect(inTheMiddle(view({ asked: [[0, 'hire']] }))).toEqual([]);
  });

  it('has the loot of a theft under way apart from what is safe', () => {
    expect(safeOf(view({ theft: { loot: ['blue_key_1'] } }), 0)).toEqual(['red_ring_1']);
    expect(safeOf(view({ active: 1, theft: { loot: ['blue_key_1'] } }), 0)).toEqual(['red_ring_1', 'blue_key_1']);
  });
});
