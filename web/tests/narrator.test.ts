import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import './page';

const { flightsOf } = await import('../src/lib/animation/flights.svelte');
const { Narrator } = await import('../src/lib/animation/narrator.svelte');
const { Moments } = await import('../src/lib/animation/moments.svelte');
const { preferences } = await import('../src/lib/app/preferences.svelte');
type Picker = ConstructorParameters<typeof Narrator>[0];
type NarrationListener = Parameters<InstanceType<typeof Narrator>['on']>[0];

const line = (number: number, text = 'text', event: Record<string, unknown> = {}) => ({ number, text, event });
const telling = (lines: ReturnType<typeof line>[], waiting: ReturnType<typeof line>[] = []) => ({
  lines,
  waiting,
  reached: () => undefined,
  done: () => undefined,
});
const picker = { tell: () => undefined } as unknown as Picker;

describe('flights', () => {
  const places: Record<string, { x: number; y: number }> = {
    bag: { x: 0, y: 0 },
    loot: { x: 300, y: 0 },
    beside: { x: 5, y: 0 },
  };
  const point = (id: string) => places[id];

  it('go one after the other, and not more than a handful', () => {
    const flights = flightsOf([{ thing: 'coin', from: 'bag', to: 'loot', count: 9 }], point, 600);
    expect(flights).toHaveLength(5);
    expect(flights.map((flight) => flight.delay)).toEqual([0, 80, 160, 240, 320]);
  });

  it('are left out where a place is not to be seen, or is the same', () => {
    expect(flightsOf([{ thing: 'coin', from: 'bag', to: 'folded' }], point, 600)).toEqual([]);
    expect(flightsOf([{ thing: 'coin', from: 'gone', to: 'loot' }], point, 600)).toEqual([]);
    expect(flightsOf([{ thing: 'coin', from: 'bag', to: 'beside' }], point, 600)).toEqual([]);
  });
});

describe('what nobody can know yet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    preferences.set({ pace: 'full' });
  });
  const drawn = () => {
    const reached: number[] = [];
    const narrator = new Narrator(picker);
    narrator.on({
      expect: () => undefined,
      moves: () => true,
      length: () => 1000,
      hides: ({ event }) => (event['event'] === 'drawn' ? 0.5 : 0),
      tell: () => undefined,
      clear: () => undefined,
    });
    const lines = [line(0), line(1, 'a skull', { event: 'drawn' }), line(2)];
    narrator.tell({ ...telling(lines), reached: ({ number }) => void reached.push(number) });
    return { narrator, reached };
  };

  it('is not in the log before the tile has turned', () => {
    const { narrator, reached } = drawn();
    const step = narrator.time;
    vi.advanceTimersByTime(step + 1);
    expect(reached).toEqual([0]);
    vi.advanceTimersByTime(step / 2 + 1);
    expect(reached).toEqual([0, 1]);
  });

  it('is not told any more by whoever skips', () => {
    const { narrator, reached } = drawn();
    vi.advanceTimersByTime(narrator.time + 1);
    narrator.skip();
    vi.runAllTimers();
    expect(reached).toEqual([0]);
  });
});

describe('a big moment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    preferences.set({ pace: 'full' });
  });
  const beats = (event: Record<string, unknown>) =>
    event['event'] === 'alarm' ? { kind: 'alarm', title: 'The alarm is raised', length: 2500 } : undefined;
  const begun = () => {
    const narrator = new Narrator(picker);
    const moments = new Moments(beats);
    narrator.on(moments);
    narrator.tell(telling([line(0), line(1, 'text', { event: 'alarm' }), line(2)]));
    return { narrator, moments };
  };

  it('comes with its line, is looked at as long as it wants, and goes before the next', () => {
    const { narrator, moments } = begun();
    expect(moments.now).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(moments.now?.beat.kind).toBe('alarm');
    vi.advanceTimersByTime(2400);
    expect([narrator.now?.number, moments.now?.beat.kind]).toEqual([1, 'alarm']);
    vi.advanceTimersByTime(200);
    expect([narrator.now?.number, moments.now]).toEqual([2, undefined]);
  });

  it('is gone at once when somebody skips, and as short as the pace wants it', () => {
    const { narrator, moments } = begun();
    vi.advanceTimersByTime(1000);
    narrator.skip();
    expect(moments.now).toBeUndefined();
    preferences.set({ pace: 'fast' });
    const brisk = begun();
    vi.advanceTimersByTime(400);
    expect(brisk.moments.now?.time).toBeLessThan(2500 / 2.9);
  });
});

