// The table in words as a document: the engine's parts in the order in which they are read, lists in lists, and what is
// said about a thing that somebody looks up.
import type { Entry, Part } from '../../lib/server/protocol';

export interface Item {
  text: string;
  topic: string;
  /** Told to whoever asks, not to whoever reads on. */
  aside: boolean;
  items: Item[];
}

export interface Chapter {
  title: string;
  items: Item[];
  /** Lines of a map. */
  drawn: string[];
}

export interface Section {
  id: string;
  chapters: Chapter[];
}

const OWN = 'a part of its own';
/** The most pressing first; what a game has of its own comes before the others. */
const ORDER = ['now', 'you', 'around', OWN, 'others', 'board', 'cards', 'stock', 'places'];

export function outline(parts: Part[]): Section[] {
  const sections = new Map<string, Section>();
  for (const part of parts) {
    const entries = part.entries ?? [];
    const section = sections.get(part.id) ?? { id: part.id, chapters: [] };
    const chapter = {
      title: part.title ?? '',
      items: nested(entries.filter((entry) => !entry.drawn)),
      drawn: entries.filter((entry) => entry.drawn).map((entry) => entry.text),
    };
    if (chapter.title || chapter.items.length || chapter.drawn.length)
      sections.set(part.id, { ...section, chapters: [...section.chapters, chapter] });
  }
  const place = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.indexOf(OWN));
  return [...sections.values()].sort((one, other) => place(one.id) - place(other.id));
}

/** What is set in deeper belongs to what stands before it. */
function nested(entries: Entry[]): Item[] {
  const top: Item[] = [];
  const open: { depth: number; items: Item[] }[] = [];
  for (const { text, topic = '', depth = 0, aside = false } of entries) {
    const item = { text, topic, aside, items: [] };
    while (open.length && open.at(-1)!.depth >= depth) open.pop();
    (open.at(-1)?.items ?? top).push(item);
    open.push({ depth, items: item.items });
  }
  return top;
}

function* every(items: Item[]): Generator<Item> {
  for (const item of items) {
    yield item;
    yield* every(item.items);
  }
}

const all = (sections: Section[]): Item[] =>
  sections.flatMap((section) => section.chapters.flatMap((chapter) => [...every(chapter.items)]));

/** Everything that can be looked up, each name once. */
export const topics = (sections: Section[]): string[] =>
  [...new Set(all(sections).map((item) => item.topic))].filter(Boolean);

/** Shorter words, as "the", tell nothing of what is meant. */
const TELLING = 4;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * What is said about a thing: under its very name, else under names that begin so or hold all the words that were typed,
 * else wherever the words stand, else under names that share a word with what was typed. "What can the guard on n12 see?" finds what is said under "guard n12".
 */
export function lookUp(sections: Section[], words: string): Item[] {
  const wanted = plain(words)
    .replace(/[?!.,:;]/g, ' ')
    .trim();
  if (!wanted) return [];
  const items = all(sections);
  const named = items.filter((item) => item.topic);
  const typed = wanted.split(/\s+/);
  const holds = (text: string): boolean => typed.every((word) => plain(text).includes(word));
  const asked = (topic: string): boolean =>
    plain(topic)
      .split(/\s+/)
      .every((word) => typed.includes(word));
  const tries = [
    named.filter((item) => plain(item.topic) === wanted),
    named.filter((item) => plain(item.topic).startsWith(wanted)),
    named.filter((item) => holds(item.topic)),
    longest(named.filter((item) => asked(item.topic))),
    items.filter((item) => holds(item.text)),
    named.filter((item) =>
      plain(item.topic)
        .split(/\s+/)
        .some((word) => word.length >= TELLING && typed.includes(word)),
    ),
  ];
  return tries.find((found) => found.length) ?? [];
}

/** Of names that are all in the sentence, those that say most. */
function longest(items: Item[]): Item[] {
  const most = Math.max(0, ...items.map((item) => item.topic.split(/\s+/).length));
  return items.filter((item) => item.topic.split(/\s+/).length === most);
}
