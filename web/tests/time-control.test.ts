import { describe, expect, it } from 'vitest';
import { TIME_CONTROLS, timeControlOf, manners } from '../src/lib/table/time-control';

describe('the time at a table', () => {
  it('is known again from the manners of the table', () => {
    for (const timeControl of TIME_CONTROLS)
      expect(timeControlOf(manners(timeControl, ['random', 'easy']))).toBe(timeControl);
  });

  it('is live without a clock where nobody has said anything', () => {
    expect(timeControlOf(undefined)).toBe('live');
  });

  it('has no name where the host has chosen something of their own', () => {
    expect(timeControlOf({ clock: 'move', seconds: 7 })).toBeUndefined();
  });

  it('lets nobody be replaced at a table of days but by the clock, and then by the best bot', () => {
    expect(manners('days', ['random', 'easy'])).toEqual({ pace: 'days' });
    expect(manners('slow', ['random', 'easy', 'hard'])).toMatchObject({ stand_in: 'easy', time_up: 'bot' });
  });
});
