// The replay room writes the moment that is shown into the address, a while later; a jump to another one wins.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const arrivals = new Set<() => void>();
const bar = { pathname: '/r/abc', hash: '', get href() { return `https://here${this.pathname}${this.hash}`; } }; // prettier-ignore

function write(path: string): void {
  [bar.pathname = '', bar.hash = ''] = path.split(/(?=#)/);
}

vi.stubGlobal('location', bar);
vi.stubGlobal('history', {
  replaceState: (_: null, __: string, path: string) => write(path),
  pushState: () => undefined,
});
vi.stubGlobal('addEventListener', (_: string, heard: () => void) => arrivals.add(heard));

const { NOTED_AFTER, route } = await import('../src/lib/navigation/route.svelte');

/** Somebody types an address; the page hears of it a moment later. */
const jump = (hash: string): void => void (bar.hash = hash);
const hear = (): void => arrivals.forEach((heard) => heard());
const moment = (): number => (route.place.page === 'replay' ? route.place.n : -1);

beforeEach(() => {
  vi.useFakeTimers();
  write('/r/abc#0,-2');
  hear();
});
afterEach(() => vi.useRealTimers());

describe('the address of a moment', () => {
  it('is noted after a while, once', () => {
    const leave = route.note('/r/abc#4,-2');
    leave();
    route.note('/r/abc#5,-2');
    expect(bar.hash).toBe('#0,-2');
    vi.advanceTimersByTime(NOTED_AFTER);
    expect(bar.hash).toBe('#5,-2');
    route.note('/r/abc#6,-2');
    vi.advanceTimersByTime(NOTED_AFTER);
    expect(bar.hash).toBe('#6,-2');
  });

  it('does not call back whoever has jumped elsewhere before the page heard of it', () => {
    jump('#50');
    hear();
    route.note('/r/abc#50,-2');
    vi.advanceTimersByTime(NOTED_AFTER - 1);
    jump('#80');
    vi.advanceTimersByTime(1);
    hear();
    expect([bar.hash, moment()]).toEqual(['#80', 80]);
    route.note('/r/abc#80,-2');
    vi.advanceTimersByTime(NOTED_AFTER);
    expect(bar.hash).toBe('#80,-2');
  });
});
