// What every board does with the table it shows.
import type { Narrator } from './narrator.svelte';
import type { AnyEvent, Line, TableModel } from '../table/table.svelte';

interface Told<E> {
  /** Where every piece stands now. */
  standing?: () => Map<string, string>;
  /** The lines that are worth telling. */
  worth?: (lines: Line<E>[]) => Line<E>[];
}

/** Have a narrator tell the story of a table, as long as the board is there. */
export function narrate<E extends AnyEvent>(
  narrator: Narrator<E>,
  table: () => TableModel,
  { standing = () => new Map(), worth = (lines) => lines }: Told<E> = {},
): void {
  $effect(() =>
    table().story?.tellWith({
      tell: (telling) => {
        const lines = (all: Line[]): Line<E>[] => worth(all as Line<E>[]); // the events of a table are those of its game
        narrator.tell({ ...telling, lines: lines(telling.lines), waiting: lines(telling.waiting) });
      },
      holds: (lines) => narrator.holds(worth(lines as Line<E>[])),
      skip: () => narrator.skip(),
    }),
  );
  $effect(() => narrator.drawn(standing()));
  $effect(() => () => narrator.skip());
}
