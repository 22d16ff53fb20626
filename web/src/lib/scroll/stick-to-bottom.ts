// The end of something that grows and can be scrolled: it stays in sight for whoever looks at it.

/** So near to the end, in pixels, is at the end. */
const NEAR = 24;

export class StickToBottom {
  /** Does somebody look at the end? Only people scroll up: what grows below them does not make them look elsewhere. */
  last = true;
  #at = 0;

  constructor(readonly box: Element) {
    box.addEventListener('scroll', this.#look, { passive: true });
  }

  #look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = this.box;
    if (scrollHeight - clientHeight - scrollTop < NEAR) this.last = true;
    else if (scrollTop < this.#at) this.last = false;
    this.#at = scrollTop;
  };

  go(): void {
    this.box.scrollTop = this.box.scrollHeight;
  }

  stop(): void {
    this.box.removeEventListener('scroll', this.#look);
  }
}
