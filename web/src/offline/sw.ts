/// <reference lib="webworker" />
import { createHandlerBoundToURL, precacheAndRoute, cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { sortFiles } from './files';

/**
 * The service worker: the pages without a network.
 *
 * What a game needs is stored while it is installed, on the first visit – everything of it has
 * been fetched by then anyway. The rest (rules, languages, nets) follows on the second visit, when the page asks
 * for it, so that nobody pays on the first for what is perhaps never read. What is asked for before that is kept
 * at once.
 *
 * A new version waits until the page lets it in: it never takes over under a running game.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const LATER = 'kameny-later';
const files = sortFiles(self.__WB_MANIFEST);

precacheAndRoute(files.first);
cleanupOutdatedCaches();

// Names with a hash never change what they name.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: LATER }),
);

// The page's own router takes it from there; see PageRoutes in the server.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/(api|q|assets)(\/|$)/, /\.[^/]*$/] }),
);

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data === 'keep-all') event.waitUntil(keep([...files.later, ...files.onDemand]));
  const { keep: asked } = event.data as { keep?: string[] };
  if (asked) event.waitUntil(keep([...files.later, ...files.onDemand].filter((url) => asked.includes(url))));
});

self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));

/** Fetches what is not kept yet, one after the other so as not to be in the way. */
async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(LATER);
  for (const url of urls) {
    if (!(await cache.match(url))) await cache.add(url);
  }
}

/** Drops what only an older version knew. */
async function forgetOld(): Promise<void> {
  const cache = await caches.open(LATER);
  const known = new Set([...files.later, ...files.onDemand].map((url) => new URL(url, self.location.origin).href));
  for (const request of await cache.keys()) {
    if (!known.has(request.url)) await cache.delete(request);
  }
}
