// A table against bots, at once.
import { api, type GameInfo } from '../server/api';
import { defaultBot } from './opponents';
import { rememberTable } from './my-tables';
import { preferences } from '../app/preferences.svelte';
import { route } from '../navigation/route.svelte';
import { say } from '../language/words.svelte';

export async function playBots(game: GameInfo, bots: number): Promise<void> {
  const me = { who: 'me', name: preferences.name || say('web-nobody-name') };
  const seats = [me, ...Array.from({ length: bots }, () => ({ who: defaultBot(game.bots) }))];
  const made = await api.make({ game: game.game, seats });
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
