// Everything in the box of the game that is shown, to be looked up by id, by name and by words.
import { picturesOf, type Pictures } from '../../games';
import type { Language } from '../language/speaker';
import { api, type GalleryEntry, type GallerySection } from '../server/api';
import { wordsOf } from './rule-search';
import { fold, formsOf, occurs } from './word-forms';

/** Kinds of things that do something when they are played, drawn or turned up: their names lead to what they say. */
const SPEAKING = new Set([
  ...['general', 'special', 'half', 'calm', 'alarm', 'token'],
  ...['accomplice', 'master', 'job', 'raid', 'fence'],
  ...['equipment', 'patron', 'mission', 'artwork'],
]);

/** So large that a part of it is somewhere in it, and is not explained by all of it. */
const WHOLES = new Set(['district']);

class Gallery {
  sections = $state.raw<GallerySection[]>([]);
  pictures = $state.raw<Pictures | undefined>();
  /** The entry that somebody looks at. */
  open = $state.raw<GalleryEntry | undefined>();
  /** Somebody looks through all of it. */
  whole = $state(false);
  /** The id of a section that somebody wants to see. */
  section = $state('');
  #wanted = '';

  /** By id; components that are told of with another one lead there. */
  entries = $derived(
    new Map(
      this.sections.flatMap((section) =>
        section.entries.flatMap((entry) => [entry.id, ...(entry.parts ?? [])].map((id) => [id, entry] as const)),
      ),
    ),
  );

  async load(game: string, language: Language, digest = ''): Promise<void> {
    const wanted = `${game} ${language} ${digest}`;
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    const [sections, pictures] = await Promise.all([api.gallery(game, language, digest), picturesOf(game)]);
    if (this.#wanted === wanted) [this.sections, this.pictures] = [sections, pictures];
  }

  /** The entry of a thing; numbered copies are of one kind. */
  entry(id: string): GalleryEntry | undefined {
    return this.entries.get(id) ?? this.entries.get(id.replace(/_\d+$/, ''));
  }

  /** What there is to know of a thing: what it says itself, or what is printed on this part of something larger. */
  about(id: string): { own?: GalleryEntry; within?: GalleryEntry; printed: GalleryEntry[] } {
    const entry = this.entry(id);
    const printed = this.sections.flatMap(({ entries }) => entries.filter(({ on }) => on?.includes(id)));
    if (!entry) return { printed };
    return WHOLES.has(entry.kind) && entry.id !== id ? { within: entry, printed } : { own: entry, printed };
  }

  /** The cards that something speaks of, by the ids in it. */
  cards(ids: Iterable<unknown>): GalleryEntry[] {
    const found = [...ids].flatMap((id) => (typeof id === 'string' ? [this.entry(id)] : []));
    return [...new Set(found)].filter((entry) => entry !== undefined && SPEAKING.has(entry.kind)) as GalleryEntry[];
  }

  /** The cards that an event speaks of. */
  told(event: Record<string, unknown> | undefined): GalleryEntry[] {
    return this.cards(Object.values(event ?? {}).flat());
  }

  /** The card that was played against me: what it says is shown at once. */
  shown({
    card,
    against,
    event,
  }: {
    card?: string;
    against?: boolean;
    event?: Record<string, unknown>;
  }): GalleryEntry[] {
    return card ? this.cards([card]) : against ? this.told(event) : [];
  }

  /** The same for one line of several: what a card says is not said again with every line that comes of it. */
  shownFirst(lines: Parameters<Gallery['shown']>[0][], place: number): GalleryEntry[] {
    const before = new Set(lines.slice(0, place).flatMap((line) => this.shown(line)));
    return this.shown(lines[place]!).filter((card) => !before.has(card));
  }

  /** The cards that a rule calls by their names, in whatever form its language gives them. */
  naming(rule: string): GalleryEntry[] {
    return this.sections.flatMap(({ entries }) => entries.filter(({ named }) => named?.includes(rule)));
  }

  /** A text in pieces: the names of cards, each with its entry, and what stands between. Of a rule it is known whom it names:
   * there a name may be bent, or be written without its capital letter. */
  split(text: string, rule = ''): { text: string; entry?: GalleryEntry }[] {
    if (!this.#names) return [{ text }];
    const exact = text.split(this.#names).map((part, place) => {
      const entry = place % 2 ? this.#byName.get(part) : undefined;
      return entry ? { text: part, entry } : { text: part };
    });
    const bent = this.naming(rule).map((entry) => [formsOf(entry.name), entry] as const);
    return bent.reduce<{ text: string; entry?: GalleryEntry }[]>(
      (pieces, [form, entry]) =>
        pieces.flatMap((piece) =>
          piece.entry
            ? [piece]
            : piece.text.split(form).map((part, place) => (place % 2 ? { text: part, entry } : { text: part })),
        ),
      exact,
    );
  }

  #byName = $derived(
    new Map(
      this.sections
        .flatMap((section) => section.entries)
        .filter((entry) => SPEAKING.has(entry.kind))
        .map((entry) => [entry.name, entry] as const),
    ),
  );
  /** The longest names first: of "Fire Grenade" nobody means "Fire". */
  #names = $derived(
    this.#byName.size
      ? new RegExp(
          `(?<![\\p{L}\\p{N}])(${[...this.#byName.keys()]
            .sort((one, other) => other.length - one.length)
            .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
            .join('|')})(?![\\p{L}\\p{N}])`,
          'gu',
        )
      : undefined,
  );

  /** What fits words: the whole of it where there are none. */
  search(wanted: string): GallerySection[] {
    return this.#found(
      wanted,
      (entry, section) => `${entry.name} ${entry.id} ${section.title} ${entry.text.join(' ')}`,
    );
  }

  /** What is called so, or is of a sort that is called so. */
  named(wanted: string): GallerySection[] {
    return this.#found(wanted, (entry, section) => `${entry.name} ${section.title}`);
  }

  #found(wanted: string, plain: (entry: GalleryEntry, section: GallerySection) => string): GallerySection[] {
    const needed = wordsOf(wanted);
    if (!needed.length) return this.sections;
    return this.sections
      .map((section) => ({
        ...section,
        entries: section.entries.filter((entry) => {
          const text = fold(plain(entry, section));
          return needed.every((word) => occurs(word, text));
        }),
      }))
      .filter((section) => section.entries.length);
  }
}

export const gallery = new Gallery();
