// What accomplices and master thieves do, in the game's own words: the numbers come from the box.
import { say } from '../../lib/language/words.svelte';
import type { Accomplice, Box, Master } from './box';

const numbers = (person: Accomplice | Master): Record<string, number> =>
  Object.fromEntries(
    Object.entries(person.params ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

export function effectOf(box: Box, card: string): string {
  const person = box.accomplices.get(card);
  return person ? say(`board-effect-${person.kind}`, numbers(person)) : '';
}

export function abilityOf(box: Box, master: string): string {
  const person = box.masters.get(master);
  return person ? say(`board-ability-${master}`, numbers(person)) : '';
}
