// Messages put into a language: the same Fluent files as on the server, names from the components.
// A port of kernel/text.py; tests/speaker.test.ts holds both to the same sentences.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, string | number | boolean | (string | number)[] | null | undefined>;

const SEAT_ARGUMENTS = ['seat', 'seats'];
const SEAT_LETTERS = 'ABCDEFGH';

export class Speaker {
  seats: string[] = [];
  /** Are places called with their codes, as a map in letters shows them? */
  coded = (): boolean => false;
  #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: string[],
    readonly names: Record<string, string> = {},
    /** Which arguments hold the number of a seat: a game may have further ones. */
    readonly seatArguments: readonly string[] = SEAT_ARGUMENTS,
    /** What places on the map are called. */
    readonly places: Record<string, string> = {},
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence; its key where a language lacks it (a newer server may have sentences that have no words here). */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, this.#arguments(args), []) : key;
  }

  /** The name of a component, of one of its numbered copies, or the id itself. */
  name(id: string): string {
    const place = this.places[id];
    if (place !== undefined) return this.coded() ? `${place} (${id})` : place;
    const own = this.names[id];
    if (own !== undefined) return own;
    const copy = /^(.*)_(\d+)$/.exec(id);
    return (copy?.[1] !== undefined && this.names[copy[1]]) || id;
  }

  seat(number: number): string {
    return this.seats[number] ?? String(number + 1);
  }

  /** Words one after the other, equal ones together: "rose, 2 × tulip". */
  list(words: string[]): string {
    const counted = new Map<string, number>();
    for (const word of words) counted.set(word, (counted.get(word) ?? 0) + 1);
    return [...counted].map(([word, number]) => (number === 1 ? word : `${number} × ${word}`)).join(', ');
  }

  word(word: string): string {
    if (this.knows(`word-${word}`)) return this.say(`word-${word}`);
    const seat = word.length === 1 ? SEAT_LETTERS.indexOf(word) : -1;
    return (seat >= 0 && this.seats[seat]) || this.name(word);
  }

  #arguments(args: Arguments): Record<string, FluentVariable> {
    const spoken: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (typeof value === 'boolean') spoken[key] = value ? 'yes' : 'no';
      else if (Array.isArray(value)) {
        const seats = this.seatArguments.includes(key);
        const names = value.map((item) =>
          seats && typeof item === 'number' ? this.seat(item) : this.word(String(item)),
        );
        const numbers = !seats && value.every((item) => typeof item === 'number');
        spoken[key] = numbers ? names.join(', ') : this.list(names); // numbers are never put together
        spoken[`${key}-count`] = value.length;
        names.forEach((name, place) => {
          spoken[`${key}-${place + 1}`] = name;
          spoken[`${key}-${place + 1}-id`] = String(value[place]);
        });
      } else if (typeof value === 'number') spoken[key] = this.seatArguments.includes(key) ? this.seat(value) : value;
      else if (typeof value === 'string') {
        spoken[key] = this.name(value);
        spoken[`${key}-id`] = value;
      }
    }
    return spoken;
  }
}
