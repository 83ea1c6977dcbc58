/* Runs in the page before anything else of it: window.tap(cell) is a finger on a cell of a board. */
window.tap = (cell) => {
  const box = cell.getBoundingClientRect();
  const board = cell.closest('svg');
  // There is no finger to capture.
  board.setPointerCapture = () => {};
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 7, button: 0, bubbles: true };
  board.dispatchEvent(new PointerEvent('pointerdown', at));
  board.dispatchEvent(new PointerEvent('pointerup', at));
};
