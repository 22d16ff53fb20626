// Real addresses, so that back and reload work.
import { read, type Place } from './address';

class Route {
  place = $state.raw<Place>(read(location.pathname, location.hash));

  constructor() {
    const again = (): void => {
      this.place = read(location.pathname, location.hash);
    };
    addEventListener('popstate', again);
    addEventListener('hashchange', again);
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.place = read(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A link inside the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go((event.currentTarget as HTMLAnchorElement).getAttribute('href') ?? '/');
}
