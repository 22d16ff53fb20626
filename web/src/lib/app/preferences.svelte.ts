// What this person likes: language, light or dark, motion, name. Kept in this browser alone.
import { LANGUAGES, type Language } from '../language/speaker';

const KEY = 'cutpurse.preferences';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'full' | 'fast' | 'none';
export const PACES: Pace[] = ['full', 'fast', 'none'];

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  name: string;
  list: boolean;
  sound: boolean;
  /** Was asked once whether sounds are wanted. */
  heard: boolean;
  /** Rivals keep their remarks to themselves. */
  quiet: boolean;
}

function firstLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function read(): Kept {
  const fresh: Kept = {
    language: firstLanguage(),
    theme: 'auto',
    pace: 'full',
    name: '',
    list: false,
    sound: false,
    heard: false,
    quiet: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Preferences {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  pace = $state<Pace>('full');
  name = $state('');
  list = $state(false);
  sound = $state(false);
  heard = $state(false);
  quiet = $state(false);

  constructor() {
    Object.assign(this, read());
    if (!LANGUAGES.includes(this.language)) this.language = 'en';
    this.#show();
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { language, theme, pace, name, list, sound, heard, quiet } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, pace, name, list, sound, heard, quiet }));
    this.#show();
  }

  /** How long a movement of so many milliseconds lasts for this person. */
  time(milliseconds: number): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.pause(milliseconds);
  }

  /** How long something stays to be read, also where nothing may move. */
  pause(milliseconds: number): number {
    if (this.pace === 'none') return 0;
    return this.pace === 'fast' ? milliseconds / 3 : milliseconds;
  }

  #show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const preferences = new Preferences();
