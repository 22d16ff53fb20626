// A coach for a first game: says something once, when it happens for the first time to this person, and explains every kind
// of question to whoever asks. What was heard is remembered in this browser alone.
import type { Language } from '../language/speaker';
import { api } from '../server/api';
import type { AboutQuestion, CoachPage, CoachTip, CoachTrigger } from '../server/protocol';
import type { AnyEvent } from '../table/table.svelte';

const KEY = 'cutpurse.coach';

interface Kept {
  /** Nothing is said, and nothing offered. */
  off: boolean;
  /** What was said, game by game. */
  heard: Record<string, string[]>;
  /** Games whose lesson was offered and refused, or taken. */
  offered: string[];
}

function kept(): Kept {
  const fresh: Kept = { off: false, heard: {}, offered: [] };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

/** What the coach needs to know of a moment at the table. */
export interface Moment {
  seat: number;
  events: AnyEvent[];
  /** The kind of the question that is asked; empty for none. */
  question: string;
  /** The options that are open, by their ids. */
  options?: readonly string[];
  offers: boolean;
  /** What is played, and by how many. */
  settings?: Record<string, string | number>;
  players?: number;
  /** The things that the answers speak of. */
  named?: readonly string[];
}

/** A word, or with a star at its end all that begin like it. */
const isLike = (found: string, wanted: string): boolean =>
  wanted.endsWith('*') ? found.startsWith(wanted.slice(0, -1)) : found === wanted;

const isMet = (on: CoachTrigger, event: AnyEvent, seat: number): boolean =>
  on.name === event['event'] &&
  on.conditions.every(({ field, sign, value }) => {
    const found = event[field];
    if (found === undefined || found === null) return false;
    if (value === 'me') return found === seat;
    if (value === 'others') return found !== seat;
    return sign === '>' ? Number(found) > Number(value) : isLike(String(found as string), value);
  });

const isOpened = (on: CoachTrigger, option: string): boolean => {
  const words = option.split(' ');
  return on.name.split(' ').every((wanted, place) => isLike(words[place] ?? '', wanted));
};

function fits(on: CoachTrigger, { seat, events, question, options = [], offers, named = [] }: Moment): boolean {
  if (on.sort === 'question') return on.name === question;
  if (on.sort === 'thing') return named.includes(on.name);
  if (on.sort === 'option') return options.some((option) => isOpened(on, option));
  if (on.sort === 'offer') return offers;
  return events.some((event) => isMet(on, event, seat));
}

/** What is said at a moment: the first that fits and was not heard before. */
export const tipFor = (tips: CoachTip[], moment: Moment, heard: readonly string[]): CoachTip | undefined =>
  tips.find((tip) => !heard.includes(tip.id) && tip.on.some((on) => fits(on, moment)));

/** What a first game begins with: said where it is played as the coach's first game is. */
export function openingOf(
  { short, openings }: CoachPage,
  { settings = {}, players = 0 }: Moment,
): CoachTip | undefined {
  const chosen = Object.entries(short.settings ?? {});
  return chosen.every(([id, value]) => settings[id] === value) ? openings[players] : undefined;
}

class Coach {
  page = $state.raw<CoachPage | undefined>();
  /** What is said now. */
  tip = $state.raw<CoachTip | undefined>();
  off = $state(kept().off);
  /** What it was saying when it was told to be quiet: whoever touched the wrong button takes that back at once. */
  hushed = $state.raw<CoachTip | undefined>();
  #wanted = '';

  async load(game: string, language: Language): Promise<void> {
    const wanted = `${game} ${language}`;
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    const page = await api.coach(game, language);
    if (this.#wanted !== wanted) return;
    this.page = page;
    const all = [...page.tips, ...Object.values(page.openings)];
    const said = this.tip && all.find(({ id }) => id === this.tip?.id);
    this.tip = said; // in the other language
  }

  about(kind: string): AboutQuestion | undefined {
    return this.page?.questions[kind];
  }

  /** Something happened, or something is asked: is there a word to say? One at a time. */
  hear(moment: Moment): CoachTip | undefined {
    if (this.off || this.tip || !this.page) return undefined;
    const { game, tips } = this.page;
    const { heard } = kept();
    const opening = openingOf(this.page, moment);
    const known = heard[game] ?? [];
    const tip = opening && !known.includes(opening.id) ? opening : tipFor(tips, moment, known);
    if (!tip) return undefined;
    this.tip = tip;
    this.#keep({ heard: { ...heard, [game]: [...known, tip.id] } });
    return tip;
  }

  dismiss(): void {
    this.tip = undefined;
    this.hushed = undefined;
  }

  turn(off: boolean): void {
    [this.tip, this.hushed] = off ? [undefined, this.tip] : [this.hushed, undefined];
    this.off = off;
    this.#keep({ off });
  }

  /** Everything is new again. */
  reset(): void {
    this.#keep({ heard: {}, offered: [] });
  }

  wasOffered(game: string): boolean {
    const { off, offered } = kept();
    return off || offered.includes(game);
  }

  rememberOffer(game: string): void {
    this.#keep({ offered: [...new Set([...kept().offered, game])] });
  }

  #keep(change: Partial<Kept>): void {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  }
}

export const coach = new Coach();
