/**
 * Marks what is held – a button, a cell of a board – as `pressed` the moment the finger comes down, before
 * anything is asked or drawn anew: it has its answer however slow the phone is. The browser's own `:active`
 * waits until it knows that the finger will not scroll.
 */
export function markPressed(root: Document): void {
  let pressed: Element | null = null;
  const release = () => {
    pressed?.classList.remove('pressed');
    pressed = null;
  };
  const press = (event: PointerEvent) => {
    release();
    if (event.button !== 0) return;
    pressed = event.target instanceof Element ? event.target.closest('.cell, .button') : null;
    pressed?.classList.add('pressed');
  };
  root.addEventListener('pointerdown', press, true);
  root.addEventListener('pointerup', release, true);
  root.addEventListener('pointercancel', release, true);
}
