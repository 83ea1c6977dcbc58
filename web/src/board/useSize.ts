import { useLayoutEffect, useState } from 'preact/hooks';

export interface Size {
  width: number;
  height: number;
}

/** The size of an element in CSS pixels, followed as it changes; null before the first look. */
export function useSize(element: { current: HTMLElement | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const look = () => {
      const next = { width: box.clientWidth, height: box.clientHeight };
      setSize((old) => (old && old.width === next.width && old.height === next.height ? old : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
