import { useEffect, useState } from 'preact/hooks';
import { live } from './live';

/** The server's time, told again every so many milliseconds while something counts down. */
export function useNow(every: number | null): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (every === null) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return live.serverNow();
}
