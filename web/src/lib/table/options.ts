// The options somebody likes for a game against bots, and the level of all of them. Kept in this browser alone.
import type { GameInfo, Setting } from '../server/api';

const KEY = 'cutpurse.options';

export type Settings = Record<string, string | number>;
type Optional = Pick<GameInfo, 'game' | 'settings' | 'bots'>;

export interface Options {
  /** What differs from the box. */
  settings: Settings;
  /** Everybody plays at this level; empty: rivals by name. */
  level: string;
}

function kept(): Record<string, Partial<Options>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, Partial<Options>>) : {};
  } catch {
    return {};
  }
}

/** Words first, then numbers; a setting may take both. */
export function choicesOf({ values, low, high }: Setting): (string | number)[] {
  const numbers = low === null || high === null ? [] : Array.from({ length: high - low + 1 }, (_, more) => low + more);
  return [...values, ...numbers];
}

/** What a person chooses: not what has to be written down, which is for programs. */
export const chosenSettings = (game: Pick<GameInfo, 'settings'>): Setting[] =>
  game.settings.filter((setting) => !setting.free);

export const usualSettings = (game: Pick<GameInfo, 'settings'>): Settings =>
  Object.fromEntries(chosenSettings(game).map(({ id, default: usual }) => [id, usual]));

/** As the last time, as far as the game still knows it. */
export function preferredOptions(game: Optional): Options {
  const { settings = {}, level = '' } = kept()[game.game] ?? {};
  const known = chosenSettings(game).filter((one) => {
    const wish = settings[one.id];
    return wish !== undefined && wish !== one.default && choicesOf(one).includes(wish);
  });
  return {
    settings: Object.fromEntries(known.map(({ id }) => [id, settings[id]!])),
    level: game.bots.includes(level) ? level : '',
  };
}

/** How many of them are not as usual. */
export const unusualCount = ({ settings, level }: Options): number => Object.keys(settings).length + (level ? 1 : 0);

/** Only what differs is kept: what is usual may change. */
export function rememberOptions(game: Optional, settings: Settings, level: string): void {
  const differs = chosenSettings(game).filter(({ id, default: usual }) => (settings[id] ?? usual) !== usual);
  const own = { settings: Object.fromEntries(differs.map(({ id }) => [id, settings[id]!])), level };
  localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game.game]: own }));
}
