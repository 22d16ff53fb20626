// Words as somebody types them who looks something up: without accents, in whatever form a language gives them.
// The terminal does the same (`src/cutpurse/kernel/word_forms.py`); one table of words tests both.

/** Letters that Unicode does not take apart. */
const PLAIN: Record<string, string> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', '’': "'" };
const LONGEST_ENDING = 3;
/** How short words end in another form: karta and karty, Karte and Karten, raid and raids, thief and thieves, worek and
 * worki. After the same six letters anything may follow: wspólnik and wspólnicy. */
const SOFT = /^(?:[aeiouy]\p{L}*|[fns]|ves|zy|k\p{L}?|)$/u;
const SHORTEST_STEM = 3;
const LONG_STEM = 6;
/** What is shorter is itself alone. */
const SHORTEST_WORD = 4;

/** Small letters without accents. */
export const fold = (text: string): string =>
  [...text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('');

/** Are two folded words forms of one another, as far as their letters tell? */
export function bent(one: string, other: string): boolean {
  let stem = 0;
  while (stem < one.length && one[stem] === other[stem]) stem++;
  const endings = [one.slice(stem), other.slice(stem)];
  if (stem < SHORTEST_STEM || Math.min(one.length, other.length) < SHORTEST_WORD) return false;
  if (endings.some((ending) => ending.length > LONGEST_ENDING)) return false;
  return stem >= LONG_STEM || endings.every((ending) => SOFT.test(ending));
}

/** Does a folded word stand in a folded text, as a part of it or in another form? */
export const occurs = (word: string, text: string): boolean =>
  text.includes(word) || (text.match(/[\p{L}\p{N}_]+/gu) ?? []).some((other) => bent(word, other));

/** A name in whatever form stands where it is known to be meant: "Oszustka" is "Oszustkę", "Guardian Angel" is
 * "guardian angels". */
export function formsOf(name: string): RegExp {
  const words = name.replace(/ \(.*\)$/, '').split(' ');
  const stems = words.map((word) => word.slice(0, Math.max(3, word.length - 2)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(${stems.map((stem) => `${stem}\\p{L}{0,4}`).join('\\s+')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
}
