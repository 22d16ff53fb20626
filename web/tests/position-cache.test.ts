import { describe, expect, it } from 'vitest';
import { PositionCache } from '../src/lib/records/position-cache';

function cached(last: number, size = 4): { asked: number[]; cache: PositionCache<number> } {
  const asked: number[] = [];
  const pages = async (from: number): Promise<number[]> => {
    asked.push(from);
    return Array.from({ length: Math.min(size, last + 1 - from) }, (_, place) => from + place);
  };
  return { asked, cache: new PositionCache(last, pages, size) };
}

describe('a position cache', () => {
  it('brings every position, each stretch once', async () => {
    const { asked, cache } = cached(10);
    for (let n = 0; n <= 10; n++) expect(await cache.want(n)).toBe(n);
    expect(asked.sort((one, other) => one - other)).toEqual([0, 4, 8]);
  });

  it('has the next stretch at hand before it is wanted', async () => {
    const { asked, cache } = cached(10);
    await cache.want(2);
    expect(asked).toEqual([0, 4]);
    await cache.want(3);
    expect(cache.at(4)).toBe(4);
  });

  it('looks back for whoever goes back', async () => {
    const { asked, cache } = cached(40);
    await cache.want(20);
    expect(asked).toEqual([20, 16]);
  });

  it('asks again for what could not be had', async () => {
    let lost = true;
    const cache = new PositionCache(3, async (from) => {
      if (lost) throw new Error('away');
      return [from, from + 1, from + 2, from + 3];
    });
    await expect(cache.want(1)).rejects.toThrow('away');
    lost = false;
    expect(await cache.want(1)).toBe(1);
  });
});
