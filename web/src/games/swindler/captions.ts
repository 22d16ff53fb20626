// What is said of a theft while it goes on: whoever plays reads of oneself as "you", and of the others by their names.
import { say } from '../../lib/language/words.svelte';

const CAPTIONS = {
  robs: ['web-sw-theft-of', 'web-sw-theft-of-mine'],
  stops: ['web-sw-wants-away', 'web-sw-wants-away-mine'],
  shares: ['web-sw-takes-share', 'web-sw-takes-share-mine'],
  away: ['web-sw-got-away', 'web-sw-got-away-mine'],
  caught: ['web-sw-was-caught', 'web-sw-was-caught-mine'],
} as const;

export type Caption = keyof typeof CAPTIONS;

export function caption(what: Caption, seat: number, me: number): string {
  const [theirs, mine] = CAPTIONS[what];
  return seat === me ? say(mine) : say(theirs, { seat });
}
