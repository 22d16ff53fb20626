import { describe, expect, it } from 'vitest';
import { Reel } from '../src/lib/reel';

function reel(last: number, size = 4): { asked: number[]; reel: Reel<number> } {
  const asked: number[] = [];
  const pages = async (from: number): Promise<number[]> => {
    asked.push(from);
    return Array.from({ length: Math.min(size, last + 1 - from) }, (_, place) => from + place);
  };
  return { asked, reel: new Reel(last, pages, size) };
}

describe('a reel', () => {
  it('brings every position, each stretch once', async () => {
    const { asked, reel: film } = reel(10);
    for (let n = 0; n <= 10; n++) expect(await film.want(n)).toBe(n);
    expect(asked.sort((one, other) => one - other)).toEqual([0, 4, 8]);
  });

  it('has the next stretch at hand before it is wanted', async () => {
    const { asked, reel: film } = reel(10);
    await film.want(2);
    expect(asked).toEqual([0, 4]);
    await film.want(3);
    expect(film.at(4)).toBe(4);
  });

  it('looks back for whoever goes back', async () => {
    const { asked, reel: film } = reel(40);
    await film.want(20);
    expect(asked).toEqual([20, 16]);
  });

  it('asks again for what could not be had', async () => {
    let lost = true;
    const film = new Reel(3, async (from) => {
      if (lost) throw new Error('away');
      return [from, from + 1, from + 2, from + 3];
    });
    await expect(film.want(1)).rejects.toThrow('away');
    lost = false;
    expect(await film.want(1)).toBe(1);
  });
});
