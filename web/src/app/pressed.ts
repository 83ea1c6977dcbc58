/**
 * Marks what is held – a button, a cell of a board – with `data-pressed` the moment the finger comes down, before
 * anything is asked or drawn anew: it has its answer however slow the phone is. The browser's own `:active`
 * waits until it knows that the finger will not scroll.
 */
export function markPressed(root: Document): void {
  let pressed: Element | null = null;
  const release = () => {
    pressed?.removeAttribute('data-pressed');
    pressed = null;
  };
  const press = (event: PointerEvent) => {
    release();
    if (event.button !== 0) return;
    pressed = event.target instanceof Element ? event.target.closest('.cell, .button') : null;
    // Not a class: whoever draws the cell anew, because it gets the focus as well, would write over it.
    pressed?.setAttribute('data-pressed', '');
  };
  root.addEventListener('pointerdown', press, true);
  root.addEventListener('pointerup', release, true);
  root.addEventListener('pointercancel', release, true);
}
