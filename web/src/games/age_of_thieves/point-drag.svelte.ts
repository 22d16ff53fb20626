// Action points taken from the pool with finger or mouse and let go on a card. Keys and taps do the same without.
export interface DraggedPoint {
  x: number;
  y: number;
  /** The card it would be laid on. */
  over: string;
}

/** Less than this is a tap. */
const NEAR = 6;

export class PointDrag {
  held = $state.raw<DraggedPoint | undefined>();
  #start = { x: 0, y: 0 };

  constructor(readonly lay: (card: string) => void) {}

  take = (event: PointerEvent): void => {
    this.#start = { x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#at(event);
  };

  move = (event: PointerEvent): void => {
    if (this.held) this.#at(event);
  };

  drop = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
    const card = this.held?.over;
    this.held = undefined;
    if (card && far > NEAR) this.lay(card);
  };

  lose = (): void => {
    this.held = undefined;
  };

  #at(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    const card = document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-lay]'))
      .find(Boolean);
    this.held = { x, y, over: card?.dataset['lay'] ?? '' };
  }
}
