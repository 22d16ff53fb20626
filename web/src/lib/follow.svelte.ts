// What every board does with the table it shows.
import type { Show } from './show.svelte';
import type { Shown } from './table.svelte';

/** Whoever acts, or leaves, has been told enough. */
export function follow(show: Show, table: () => Shown): void {
  $effect(() => {
    if (table().pending) show.skip();
  });
  $effect(() => () => show.skip());
}
