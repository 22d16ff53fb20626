// Anything on the board can be touched to learn what it is, whether it answers the question or not.
import { gallery } from '../rulebook/gallery.svelte';
import type { Picker } from './picker.svelte';

const ACTS = 'button, a, summary, input, select, label, [role="button"], dialog';

/** The thing of the box, or with something worth knowing about it, that an element shows. */
export function thingOf(element: Element, known: (thing: string) => boolean): string {
  for (let at: Element | null = element; at; at = at.parentElement?.closest('[data-thing], [data-place]') ?? null) {
    const { thing, place } = (at as HTMLElement | SVGElement).dataset;
    for (const name of [thing, place, place?.replace(/^\w+-/, '')]) if (name && known(name)) return name;
  }
  return '';
}

/** Somebody touched the board where nothing answers. */
export function explainTouched(event: MouseEvent, picker: Picker): void {
  const target = event.target as Element;
  if (event.defaultPrevented || picker.choosing || picker.confirming || target.closest(ACTS)) return;
  const thing = thingOf(target, (name) => gallery.entry(name) !== undefined || picker.table.notes.has(name));
  if (thing) picker.explain(thing);
}
