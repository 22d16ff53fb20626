// Looking something up in a rulebook: by words, whatever their accents, or by number.
import { fold } from './word-forms';

export const wordsOf = (wanted: string): string[] => fold(wanted).split(/\s+/).filter(Boolean);

const short = (number: string): string => number.slice(number.indexOf('-') + 1);

/** Is this the number of a rule or a chapter, with or without the letters of its game? */
export const isNumber = (wanted: string): boolean => /^([a-z]{2,3}-)?\d+(\.\d+)*\.?$/i.test(wanted.trim());

/** Does a rule stand at this number, or in the chapter of this number? */
export function under(number: string, wanted: string): boolean {
  const at = short(wanted.trim()).replace(/\.$/, '');
  return `${short(number)}.`.startsWith(`${at}.`);
}

/** The innermost chapter that a rule stands in. */
export function chapterOf(number: string, chapters: Record<string, string>): string {
  let at = short(number);
  while (at && !chapters[at]) at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '';
  return at;
}

/** How deep a chapter lies: "4" is 0, "4.2" is 1. */
export const depth = (chapter: string): number => chapter.split('.').length - 1;

export interface Piece {
  text: string;
  kind: 'text' | 'hit' | 'rule';
}

/** A text in pieces: numbers of rules, words that were looked for, and what stands between. */
export function pieces(text: string, wanted: string[] = []): Piece[] {
  return text
    .trim()
    .split(/([A-Z]{2,3}-[\d.]*\d)/)
    .flatMap((part, place): Piece[] => (place % 2 ? [{ text: part, kind: 'rule' }] : hits(part, wanted)))
    .filter((piece) => piece.text);
}

function hits(text: string, wanted: string[]): Piece[] {
  const letters = [...text];
  const marked = new Array<boolean>(letters.length).fill(false);
  let plain = '';
  const at: number[] = []; // where each plain letter comes from
  letters.forEach((letter, place) => {
    for (const one of fold(letter)) {
      plain += one;
      at.push(place);
    }
  });
  for (const word of wanted)
    for (let found = plain.indexOf(word); found >= 0; found = plain.indexOf(word, found + 1))
      for (let n = 0; n < word.length; n++) marked[at[found + n]!] = true;
  const made: Piece[] = [];
  letters.forEach((letter, place) => {
    const kind = marked[place] ? 'hit' : 'text';
    const last = made.at(-1);
    if (last?.kind === kind) last.text += letter;
    else made.push({ text: letter, kind });
  });
  return made;
}
