// With whom: against how many bots somebody likes to play each game. Kept in this browser alone.
import type { GameInfo } from '../server/api';

const KEY = 'cutpurse.company';
const USUAL = 2;

function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The numbers of bots that a game can be played against: none where it can be played alone. */
export function opponentCounts(game: Pick<GameInfo, 'least' | 'most'>): number[] {
  return Array.from({ length: game.most - game.least + 1 }, (_, more) => game.least - 1 + more);
}

/** As many as the last time, if that is still possible. */
export function preferredOpponents(game: Pick<GameInfo, 'game' | 'least' | 'most'>): number {
  const possible = opponentCounts(game);
  const wanted = kept()[game.game];
  if (typeof wanted === 'number' && possible.includes(wanted)) return wanted;
  return possible.includes(USUAL) ? USUAL : (possible.at(-1) ?? 1);
}

export function rememberOpponents(game: string, bots: number): void {
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: bots }));
}

const EASY = 'easy';

/** Who plays where nobody is named: Easy, or the gentlest bot that thinks at all. They come weakest first. */
export const defaultBot = (bots: readonly string[]): string =>
  bots.includes(EASY) ? EASY : (bots.find((bot) => bot !== 'random') ?? bots[0] ?? 'random');
