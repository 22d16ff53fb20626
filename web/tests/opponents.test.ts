import { beforeEach, describe, expect, it, vi } from 'vitest';
import { opponentCounts, preferredOpponents, rememberOpponents, defaultBot } from '../src/lib/table/opponents';

const solo = { game: 'thiefdom', least: 1, most: 4 };
const pair = { game: 'swindler', least: 2, most: 4 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('opponents', () => {
  it('is as many bots as there are seats, and none where one can play alone', () => {
    expect(opponentCounts(solo)).toEqual([0, 1, 2, 3]);
    expect(opponentCounts(pair)).toEqual([1, 2, 3]);
  });

  it('is two bots at first, then what somebody likes', () => {
    expect(preferredOpponents(solo)).toBe(2);
    rememberOpponents('thiefdom', 0);
    expect(preferredOpponents(solo)).toBe(0);
    expect(preferredOpponents(pair)).toBe(2);
  });

  it('is never more than a game has room for', () => {
    rememberOpponents('swindler', 7);
    expect(preferredOpponents(pair)).toBe(2);
    expect(preferredOpponents({ game: 'duel', least: 2, most: 2 })).toBe(1);
  });

  it('survives what somebody else wrote there', () => {
    localStorage.setItem('cutpurse.company', 'no JSON');
    expect(preferredOpponents(pair)).toBe(2);
  });
});

describe('the bot of a newcomer', () => {
  it('is the gentlest that thinks', () => {
    expect(defaultBot(['random', 'gentle', 'easy', 'hard'])).toBe('easy');
    expect(defaultBot(['random', 'careful', 'bold'])).toBe('careful');
    expect(defaultBot(['random'])).toBe('random');
  });
});
