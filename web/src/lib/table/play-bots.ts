// A table against bots, at once.
import { api, type GameInfo } from '../server/api';
import { defaultBot } from './opponents';
import type { Settings } from './options';
import { companyOf, nextRival } from './rivals';
import { rememberTable } from './my-tables';
import { coach } from '../lesson/coach.svelte';
import { preferences } from '../app/preferences.svelte';
import { route } from '../navigation/route.svelte';
import { say } from '../language/words.svelte';

/** Against so many: all at one level, or those whom I am to meet next; whoever plays at the usual level where a game has no
 *  rivals. */
export async function playBots(game: GameInfo, bots: number, settings: Settings = {}, level = ''): Promise<void> {
  const me = { who: 'me', name: preferences.name || say('web-nobody-name') };
  const first = level ? undefined : nextRival(game);
  const rivals = first ? companyOf(game.rivals, first, bots).map((rival) => rival.id) : [];
  const seats = [
    me,
    ...Array.from({ length: bots }, (_, place) => ({ who: rivals[place] ?? (level || defaultBot(game.bots)) })),
  ];
  const made = await api.make({ game: game.game, seats, settings });
  rememberTable({
    table: made.table,
    game: game.game,
    seat: made.seat,
    token: made.token,
    name: '',
    at: Date.now(),
    host: made.host,
    audience: made.audience,
  });
  route.go(`/t/${made.table}`);
}

/** A short game with the coach, for whoever has just learned it: against a bot, or alone where that was learned. */
export async function playShort(game: GameInfo, alone = false): Promise<void> {
  const { short } = await api.coach(game.game, preferences.language);
  coach.turn(false);
  await playBots(game, alone ? 0 : (short.bots ?? 1), short.settings ?? {});
}
