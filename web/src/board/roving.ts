import type { Box } from './tables/geometry';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/**
 * Which cell an arrow key leads to: the nearest whose middle lies that way, sideways distance
 * counting double. Answers null at the border.
 */
export function neighbour(boxes: readonly Box[], current: number, arrow: Arrow): number | null {
  const from = boxes[current];
  if (!from) return boxes.length > 0 ? 0 : null;
  const a = middle(from);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, i) => {
    if (i === current) return;
    const b = middle(box);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const along = arrow === 'ArrowRight' ? dx : arrow === 'ArrowLeft' ? -dx : arrow === 'ArrowDown' ? dy : -dy;
    const aside = arrow === 'ArrowRight' || arrow === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
    if (along < 2 || aside > along * 2.5) return;
    const score = along + 2 * aside;
    if (score < least) {
      least = score;
      best = i;
    }
  });
  return best;
}

function middle(box: Box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
