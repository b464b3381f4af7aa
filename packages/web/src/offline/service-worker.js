// Keeps the page on the device, so that solo and hot-seat play need no network after the first visit.
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The build, and its files; written in by scripts/offline.mjs. */
const cacheName = `ennead-${'__VERSION__'}`;
const files = /** @type {string[]} */ (/** @type {unknown} */ ('__PRECACHE__'));

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/**
 * The newest page when there is a network, the kept one otherwise.
 * @param {Request} request
 */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/**
 * Files carry their content in their name: what is kept never grows old.
 * @param {Request} request
 */
async function file(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
