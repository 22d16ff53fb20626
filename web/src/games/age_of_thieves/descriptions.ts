// What stands on the map, in words.
import { say, words } from '../../lib/language/words.svelte';
import type { CardPart, Space, View } from './box';

/** Everything that is and lies on a space. */
export function onSpace(space: Space, view: View, notes: Map<string, string[]>): string {
  const name = (id: string): string => words.speaker.name(id);
  const here = [
    `${name(space.id)}, ${name(space.district)}`,
    ...space.kinds.map(name),
    ...view.watch.filter((figure) => figure.space === space.id).map((figure) => name(figure.kind)),
    ...view.seats.flatMap((seat, number) => (seat.space === space.id ? [words.speaker.seat(number)] : [])),
    view.yellow.includes(space.id) ? name('yellow') : '',
    view.green.includes(space.id) ? name('green') : '',
    view.emperor_at === space.id ? name('emperor') : '',
    view.tokens_down.includes(space.id) ? say('web-aot-token') : '',
    view.tokens_up[space.id] ? name(view.tokens_up[space.id]!) : '',
    view.fire?.includes(space.id) ? say('web-aot-fire') : '',
    view.smoke?.includes(space.id) ? say('web-aot-smoke') : '',
    ...(notes.get(space.id) ?? []),
  ];
  return here.filter(Boolean).join(', ');
}

/** The first signs of a card: how far it reaches, whether it robs, whether it is a grenade (some throw them farther). */
export function signs(part: CardPart): string[] {
  const found = part.range >= 0 ? [say('board-range', { range: part.range })] : [];
  if (part.district) found.push(say('board-range-district'));
  if (part.theft) found.push(say('board-theft-icon'));
  if (part.grenade) found.push(say('board-grenade'));
  return found;
}

/** What each way of a card does, one sentence per way: its aim first. */
export function ways(part: CardPart): { aim: string; does: string }[] {
  return part.ways.map((way) => {
    const said = way.map(({ key, args }) => [key, say(key, args)] as const);
    const of = (aim: boolean): string =>
      said
        .filter(([key]) => key.startsWith('board-aim-') === aim)
        .map(([, text]) => text)
        .join('; ');
    return { aim: of(true), does: of(false) };
  });
}
