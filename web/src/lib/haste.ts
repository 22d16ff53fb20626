// How much time there is at a table: what a host can choose, and what it means in the manners of the table.
import type { Manners } from './protocol';

export const HASTES = ['live', 'move', 'game', 'days', 'slow'] as const;
export type Haste = (typeof HASTES)[number];

const MINUTE = 60;
const DAY = 86_400;
/** At a table of days nobody is replaced for being away, only for letting the time run out, or for getting up. */
const NEVER = 30 * DAY;

export function manners(haste: Haste, bots: readonly string[]): Manners {
  switch (haste) {
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
        stand_in: bots.at(-1) ?? null,
        stand_in_after: NEVER,
      };
  }
}

export const overDays = (haste: Haste): boolean => manners(haste, []).pace === 'days';

/** Which of them a table has, if it has one of them. */
export function hasteOf(found: Manners | undefined): Haste | undefined {
  const same = (wish: Manners): boolean =>
    (wish.pace ?? 'live') === (found?.pace ?? 'live') &&
    (wish.clock ?? 'none') === (found?.clock ?? 'none') &&
    (wish.clock === undefined || wish.seconds === found?.seconds);
  return HASTES.find((haste) => same(manners(haste, [])));
}
