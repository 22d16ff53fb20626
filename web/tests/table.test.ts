import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './page';

const { Digits, nextOf } = await import('../src/lib/input/keys.svelte');
const { News } = await import('../src/lib/table/news.svelte');
const { preferences } = await import('../src/lib/app/preferences.svelte');
const { sound, tuneOf } = await import('../src/lib/app/sound');

describe('digits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function typing(count: number, keys: string): number[] {
    const chosen: number[] = [];
    const digits = new Digits((number) => void chosen.push(number));
    for (const key of keys) digits.press(key, count);
    return chosen;
  }

  it('choose at once where one is enough', () => {
    expect(typing(9, '7')).toEqual([7]);
    expect(typing(12, '2')).toEqual([2]);
    expect(typing(3, '70')).toEqual([]);
  });

  it('wait for a second one where there may be one', () => {
    expect(typing(12, '1')).toEqual([]);
    expect(typing(12, '12')).toEqual([12]);
    expect(typing(12, '15')).toEqual([1, 5]);
    const chosen: number[] = [];
    const digits = new Digits((number) => void chosen.push(number));
    digits.press('1', 12);
    expect(digits.typed).toBe('1');
    vi.runAllTimers();
    expect(chosen).toEqual([1]);
  });

  it('are forgotten on Escape', () => {
    const chosen: number[] = [];
    const digits = new Digits((number) => void chosen.push(number));
    digits.press('1', 12);
    digits.drop();
    vi.runAllTimers();
    expect(chosen).toEqual([]);
  });
});

describe('walking over the board', () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it('goes to what is near and ahead, rather than aside', () => {
    const others = [at(100, 0), at(60, 80), at(-50, 0), at(0, 40)];
    expect(nextOf(at(0, 0), others, [1, 0])).toBe(0);
    expect(nextOf(at(0, 0), others, [-1, 0])).toBe(2);
    expect(nextOf(at(0, 0), others, [0, 1])).toBe(3);
    expect(nextOf(at(0, 0), others, [0, -1])).toBe(-1);
  });
});

describe('news', () => {
  const question = { kind: 'action', label: 'What next?' };
  const window = {
    kind: 'loot_drawn',
    label: 'Play a card?',
    sealed: true,
    standable: { reaches: ['here'], scopes: [] },
  };

  it('begin with what came of the own last decision; passing a window is none', () => {
    const kept: number[] = [];
    const news = new News({ read: () => undefined, write: (since) => void kept.push(since) });
    news.hear(true, 0, 10, undefined, question);
    expect([news.since, news.away]).toEqual([10, false]);
    news.hear(false, 10, 12, question, undefined);
    news.hear(false, 12, 13, undefined, window);
    news.hear(false, 13, 14, window, undefined);
    expect([news.since, kept]).toEqual([10, [10, 10]]);
  });

  it('are told to whoever comes back', () => {
    const news = new News({ read: () => 10, write: () => undefined });
    news.hear(true, 0, 17, undefined, question);
    expect([news.since, news.away]).toEqual([10, true]);
    news.read(17);
    expect([news.away, news.known]).toEqual([false, 17]);
  });

  it('are what came meanwhile, after a lost connection or in another language', () => {
    const news = new News({ read: () => 10, write: () => undefined });
    news.hear(true, 0, 10, undefined, question);
    news.hear(false, 10, 12, question, question);
    news.hear(true, 12, 12, question, question);
    expect([news.since, news.away]).toEqual([10, false]);
    news.hear(true, 12, 15, question, question);
    expect([news.since, news.known, news.away]).toEqual([10, 12, true]);
    news.hear(true, 15, 16, question, question);
    expect(news.known).toBe(12); // not read yet
    news.read(16);
    news.hear(true, 16, 17, question, question);
    expect([news.known, news.away]).toEqual([16, true]);
  });
});

describe('sound', () => {
  const quiet = { mine: false, over: false, won: false, against: false };

  it('has its occasions', () => {
    expect(tuneOf(undefined, { ...quiet, mine: true })).toBe('turn');
    expect(tuneOf({ ...quiet, mine: true }, { ...quiet, mine: true })).toBeUndefined();
    expect(tuneOf(quiet, { ...quiet, mine: true, against: true })).toBe('taken');
    expect(tuneOf(quiet, { ...quiet, over: true })).toBe('over');
    expect(tuneOf(quiet, { ...quiet, over: true, won: true })).toBe('won');
    expect(tuneOf(undefined, { ...quiet, over: true })).toBeUndefined();
    expect(tuneOf({ ...quiet, over: true }, { ...quiet, over: true })).toBeUndefined();
  });

  it('is made of tones one after the other, and of none when it is off', () => {
    const started: number[] = [];
    const gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 5;
        destination = {};
        resume = async () => undefined;
      },
    );
    vi.stubGlobal(
      'GainNode',
      class {
        gain = gain;
        connect = () => undefined;
      },
    );
    vi.stubGlobal(
      'OscillatorNode',
      class {
        connect = (to: unknown) => to;
        start = (when: number) => started.push(when);
        stop = () => undefined;
      },
    );
    sound('won');
    expect(started).toEqual([]);
    preferences.set({ sound: true });
    sound('taken');
    expect(started).toHaveLength(2);
    expect(started[1]! - started[0]!).toBeGreaterThan(0.1);
    preferences.set({ sound: false });
    sound('taken');
    expect(started).toHaveLength(2);
  });
});
