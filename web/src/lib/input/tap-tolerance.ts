// A finger is thicker than a small thing on a map: a tap beside one means the nearest.
const THICK = 22;

/** The nearest thing that answers, as far as a finger reaches. */
function meant(drawing: Element, x: number, y: number): Element | undefined {
  let best: Element | undefined;
  let least = THICK;
  for (const thing of drawing.querySelectorAll('[role="button"]')) {
    const box = thing.getBoundingClientRect();
    const far = Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
    if (far <= least) [best, least] = [thing, far];
  }
  return best;
}

export function tapTolerance(drawing: SVGSVGElement): () => void {
  const tapped = (event: Event): void => {
    const tap = event as PointerEvent;
    if (tap.pointerType !== 'touch' || (tap.target as Element).closest('[role="button"]')) return;
    meant(drawing, tap.clientX, tap.clientY)?.dispatchEvent(
      new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }),
    );
  };
  drawing.addEventListener('click', tapped);
  return () => drawing.removeEventListener('click', tapped);
}
