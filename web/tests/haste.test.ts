import { describe, expect, it } from 'vitest';
import { HASTES, hasteOf, manners } from '../src/lib/haste';

describe('the time at a table', () => {
  it('is known again from the manners of the table', () => {
    for (const haste of HASTES) expect(hasteOf(manners(haste, ['random', 'easy']))).toBe(haste);
  });

  it('is live without a clock where nobody has said anything', () => {
    expect(hasteOf(undefined)).toBe('live');
  });

  it('has no name where the host has chosen something of their own', () => {
    expect(hasteOf({ clock: 'move', seconds: 7 })).toBeUndefined();
  });

  it('lets nobody be replaced at a table of days but by the clock, and then by the best bot', () => {
    expect(manners('days', ['random', 'easy'])).toEqual({ pace: 'days' });
    expect(manners('slow', ['random', 'easy'])).toMatchObject({ stand_in: 'easy', time_up: 'bot' });
  });
});
