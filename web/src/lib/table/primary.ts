// The one answer that goes on: it stands in the same place with the same key, whatever is asked.
import type { Answer } from './table.svelte';

/** What ends a step, in the words of the options' ids. */
const GOES_ON = new Set(['done', 'stop', 'end', 'pass', 'enough', 'ready']);
/** What a step is for: a caution is said with it, and does not push it below what is less wanted. */
const AIMS = new Set(['fulfil']);
/** Its key, on every keyboard and in every language. */
export const PRIMARY_KEY = '0';

/** The answer with which one goes on, whatever it costs; nothing where a question has none, or several. */
export function wayOn(options: Answer[]): Answer | undefined {
  const found = options.filter((option) => GOES_ON.has(option.id.split(' ', 1)[0]!));
  return found.length === 1 ? found[0] : undefined;
}

/** The same, as the button that asks to be pressed. While something else can be done it has no caution: what goes to
 *  waste with it makes it an answer like any other. */
export function primaryOf(options: Answer[]): Answer | undefined {
  const found = wayOn(options);
  return found?.cautions.length && options.length > 1 ? undefined : found;
}

/** Is it something to think twice about, and no more than that? */
export const harms = ({ id, cautions, sure, things }: Answer): boolean =>
  cautions.length > 0 && !sure && things.length > 0 && !AIMS.has(id.split(' ', 1)[0]!);

/** Is it one of the answers that are said before everything else, ways in one go included? */
export const isAhead = (option: Answer): boolean => !!option.ahead && !harms(option);

/** What is possible only now stands first, what harms below what does not, and last what goes on; else the order stays. */
export function harmlessFirst(options: Answer[]): Answer[] {
  const last = wayOn(options);
  const rank = (option: Answer): number => (option === last ? 2 : harms(option) ? 1 : isAhead(option) ? -1 : 0);
  return [...options].sort((one, other) => rank(one) - rank(other));
}
