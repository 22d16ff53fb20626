import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companies, company, likeCompany, usualBot } from '../src/lib/company';

const solo = { game: 'thiefdom', least: 1, most: 4 };
const pair = { game: 'swindler', least: 2, most: 4 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('company', () => {
  it('is as many bots as there are seats, and none where one can play alone', () => {
    expect(companies(solo)).toEqual([0, 1, 2, 3]);
    expect(companies(pair)).toEqual([1, 2, 3]);
  });

  it('is two bots at first, then what somebody likes', () => {
    expect(company(solo)).toBe(2);
    likeCompany('thiefdom', 0);
    expect(company(solo)).toBe(0);
    expect(company(pair)).toBe(2);
  });

  it('is never more than a game has room for', () => {
    likeCompany('swindler', 7);
    expect(company(pair)).toBe(2);
    expect(company({ game: 'duel', least: 2, most: 2 })).toBe(1);
  });

  it('survives what somebody else wrote there', () => {
    localStorage.setItem('cutpurse.company', 'no JSON');
    expect(company(pair)).toBe(2);
  });
});

describe('the bot of a newcomer', () => {
  it('is the gentlest that thinks', () => {
    expect(usualBot(['random', 'easy', 'hard'])).toBe('easy');
    expect(usualBot(['random'])).toBe('random');
  });
});
