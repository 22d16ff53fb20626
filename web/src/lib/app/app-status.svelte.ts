// The state of the page itself: whether the server can be reached, and whether a newer build has arrived.
import { preferences } from './preferences.svelte';

const LOOK_AGAIN = 3_600_000;

class AppStatus {
  /** Does the server answer? */
  online = $state(navigator.onLine);
  /** A newer page is here; this one goes on until it is loaded anew. */
  updateReady = $state(false);

  constructor() {
    addEventListener('offline', () => (this.online = false));
  }

  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    workers.addEventListener('controllerchange', () => void this.#taken(workers));
    try {
      const registration = await workers.register('/service.js');
      setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN);
    } catch {
      return; // a browser that keeps nothing: the page works without
    }
  }

  /** A service worker has taken over: the first one, or that of another build. */
  async #taken(workers: ServiceWorkerContainer): Promise<void> {
    try {
      const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';
      const page = await (await fetch('/', { cache: 'no-cache' })).text();
      this.updateReady = own !== '' && !page.includes(own);
      // What the front page asked for before the worker was there: once more, so that it is kept.
      if (workers.controller)
        for (const path of ['/api/games?', '/api/texts?game=&']) await fetch(`${path}language=${preferences.language}`);
    } catch {
      return; // no network at this moment
    }
  }
}

export const appStatus = new AppStatus();
