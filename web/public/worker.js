// Keeps the app itself, so that it opens at once and without a connection. Games and tables are never kept.

const SHELF = 'kavarna-3';

/** Everything the app is made of, listed when it was built. */
async function stock() {
  const shelf = await caches.open(SHELF);
  const { files, later } = await (await fetch('/shelf.json', { cache: 'no-cache' })).json();
  const [wanted, welcome] = [files, later].map((list) => list.map((file) => new URL(file, location.origin).href));
  const kept = (await shelf.keys()).map(({ url }) => url);
  // Files with a hash in their name never change; the others are fetched anew.
  const missing = wanted.filter((url) => !kept.includes(url) || !url.includes('/assets/'));
  await shelf.addAll(missing);
  const old = kept.filter((url) => !wanted.includes(url) && !welcome.includes(url));
  await Promise.all(old.map((url) => shelf.delete(url)));
}

self.addEventListener('install', (event) => event.waitUntil(stock().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => {
  const clear = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([clear, self.clients.claim()]));
});

/** What is on the shelf is right; what is not is fetched and put there. */
async function fromShelf(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** The page comes from the house; the one on the shelf is shown when the house cannot be reached. */
async function freshPage(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    // A host of files has no page for an address of the app; the shelf has one for all.
    if (answer.status === 404) return (await shelf.match('/')) ?? answer;
    // A page that is newer than the shelf brings its own files; the shelf follows.
    if (answer.ok) {
      const [now, then] = [await answer.clone().text(), await (await shelf.match('/'))?.text()];
      if (now !== then) void stock().catch(() => {});
    }
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
  else if (url.pathname.startsWith('/assets/') || /\.(svg|png|webmanifest)$/.test(url.pathname)) event.respondWith(fromShelf(event.request));
});
