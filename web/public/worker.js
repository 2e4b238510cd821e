// Keeps the app itself, so that it opens at once and without a connection. Games and tables are never kept.

const SHELF = 'kavarna-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([clear, self.clients.claim()]));
});

/** Files with a hash in their name never change: what is on the shelf is right. */
async function fromShelf(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** The page comes from the house; the last one seen is shown when the house cannot be reached. */
async function freshPage(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put('/', answer.clone());
    return answer;
  } catch (problem) {
    const kept = await shelf.match('/');
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(freshPage(event.request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromShelf(event.request));
});
