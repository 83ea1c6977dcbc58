import { useLayoutEffect, useState } from 'preact/hooks';

export interface Size {
  width: number;
  height: number;
}

/** A box below this has no room for a board: its styles are still on the way, or it is folded away. */
const LEAST = 120;

/** The size of an element in CSS pixels, followed as it changes; null while it has no room. */
export function useSize(element: { current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const look = () => {
      const next = { width: box.clientWidth, height: box.clientHeight };
      if (next.width < LEAST || next.height < LEAST) return;
      setSize((old) => (old && old.width === next.width && old.height === next.height ? old : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
