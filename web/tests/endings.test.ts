import { describe, expect, it } from 'vitest';

import './page';

const { fromTheEnd, howWon, momentsOf, stepOf } = await import('../src/games/endings');

const line = (number: number, event: Record<string, unknown>, text = `line ${number}`) => ({ number, text, event });

describe('the moments of a game', () => {
  it('are those that counted most, in the order in which they came', () => {
    const log = [
      line(0, { event: 'turn_began' }),
      line(1, { event: 'fulfilled', vp: 4 }),
      ...[2, 3, 4, 5].map((number) => line(number, { event: 'fulfilled', vp: 5 })),
      line(6, { event: 'end_triggered' }),
      line(7, { event: 'caught', lost: [] }),
    ];
    expect(momentsOf('swindler', log).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(momentsOf('chess', log)).toEqual([]);
  });

  it('are arrests, too, in a city where everybody flees', () => {
    const told = ['arrested', 'best_burglar', 'district_opened', 'alarm_raised', 'left_city'].map((event, number) =>
      line(number, { event }),
    );
    const log = [...told, line(5, { event: 'left_city', jewel: true })];
    expect(momentsOf('age-of-thieves', log).map(({ event }) => event['event'])).toEqual([
      'arrested',
      'best_burglar',
      'alarm_raised',
      'left_city',
      'left_city',
    ]);
    expect(momentsOf('age-of-thieves', [line(0, { event: 'jewel_lost', jewel: 'yellow' })])).toEqual([]);
  });

  it('are found again in the record, also where the same was said before', () => {
    const log = [line(3, {}, 'Ann is caught.'), line(4, {}, 'Bea draws.'), line(5, {}, 'Ann is caught.')];
    const record: [number, string][] = [
      [1, 'Ann is caught.'],
      [7, 'Ann is caught.'],
      [8, 'Bea draws.'],
      [9, 'Ann is caught.'],
    ];
    expect(stepOf(record, 'Ann is caught.', fromTheEnd(log, 0))).toBe(7);
    expect(stepOf(record, 'Ann is caught.', fromTheEnd(log, 2))).toBe(9);
  });
});

describe('how a game was won', () => {
  it('is the game’s own word where points do not decide', () => {
    const won = line(1, { event: 'won' }, 'Bea wins by her coins.');
    const game = { view: {}, log: [won], scores: [5, 5], sources: [] };
    expect(howWon('swindler', { ...game, winners: [1] })).toBe('Bea wins by her coins.');
    expect(howWon('swindler', { ...game, winners: [0, 1] })).toBe('Bea wins by her coins.');
  });
});
