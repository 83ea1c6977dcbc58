import { useEffect, useRef } from 'preact/hooks';
import { GestureReader, type Gesture } from './gesture';

/** Feeds a board's pointer events to a {@link GestureReader}; points are relative to the board. */
export function useGestures(element: { current: SVGSVGElement | null }, report: (gesture: Gesture) => void) {
  const latest = useRef(report);
  latest.current = report;
  useEffect(() => {
    const board = element.current;
    if (!board) return;
    const reader = new GestureReader((gesture) => latest.current(gesture));
    const at = (event: PointerEvent) => {
      const box = board.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (reader.down(event.pointerId, at(event))) board.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => reader.move(event.pointerId, at(event));
    const up = (event: PointerEvent) => reader.up(event.pointerId, at(event), event.timeStamp);
    const cancel = (event: PointerEvent) => reader.cancel(event.pointerId);
    // A finger has said all it wants by pointer events: without this the browser goes on to play a mouse for it,
    // looking four times for what lies below, while the finger waits for its answer.
    const lifted = (event: TouchEvent) => event.cancelable && event.preventDefault();
    board.addEventListener('touchend', lifted);
    board.addEventListener('pointerdown', down);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', cancel);
    return () => {
      board.removeEventListener('touchend', lifted);
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', cancel);
    };
  }, [element]);
}
