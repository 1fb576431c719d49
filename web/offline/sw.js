// The page without a line: every file of one build, stored together and answered together, so that no page is ever made of two builds.
// `scripts/offline.js` writes the list and the version into the built file.

const VERSION = '__VERSION__';
/** @type {readonly string[]} */
const FILES = ['__FILES__'];
const DOCUMENT = 'index.html';
const CACHES = 'fairyring ';
const CACHE = CACHES + VERSION;
const KNOWN = new Set(FILES);

/** @param {string} file */
const addressOf = (file) => new URL(file, self.registration.scope).href;

/**
 * A file from the host. The document is asked for by its folder: many hosts send its own name on to that, and browsers refuse an answer
 * that was sent on where a page is to be shown. Where one was sent on all the same, what came is kept as if it had come at once.
 * @param {string} file
 */
async function fetched(file) {
  const address = file === DOCUMENT ? self.registration.scope : addressOf(file);
  const response = await fetch(address, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new TypeError(`${address}: ${response.status}`);
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

async function store() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    // The name of an asset holds the hash of its content: what the build before has stored need not travel again.
    const before = file.startsWith('assets/') ? await caches.match(addressOf(file), { ignoreVary: true }) : undefined;
    await cache.put(addressOf(file), before ?? (await fetched(file)));
  }
}

async function clear() {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
}

/** @param {Request} request @param {string} file */
async function answer(request, file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(file), { ignoreVary: true })) ?? fetch(request);
}

// One file that does not come, and nothing is taken: it is tried again with the next visit.
self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
// A newer build waits until somebody wants it: no page is changed in the middle of a game.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET' || !address.startsWith(self.registration.scope)) return;
  const file = address.slice(self.registration.scope.length) || DOCUMENT;
  // Whatever is no file of the page is the server's.
  if (KNOWN.has(file)) event.respondWith(answer(request, file));
});
