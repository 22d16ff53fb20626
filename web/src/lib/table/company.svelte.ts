// The rivals of all games, for whoever shows one: asked for once a language.
import { api, type GameInfo, type RivalInfo } from '../server/api';
import type { Language } from '../language/speaker';

class Company {
  games = $state.raw<GameInfo[]>([]);
  #language = '';

  async load(language: Language): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    try {
      this.games = await api.games(language);
    } catch {
      this.#language = '';
    }
  }

  game(game: string): GameInfo | undefined {
    return this.games.find((one) => one.game === game);
  }

  rival(game: string, id: string | undefined): RivalInfo | undefined {
    return id ? this.game(game)?.rivals.find((rival) => rival.id === id) : undefined;
  }
}

export const company = new Company();
