// Movements that several games need, as long as this person likes them.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { preferences } from '../app/preferences.svelte';

/** A card is turned over, with a little lift: `in:turn`, or `in:turn={{ delay: 80 * number }}` for several in a row. */
export function turn(
  node: Element,
  { delay = 0, duration = 420 }: { delay?: number; duration?: number } = {},
): TransitionConfig {
  const own = getComputedStyle(node).transform;
  const resting = own === 'none' ? '' : own;
  return {
    delay: preferences.time(delay),
    duration: preferences.time(duration),
    easing: cubicOut,
    css: (done, left) =>
      `transform: ${resting} perspective(50rem) rotateY(${-90 * left}deg) scale(${1 + 0.08 * Math.sin(Math.PI * done)}); filter: brightness(${1 - 0.5 * left})`,
  };
}
