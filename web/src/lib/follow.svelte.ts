// What every board does with the table it shows.
import type { Show } from './show.svelte';
import type { Shown } from './table.svelte';

/** Each new position is drawn anew; whoever acts, or leaves, has been told enough. */
export function follow(show: Show, table: () => Shown): void {
  $effect(() => {
    void table().view;
    table().draw();
  });
  $effect(() => {
    if (table().pending) show.skip();
  });
  $effect(() => () => show.skip());
}
