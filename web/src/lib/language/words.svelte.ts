// The sentences of the page, of the program and of one game, in the person's language.
import { api, Refusal, type GameInfo, type GamePage } from '../server/api';
import { preferences } from '../app/preferences.svelte';
import { Speaker, type Arguments, type Language } from './speaker';

const own = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });

class Words {
  speaker = $state.raw(new Speaker('en', []));
  game = $state.raw<GamePage | undefined>();
  /** The games that are installed, by their id, as they call themselves in this language. */
  games = $state.raw<Record<string, GameInfo>>({});
  ready = $state(false);
  /** The box that the components are from, by its digest; empty for the one of today. */
  digest = '';
  #wanted = '';

  /** Load a language, with a game's words and components if one is being played: with the box it was begun with. */
  async load(game = '', language: Language = preferences.language, digest = ''): Promise<void> {
    const wanted = `${language} ${game} ${digest}`;
    if (this.#wanted === wanted && this.ready) return;
    this.#wanted = wanted;
    const [page, texts, box, games] = await Promise.all([
      own[`../../text/${language}.ftl`]!(),
      api.texts(language, game, digest).catch(() => ({ fluent: '', names: {}, seats: undefined, places: {} })),
      game ? api.box(game, digest) : undefined,
      api.games(language).catch(() => Object.values(this.games)),
    ]);
    if (this.#wanted !== wanted) return;
    this.games = Object.fromEntries(games.map((info) => [info.game, info]));
    const speaker = new Speaker(language, [page, texts.fluent], texts.names, texts.seats, texts.places);
    speaker.coded = () => preferences.list;
    speaker.seats = this.speaker.seats;
    this.speaker = speaker;
    this.game = box;
    this.digest = digest;
    this.ready = true;
  }

  /** The names of those who sit at the table. */
  seat(names: string[]): void {
    this.speaker.seats = names;
  }
}

export const words = new Words();

export const say = (key: string, args?: Arguments): string => words.speaker.say(key, args);

/** Where something comes from: several marks are shown as all of them. */
export const originOf = (marks: string[] = []): string => marks.map((mark) => say(`ui-mark-${mark}`)).join(' · ');

/** Whom the table waits for. */
export const waiting = (seats: number[]): string =>
  seats.length
    ? say('web-waiting-for', { names: seats.map((seat) => words.speaker.seat(seat)).join(', ') })
    : say('web-waiting-others');

/** A game's name, as the game itself gives it; one that nobody knows has none. */
export const gameName = (game: string): string => words.games[game]?.name ?? 'Cutpurse';

/** A game in a sentence or two. */
export const gameAbout = (game: string): string => words.games[game]?.about ?? '';

/** Why something did not work, for a person. */
export const why = (error: unknown): string =>
  error instanceof Refusal ? error.message || say('web-offline') : say('web-offline');

/** The same where no words may have been loaded yet. */
export async function errorText(error: unknown): Promise<string> {
  if (!words.ready) await words.load().catch(() => undefined);
  return why(error);
}
