// A table against bots, at once.
import { api, type GameInfo } from './api';
import { usualBot } from './company';
import { keep } from './mine';
import { preferences } from './preferences.svelte';
import { route } from './route.svelte';
import { say } from './words.svelte';

export async function playBots(game: GameInfo, bots: number): Promise<void> {
  const me = { who: 'me', name: preferences.name || say('web-nobody-name') };
  const seats = [me, ...Array.from({ length: bots }, () => ({ who: usualBot(game.bots) }))];
  const made = await api.make({ game: game.game, seats });
  keep({
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
