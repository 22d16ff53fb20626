// A numbered rule that somebody wants to read where they are: at the table, in a lesson.
import type { Language } from '../language/speaker';
import { api, type Rulebook } from '../server/api';

class RuleLookup {
  /** The rule that somebody looks at. */
  open = $state('');
  book = $state.raw<Rulebook | undefined>();
  game = $state('');
  #wanted = '';

  async show(game: string, rule: string, language: Language): Promise<void> {
    const wanted = `${game} ${language}`;
    if (this.#wanted !== wanted || !this.book) {
      this.#wanted = wanted;
      const book = await api.rulebook(game, language);
      if (this.#wanted !== wanted) return;
      [this.book, this.game] = [book, game];
    }
    this.open = rule;
  }

  /** A click that asks for the page itself, in a tab or a window of its own, is left to the browser. */
  follow(event: MouseEvent, game: string, rule: string, language: Language): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.show(game, rule, language).catch(() => window.open(`/rules/${game}#${rule}`, '_blank'));
  }
}

export const ruleLookup = new RuleLookup();
