import { useEffect, useRef } from 'preact/hooks';

/**
 * Keys of the whole page. A key that belongs to what has the focus – a letter in a field, space on
 * a button – is left to it; nothing happens while a dialog is open.
 */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as Element | null;
      if (target?.closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
      if (event.key === ' ' && target?.closest('button, a')) return;
      if (/^Arrow/.test(event.key) && target === document.body && !(event.key in latest.current)) {
        // Nothing has the focus (a button that had it is gone): arrows go to the board.
        document.querySelector<SVGGElement>('[role=gridcell][tabindex="0"]')?.focus();
        event.preventDefault();
        return;
      }
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
