import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canStand, covers, endedBy, hesitation, reachesOf, scopesOf, standingAt, type Question } from '../src/lib/standing';
import { Standings } from '../src/lib/standings.svelte';

const asked = (change: Partial<Question> = {}): Question => ({
  kind: 'loot_drawn',
  options: ['pass', 'wave', 'play cheat'],
  sealed: true,
  about: { aimed: 'no', theft: 4, round: 2, mode: 'timed' },
  ...change,
});

describe('a standing answer', () => {
  it('is for sealed questions that can be passed', () => {
    expect(canStand(asked())).toBe(true);
    expect(canStand(asked({ sealed: false }))).toBe(false);
    expect(canStand(asked({ options: ['card', 'pass'] }))).toBe(false);
  });

  it('reaches as far as the question allows, for the stretches it numbers', () => {
    expect(reachesOf(asked())).toEqual(['here', 'even-aimed', 'every']);
    expect(reachesOf(asked({ options: ['pass'], about: {} }))).toEqual(['here']);
    expect([...scopesOf(asked())]).toEqual([['theft', 4], ['round', 2]]);
  });

  it('covers its kind of question, unless aimed at me, as long as its stretch lasts', () => {
    const said = standingAt(asked(), 'Bob has drawn.', 'here', 'theft');
    expect(covers(said, asked())).toBe(true);
    expect(covers(said, asked({ kind: 'skull_drawn' }))).toBe(false);
    expect(covers(said, asked({ about: { aimed: 'yes', theft: 4 } }))).toBe(false);
    expect(covers(said, asked({ about: { aimed: 'no', theft: 5 } }))).toBe(false);
    expect(endedBy(said, asked({ about: { theft: 5 } }))).toBe(true);
    expect(endedBy(standingAt(asked(), '', 'here', ''), asked({ about: { theft: 5 } }))).toBe(false);
  });

  it('can be meant even for what is aimed at me, or for everything that can be waved through', () => {
    const aimed = asked({ about: { aimed: 'yes' } });
    expect(covers(standingAt(asked(), '', 'even-aimed', ''), aimed)).toBe(true);
    const every = standingAt(asked(), '', 'every', '');
    expect(covers(every, asked({ kind: 'skull_drawn' }))).toBe(true);
    expect(covers(every, asked({ kind: 'raid_revealed', options: ['pass'] }))).toBe(false);
    expect(covers(every, aimed)).toBe(false);
  });

  it('waits as if it were thought about, unless nobody else is there', () => {
    expect(hesitation(asked(), true)).toBe(0);
    expect(hesitation(asked(), false, () => 0)).toBe(0.6);
    expect(hesitation(asked(), false, () => 1)).toBeCloseTo(1.8);
    expect(hesitation(asked({ about: { mode: 'wait' } }), false, () => 0)).toBe(10);
  });
});

describe('the standing answers of a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function seated() {
    const passed: string[] = [];
    let kept: unknown[] = [];
    const standings = new Standings((choice) => void passed.push(choice), () => false, { read: () => [], write: (said) => void (kept = said) });
    return { passed, standings, kept: () => kept };
  }

  it('pass by themselves, once said, until their stretch is over', () => {
    const { passed, standings, kept } = seated();
    standings.hear(asked(), 'Bob has drawn.');
    vi.runAllTimers();
    expect(passed).toEqual([]);
    standings.stand('here', 'theft');
    expect(standings.passing).toBe(true);
    vi.runAllTimers();
    expect(passed).toEqual(['pass']);
    standings.hear(undefined, '');
    standings.hear(asked({ about: { theft: 5 } }), 'Bob has drawn.');
    vi.runAllTimers();
    expect(passed).toEqual(['pass']);
    expect([standings.said, kept()]).toEqual([[], []]);
  });

  it('leave a question alone that is answered by hand, and all once they are taken back', () => {
    const { passed, standings } = seated();
    standings.hear(asked(), 'Bob has drawn.');
    standings.stand('here', '');
    standings.decide();
    standings.hear(asked(), 'Bob has drawn.'); // the same question, told again
    vi.runAllTimers();
    expect(passed).toEqual([]);
    standings.revoke(standings.said[0]!);
    standings.hear(undefined, '');
    standings.hear(asked({ options: ['pass'] }), 'Bob has drawn.');
    vi.runAllTimers();
    expect(passed).toEqual([]);
  });
});
