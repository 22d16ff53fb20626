// The page works without the network: it is kept whole, and so is what the server told that is the same for everybody.
const BUILD = 'development'; // filled in by the build
const FILES = []; // filled in by the build

const PAGE = 'cutpurse-page-';
const ANSWERS = 'cutpurse-answers';
/** Pages that are open still need the files of their own build. */
const BUILDS_KEPT = 2;
const THE_SAME_FOR_ALL = /^\/api\/(games|texts|box|rulebook|lessons|examples)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldPages().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(page));
  else if (FILES.includes(address.pathname) || address.pathname.startsWith('/assets/'))
    event.respondWith(kept(event.request));
  else if (THE_SAME_FOR_ALL.test(address.pathname)) event.respondWith(answer(event.request));
});

async function keepPage() {
  const cache = await caches.open(PAGE + BUILD);
  await cache.addAll(['/', ...FILES]);
}

/** Whatever is not ours goes, and all builds but the last ones. */
async function forgetOldPages() {
  const names = await caches.keys();
  const builds = names.filter((name) => name.startsWith(PAGE) && name !== PAGE + BUILD).slice(1 - BUILDS_KEPT);
  const wanted = [PAGE + BUILD, ANSWERS, ...builds];
  await Promise.all(names.filter((name) => !wanted.includes(name)).map((name) => caches.delete(name)));
}

/** The page of this build: it finds its own way from the address. */
async function page() {
  return (await (await caches.open(PAGE + BUILD)).match('/')) ?? Response.error();
}

/** A file of the page. Names hold a digest: what is kept is right for ever. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** An answer of the server; without it, what it said the last time. */
async function answer(request) {
  const cache = await caches.open(ANSWERS);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request.url, fresh.clone());
    return fresh;
  } catch {
    const known = await cache.match(request.url);
    return known ? old(known) : Response.error();
  }
}

/** The page is told that this is not from now. */
function old(known) {
  const headers = new Headers(known.headers);
  headers.set('x-kept', 'yes');
  return new Response(known.body, { headers });
}
