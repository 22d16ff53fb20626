// The page itself works without the network: assets from the cache, and the page with a clear word when the server is away.
const CACHE = 'cutpurse-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/icon.svg'])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') {
    event.respondWith(
      fetch(event.request)
        .then((answer) => {
          const copy = answer.clone();
          if (answer.ok) void caches.open(CACHE).then((cache) => cache.put('/', copy));
          return answer;
        })
        .catch(() => caches.match('/')),
    );
  } else if (address.pathname.startsWith('/assets/')) {
    // Names under /assets/ hold a digest: what is kept is right for ever.
    event.respondWith(
      caches.match(event.request).then(
        (kept) =>
          kept ??
          fetch(event.request).then((answer) => {
            if (answer.ok) {
              const copy = answer.clone();
              void caches.open(CACHE).then((cache) => cache.put(event.request, copy));
            }
            return answer;
          }),
      ),
    );
  }
});
