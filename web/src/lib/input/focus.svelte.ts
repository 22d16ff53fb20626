// Whoever plays by keys keeps the place: what had the focus and is gone hands it on.
import { openThings } from './keys.svelte';

const QUESTION = 'section.question, section.ending';

/** `busy`: something was chosen and is not answered yet; the focus waits for what becomes of it. */
export function keepFocus(busy: () => boolean): (frame: HTMLElement) => () => void {
  return (frame) => {
    let last: Element | undefined;
    let onBoard = false;
    let byKeys = false;

    const focused = (event: FocusEvent): void => {
      last = event.target as Element;
      onBoard = byKeys && last.closest('main.board') !== null; // whoever clicked there goes on anywhere
    };
    const pressed = (event: KeyboardEvent): void => {
      byKeys = true;
      if (!/^\d$/.test(event.key)) frame.removeAttribute('data-pointed'); // a number chooses, and moves nothing
    };
    /** Whoever points sees where that is: the ring is for those who move by keys. */
    const pointed = (): void => {
      byKeys = false;
      frame.setAttribute('data-pointed', '');
    };
    const changed = (): void => {
      if (!byKeys || !last || document.activeElement !== document.body || busy()) return;
      if (last.isConnected && takesFocus(last)) (last as HTMLElement).focus();
      else home(frame, onBoard)?.focus();
    };

    // The answer may come after the last change of the page: then nothing else would hand the focus on.
    $effect(() => {
      if (!busy()) requestAnimationFrame(changed);
    });
    const watching = new MutationObserver(() => requestAnimationFrame(changed));
    watching.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'tabindex', 'open'],
    });
    frame.addEventListener('focusin', focused);
    addEventListener('keydown', pressed);
    addEventListener('pointerdown', pointed, true);
    return () => {
      watching.disconnect();
      frame.removeEventListener('focusin', focused);
      removeEventListener('keydown', pressed);
      removeEventListener('pointerdown', pointed, true);
    };
  };
}

const takesFocus = (thing: Element): boolean =>
  !thing.matches(':disabled') &&
  (thing as HTMLElement).tabIndex >= -1 &&
  thing.matches('button, a[href], input, select, textarea, summary, [tabindex]');

/** Where the focus goes when its thing is gone: whoever was on the board stays there while something answers. */
function home(frame: HTMLElement, onBoard: boolean): HTMLElement | SVGElement | undefined {
  return (
    (onBoard ? openThings()[0] : undefined) ??
    frame.querySelector<HTMLElement>(QUESTION) ??
    frame.querySelector<HTMLElement>('main') ??
    undefined
  );
}
