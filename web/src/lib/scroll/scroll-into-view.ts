// What is spoken of is brought into sight: the board is scrolled, and a drawing of which only a part is shown moves there.
import { preferences } from '../app/preferences.svelte';

/** So much of a thing is enough to know it. */
const TALL = 120;
/** Sent to a drawing in a window: these things of it are meant. */
export const SEEK = 'seek';

/** Are some of these in sight? If none is, the first is brought there. What lies in a list beside the board is, too. */
export function bringIntoView(things: Element[]): void {
  const behavior = preferences.time(1) ? 'smooth' : 'instant';
  const board = document.querySelector('main.board');
  const listed = things.find((thing) => !board?.contains(thing));
  if (listed) bringIntoList(listed, behavior);
  const drawn = things.filter((thing) => board?.contains(thing));
  const first = drawn[0];
  if (!board || !first) return;
  const shown = uncovered(board, drawn);
  const seen = drawn.some((thing) => {
    const at = thing.getBoundingClientRect();
    return at.top >= shown.top - 1 && Math.min(at.bottom, at.top + TALL) <= shown.bottom + 1;
  });
  if (seen) {
    uncoverOrHide(board, behavior);
    return;
  }
  const at = (first.closest('.window') ?? first).getBoundingClientRect();
  const top = at.height < shown.height ? (at.top + at.bottom - shown.top - shown.bottom) / 2 : at.top - shown.top;
  board.scrollBy({ top, behavior });
}

/** The part of the board that nothing held in sight (`data-now`) lies over. */
function uncovered(board: Element, things: Element[]): DOMRect {
  const whole = board.getBoundingClientRect();
  const held = [...board.querySelectorAll('[data-now]')].filter(
    (thing) => !things.some((one) => thing.contains(one)) && sticks(thing),
  );
  const top = Math.max(whole.top, ...held.map((thing) => thing.getBoundingClientRect().bottom));
  return new DOMRect(whole.left, top, whole.width, whole.bottom - top);
}

function sticks(thing: Element): Element | undefined {
  for (let at: Element | null = thing; at && !at.matches('main.board'); at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') return at;
  return undefined;
}

/** Less of a part of the board than this is a scrap below what is held in sight. */
const SCRAP = 0.6;

/** Of what lies under something held in sight no scrap is left: the board is scrolled on to the next part. */
function uncoverOrHide(board: Element, behavior: ScrollBehavior): void {
  for (const held of [...board.querySelectorAll('[data-now]')].flatMap((thing) => sticks(thing) ?? [])) {
    const edge = held.getBoundingClientRect().bottom;
    const scrap = [...(held.parentElement?.children ?? [])].find((part) => {
      const { top, bottom, height } = part.getBoundingClientRect();
      return part !== held && top < edge - 1 && bottom > edge && bottom - edge < height * SCRAP;
    });
    if (scrap) board.scrollBy({ top: scrap.getBoundingClientRect().bottom - edge, behavior });
  }
}

/** The list alone is scrolled: the browser's own way would move the whole page with it. */
function bringIntoList(thing: Element, behavior: ScrollBehavior): void {
  const list = thing.closest('.question');
  if (!list) return;
  const [at, shown] = [thing.getBoundingClientRect(), list.getBoundingClientRect()];
  const [above, below] = [at.top - shown.top, at.bottom - shown.bottom];
  if (below > 0 || above < 0) list.scrollBy({ top: below > 0 ? below : above, behavior });
}

/** The drawings in which some of these are move there. */
export function seek(things: Element[]): void {
  const drawn = things.flatMap((thing) =>
    'ownerSVGElement' in thing && thing.closest('.window') ? [thing as SVGElement] : [],
  );
  for (const svg of new Set(drawn.map((thing) => thing.ownerSVGElement)))
    svg?.dispatchEvent(new CustomEvent(SEEK, { detail: drawn.filter((thing) => thing.ownerSVGElement === svg) }));
}