describe('a narrator', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function staged(): { told: number[]; expected: number[]; cleared: () => number; listener: NarrationListener } {
    const [told, expected] = [[] as number[], [] as number[]];
    let cleared = 0;
    const listener: NarrationListener = {
      expect: (lines) => void expected.push(...lines.map((one) => one.number)),
      moves: (one) => one.event['event'] === 'drawn',
      tell: (one) => void told.push(one.number),
      clear: () => void (cleared += 1),
    };
    return { told, expected, cleared: () => cleared, listener };
  }

  it('tells line after line, also those that have no words but something to see', () => {
    const { told, expected, listener } = staged();
    const narrator = new Narrator(picker);
    narrator.on(listener);
    narrator.tell(telling([line(0), line(1, '', { event: 'drawn' }), line(2, '', { event: 'counted' }), line(3)]));
    expect(expected).toEqual([0, 1, 3]);
    expect(told).toEqual([0]);
    vi.runAllTimers();
    expect(told).toEqual([0, 1, 3]);
    expect(narrator.now).toBeUndefined();
  });

  it('can be skipped: nothing more is told, and everything is where it belongs', () => {
    const { told, cleared, listener } = staged();
    const narrator = new Narrator(picker, (event) =>
      event['event'] === 'stepped' ? ['0', String(event['space'])] : undefined,
    );
    narrator.on(listener);
    narrator.drawn(new Map([['0', 'a']]));
    narrator.tell(telling([line(0), line(1, 'text', { event: 'stepped', space: 'b' })]));
    expect(narrator.places).toEqual(new Map([['0', 'a']]));
    narrator.skip();
    vi.runAllTimers();
    expect(told).toEqual([0]);
    expect(narrator.places.size).toBe(0);
    expect(cleared()).toBe(1);
  });

  it('says how far it is, and when all is told', () => {
    const heard: (number | string)[] = [];
    const narrator = new Narrator(picker);
    const reached = (one: { number: number }): void => void heard.push(one.number);
    narrator.tell({ ...telling([line(0), line(1)]), reached, done: () => void heard.push('done') });
    expect(heard).toEqual([0]);
    vi.runAllTimers();
    expect(heard).toEqual([0, 1, 'done']);
    narrator.tell({ ...telling([]), reached, done: () => void heard.push('nothing') });
    expect(heard.at(-1)).toBe('nothing');
  });

  it('tells in passing what the reader did, unless there is something to see', () => {
    const { listener } = staged();
    const narrator = new Narrator(picker, () => undefined, { known: (one) => one.event['seat'] === 0 });
    narrator.on(listener);
    narrator.tell(
      telling([
        line(0, 'text', { seat: 0 }),
        line(1, 'text', { seat: 0, event: 'drawn' }),
        line(2, 'text', { seat: 1 }),
      ]),
    );
    vi.advanceTimersByTime(500);
    expect(narrator.now?.number).toBe(1);
    vi.advanceTimersByTime(500);
    expect(narrator.now?.number).toBe(1);
    vi.advanceTimersByTime(500);
    expect(narrator.now?.number).toBe(2);
  });

  it('keeps one pace, and tells much in little more time than a little', () => {
    const long = (count: number): number[] => {
      const times: number[] = [];
      const narrator = new Narrator(picker);
      narrator.on({ ...staged().listener, tell: (_, time) => void times.push(time) });
      const lines = Array.from({ length: count }, (_, number) => line(number));
      narrator.tell(telling(lines));
      vi.runAllTimers();
      return times;
    };
    const whole = (times: number[]): number => times.reduce((sum, time) => sum + time, 0);
    expect(long(4)).toEqual([1000, 1000, 1000, 1000]);
    expect(new Set(long(60)).size).toBe(1);
    expect(whole(long(60))).toBeLessThan(20_000);
    expect(whole(long(60))).toBeGreaterThan(whole(long(20)));
  });
});
