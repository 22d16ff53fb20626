// Everything in the box of the game that is shown, to be looked up by id, by name and by words.
import type { Component } from 'svelte';
import type { PictureProps } from '../../games';
import { pictureOf } from '../../games';
import type { Language } from '../language/speaker';
import { api, type GalleryEntry, type GallerySection } from '../server/api';
import { fold, wordsOf } from './rule-search';

/** Kinds of things that do something when they are played, drawn or turned up: their names lead to what they say. */
const SPEAKING = new Set([
  ...['general', 'special', 'half', 'calm', 'alarm', 'token'],
  ...['accomplice', 'master', 'job', 'raid', 'fence'],
  ...['equipment', 'patron', 'mission', 'artwork'],
]);

class Gallery {
  sections = $state.raw<GallerySection[]>([]);
  Picture = $state.raw<Component<PictureProps> | undefined>();
  /** The entry that somebody looks at. */
  open = $state.raw<GalleryEntry | undefined>();
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
    const [sections, picture] = await Promise.all([api.gallery(game, language, digest), pictureOf(game)]);
    if (this.#wanted === wanted) [this.sections, this.Picture] = [sections, picture];
  }

  /** The entry of a thing; numbered copies are of one kind. */
  entry(id: string): GalleryEntry | undefined {
    return this.entries.get(id) ?? this.entries.get(id.replace(/_\d+$/, ''));
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

  /** A text in pieces: the names of cards, each with its entry, and what stands between. */
  split(text: string): { text: string; entry?: GalleryEntry }[] {
    if (!this.#names) return [{ text }];
    return text.split(this.#names).map((part, place) => {
      const entry = place % 2 ? this.#byName.get(part) : undefined;
      return entry ? { text: part, entry } : { text: part };
    });
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

  /** What is called so. */
  named(wanted: string): GallerySection[] {
    return this.#found(wanted, (entry) => entry.name);
  }

  #found(wanted: string, plain: (entry: GalleryEntry, section: GallerySection) => string): GallerySection[] {
    const needed = wordsOf(wanted);
    if (!needed.length) return this.sections;
    return this.sections
      .map((section) => ({
        ...section,
        entries: section.entries.filter((entry) => {
          const text = fold(plain(entry, section));
          return needed.every((word) => text.includes(word));
        }),
      }))
      .filter((section) => section.entries.length);
  }
}

export const gallery = new Gallery();
