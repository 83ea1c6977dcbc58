import { Live, type Line } from './socket';

/** The line of this page: to the server the page came from. */
export const live = new Live({
  draw: () => {
    const address = new URL('/api/socket', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address) as unknown as Line;
  },
  now: () => Date.now(),
  later: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
});

addEventListener('online', () => live.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) live.hurry();
});
