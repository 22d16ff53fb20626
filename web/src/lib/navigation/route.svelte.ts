// Real addresses, so that back and reload work.
import { read, type Place } from './address';

/** Browsers do not like an address that changes many times a second. */
export const NOTED_AFTER = 400;

class Route {
  place = $state.raw<Place>(read(location.pathname, location.hash));
  /** The address that `place` was read from, or that was noted since. */
  #here = location.href;

  constructor() {
    addEventListener('popstate', this.#arrive);
    addEventListener('hashchange', this.#arrive);
  }

  #arrive = (): void => {
    this.#here = location.href;
    this.place = read(location.pathname, location.hash);
  };

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** The address of the moment that is shown, for reload and for sharing; gives back how to leave it. Whoever goes elsewhere
   * meanwhile, even if this page has not heard of it yet, is not called back. */
  note(path: string): () => void {
    const noting = setTimeout(() => {
      if (location.href !== this.#here) return;
      history.replaceState(null, '', path);
      this.#here = location.href;
    }, NOTED_AFTER);
    return () => clearTimeout(noting);
  }
}

export const route = new Route();

/** A link inside the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go((event.currentTarget as HTMLAnchorElement).getAttribute('href') ?? '/');
}
