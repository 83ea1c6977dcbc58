import { signal } from '@preact/signals';

/** A newer version of the pages is there and waits to be let in; null while there is none. */
export const waitingVersion = signal<ServiceWorker | null>(null);

/** How often a page that stays open asks for a newer version, in milliseconds. */
const LOOK_EVERY = 60 * 60 * 1000;

/**
 * Has the service worker store the pages on this device. It waits until the page has nothing better
 * to do: the first board comes first.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(() => void register());
  else addEventListener('load', () => whenIdle(() => void register()));
}

/** Lets the waiting version in and loads the page anew; a running match is opened just where it was. */
export function takeNewVersion(): void {
  const worker = waitingVersion.value;
  if (!worker) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}

async function register(): Promise<void> {
  const controlled = navigator.serviceWorker.controller !== null;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows and full disks refuse; the pages work with a network then.
    return;
  }
  // Blockers swallow the call instead of refusing it.
  if (!registration) return;
  const kept = registration;
  follow(kept);
  // The second visit: what was not needed on the first is kept too.
  if (controlled) navigator.serviceWorker.controller?.postMessage('keep-all');
  // The first: what the page has fetched before there was anybody to keep it – its language, perhaps a net.
  else void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: fetched() }));
  setInterval(() => void look(kept), LOOK_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look(kept);
  });
}

/** The files with a hash in their name that this page has fetched so far. */
function fetched(): string[] {
  const names = performance.getEntriesByType('resource').map((one) => new URL(one.name));
  return names.filter((one) => one.origin === location.origin && one.pathname.startsWith('/assets/')).map((one) => one.pathname);
}

function follow(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    // Without a controller this is the first version, which replaces nothing.
    if (worker && navigator.serviceWorker.controller) waitingVersion.value = worker;
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
      // Let in by another window, or gone: nothing waits any more.
      else if (waitingVersion.value === worker) waitingVersion.value = null;
    });
  });
}

async function look(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    // No network: another time.
  }
}

function whenIdle(job: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(job, { timeout: 8000 });
  else setTimeout(job, 3000);
}
