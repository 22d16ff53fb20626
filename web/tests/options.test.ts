import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesOf, preferredOptions, rememberOptions, unusualCount, usualSettings } from '../src/lib/table/options';

const setting = (id: string, usual: string | number, more: object = {}) => ({
  id,
  name: id,
  about: '',
  default: usual,
  values: [] as string[],
  meanings: {},
  low: null,
  high: null,
  free: false,
  ...more,
});
const game = {
  game: 'swindler',
  bots: ['easy', 'hard'],
  settings: [
    setting('length', 'standard', { values: ['standard', 'short'] }),
    setting('end_jobs', 'table', { values: ['table'], low: 3, high: 5 }),
    setting('characters', 'random', { free: true }),
  ],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the options of a game against bots', () => {
  it('are those of the box at first, without what has to be written', () => {
    expect(usualSettings(game)).toEqual({ length: 'standard', end_jobs: 'table' });
    expect(choicesOf(game.settings[1]!)).toEqual(['table', 3, 4, 5]);
    expect(preferredOptions(game)).toEqual({ settings: {}, level: '' });
  });

  it('are remembered where they differ', () => {
    rememberOptions(game, { length: 'short', end_jobs: 'table' }, 'hard');
    const options = preferredOptions(game);
    expect(options).toEqual({ settings: { length: 'short' }, level: 'hard' });
    expect(unusualCount(options)).toBe(2);
    rememberOptions(game, {}, '');
    expect(unusualCount(preferredOptions(game))).toBe(0);
  });

  it('are as usual where the game does not know them any more, or somebody else wrote them', () => {
    rememberOptions(game, { length: 'short', end_jobs: 4 }, 'hard');
    const later = {
      ...game,
      bots: ['easy'],
      settings: [game.settings[0]!, setting('end_jobs', 3, { low: 3, high: 3 })],
    };
    expect(preferredOptions(later)).toEqual({ settings: { length: 'short' }, level: '' });
    localStorage.setItem('cutpurse.options', 'broken');
    expect(preferredOptions(game)).toEqual({ settings: {}, level: '' });
  });
});
