// How much time there is at a table: what a host can choose, and what it means in the manners of the table.
import type { Manners } from '../server/protocol';
import { defaultBot } from './opponents';

export const TIME_CONTROLS = ['live', 'move', 'game', 'days', 'slow'] as const;
export type TimeControl = (typeof TIME_CONTROLS)[number];

const MINUTE = 60;
const DAY = 86_400;
/** At a table of days nobody is replaced for being away, only for letting the time run out, or for getting up. */
const NEVER = 30 * DAY;

export function manners(timeControl: TimeControl, bots: readonly string[]): Manners {
  switch (timeControl) {
    case 'live':
      return {};
    case 'move':
      return { clock: 'move', seconds: MINUTE, time_up: 'bot' };
    case 'game':
      return { clock: 'game', seconds: 30 * MINUTE, time_up: 'bot' };
    case 'days':
      return { pace: 'days' };
    case 'slow':
      return {
        pace: 'days',
        clock: 'move',
        seconds: 3 * DAY,
        time_up: 'bot',
        stand_in: bots.length ? defaultBot(bots) : null,
        stand_in_after: NEVER,
      };
  }
}

export const overDays = (timeControl: TimeControl): boolean => manners(timeControl, []).pace === 'days';

/** Which of them a table has, if it has one of them. */
export function timeControlOf(found: Manners | undefined): TimeControl | undefined {
  const same = (wish: Manners): boolean =>
    (wish.pace ?? 'live') === (found?.pace ?? 'live') &&
    (wish.clock ?? 'none') === (found?.clock ?? 'none') &&
    (wish.clock === undefined || wish.seconds === found?.seconds);
  return TIME_CONTROLS.find((timeControl) => same(manners(timeControl, [])));
}
