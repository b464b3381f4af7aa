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

/** It is somebody's turn at a table they have left; the server says so, and what happened, in their language. */
worker.addEventListener('push', (event) => {
  const { title = 'Ennead', body = '', url = '/' } = event.data?.json() ?? {};
  event.waitUntil(
    // One note for each table: a newer one takes its place.
    worker.registration
      .showNotification(title, { body, tag: url, icon: '/icon.svg', data: { url } })
      .then(countNotes),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data?.url ?? '/', location.origin);
  event.waitUntil(Promise.all([goTo(pathname), countNotes()]));
});

/** The icon of the installed app bears the number of tables that wait. */
async function countNotes() {
  const notes = await worker.registration.getNotifications();
  await (notes.length > 0 ? navigator.setAppBadge?.(notes.length) : navigator.clearAppBadge?.());
}

/**
 * To the table where it is open already, else in a window of its own.
 * @param {string} pathname
 */
async function goTo(pathname) {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === pathname);
  await (there ? there.focus() : worker.clients.openWindow(pathname));
}
