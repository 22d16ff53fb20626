import { beforeEach, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../src/lib/table/remarks';
import { companyOf, nextRival, rememberGame, tallyOf, wishFor } from '../src/lib/table/rivals';
import type { RivalInfo } from '../src/lib/server/api';

const face = { skin: '', hair: '', tint: '', hat: '', coat: '', mark: '' };
const rival = (id: string): RivalInfo => ({ id, name: id, level: 'easy', temper: '', about: '', lines: {}, face });
const game = { game: 'swindler', rivals: ['a', 'b', 'c', 'd'].map(rival) };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the next rival', () => {
  it('is the gentlest at first, then the first whom I have not beaten', () => {
    expect(nextRival(game)?.id).toBe('a');
    rememberGame('swindler', 't1', ['a'], true);
    expect(nextRival(game)?.id).toBe('b');
    for (const [table, id] of [...'bcd'].entries()) rememberGame('swindler', `u${table}`, [id], true);
    expect(nextRival(game)?.id).toBe('d');
  });

  it('is a step back after two losses in a row, until that one is beaten again', () => {
    rememberGame('swindler', 't1', ['a'], true);
    rememberGame('swindler', 't2', ['b'], false);
    expect(nextRival(game)?.id).toBe('b');
    rememberGame('swindler', 't3', ['b'], false);
    expect(nextRival(game)?.id).toBe('a');
    rememberGame('swindler', 't4', ['a'], true);
    expect(nextRival(game)?.id).toBe('b');
  });

  it('is whom I wish for, until that game is over', () => {
    wishFor('swindler', 'c');
    expect(nextRival(game)?.id).toBe('c');
    rememberGame('swindler', 't1', ['c'], false);
    expect(nextRival(game)?.id).toBe('a');
  });

  it('counts a table once', () => {
    rememberGame('swindler', 't1', ['a', 'b'], false);
    rememberGame('swindler', 't1', ['a', 'b'], false);
    expect(tallyOf('swindler', 'a')).toEqual({ won: 0, lost: 1, row: 1 });
  });

  it('brings those along who are nearest', () => {
    expect(companyOf(game.rivals, game.rivals[1]!, 3).map((one) => one.id)).toEqual(['b', 'a', 'c']);
  });
});

describe('a remark', () => {
  const moments = [{ say: 'robbed', event: 'swapped', who: 'rival' }];
  it('is made by whoever it concerns, and at the end by all', () => {
    expect(momentOf(moments, { event: 'swapped', seat: 0, rival: 2 }, 2)).toBe('robbed');
    expect(momentOf(moments, { event: 'swapped', seat: 0, rival: 2 }, 0)).toBe('');
    expect(momentOf(moments, { event: 'won', seats: [2] }, 2)).toBe('won');
    expect(momentOf(moments, { event: 'won', seats: [2] }, 1)).toBe('lost');
    expect(momentOf(moments, { event: 'won', seats: [] }, 1)).toBe('');
  });
});
