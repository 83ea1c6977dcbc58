import type { Box } from './tables/geometry';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/**
 * Which cell an arrow key leads to. Those straight ahead – sharing the row or the column with this
 * one – come first, the nearest of them; only where there is none, the nearest that lies roughly
 * that way. Answers null at the border.
 */
export function neighbour(boxes: readonly Box[], current: number, arrow: Arrow): number | null {
  const from = boxes[current];
  if (!from) return boxes.length > 0 ? 0 : null;
  const a = middle(from);
  const level = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, i) => {
    if (i === current) return;
    const b = middle(box);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const along = arrow === 'ArrowRight' ? dx : arrow === 'ArrowLeft' ? -dx : arrow === 'ArrowDown' ? dy : -dy;
    const aside = level ? Math.abs(dy) : Math.abs(dx);
    if (along < 2) return;
    const straight = aside < (level ? from.height + box.height : from.width + box.width) * 0.45;
    if (!straight && aside > along * 0.8) return;
    // Straight ahead only the way counts: the short box of the bar would lose to the long field behind it.
    const score = straight ? along + aside * 0.1 : 10_000 + along + aside * 0.5;
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
