// A position that nobody acts in: of a game that is over, or of an example. An example may offer what is done next.
import type { Answer, TableModel } from './table.svelte';

export interface Position {
  view: unknown;
  scene?: unknown;
  ground?: unknown;
  notes?: Map<string, string[]>;
}

export function staticTable(
  position: Position,
  names: string[],
  next: Answer[] = [],
  choose: () => void = () => undefined,
): TableModel {
  return {
    view: position.view,
    scene: position.scene,
    ground: position.ground,
    seats: names.map((name) => ({ name, kind: 'human', here: true })),
    options: next,
    shortcuts: [],
    closed: [],
    notes: position.notes ?? new Map(),
    pending: '',
    choose,
    take: () => undefined,
  };
}
