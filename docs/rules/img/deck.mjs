// Draws the deck of Přes palubu, or one rank or file of it, from the figures standing there.
import { arrow, cross, el, label, picture, tick } from './svg.mjs';

const CELL = 58;
const R = 21;
const SEA = '#1c5d86';
const LOOK = {
  r: { fill: '#c8322b', edge: '#4d0f0c' },
  w: { fill: '#f8f3e6', edge: '#3a3226' },
};

/** A figure; a captain (capital letter) wears a wide ring. */
function figure(x, y, letter, { faded = false } = {}) {
  const look = LOOK[letter.toLowerCase()];
  const captain = letter !== letter.toLowerCase();
  return el(
    'g',
    { opacity: faded ? 0.55 : undefined },
    el('circle', { cx: x, cy: y, r: R, fill: look.fill, stroke: look.edge, 'stroke-width': 2.5 }),
    captain && [
      el('circle', { cx: x, cy: y, r: R - 8, fill: 'none', stroke: '#14202b', 'stroke-width': 8 }),
      el('circle', { cx: x, cy: y, r: R - 8, fill: 'none', stroke: '#ffc928', 'stroke-width': 5 }),
    ],
  );
}

/** Planks with crossing grooves; the points are where they cross. */
function planks(x, y, columns, rows) {
  const line = (x1, y1, x2, y2) => el('line', { x1, y1, x2, y2, stroke: '#6d4a26', 'stroke-width': 5, 'stroke-linecap': 'round' });
  const middle = (k) => CELL * (k + 0.5);
  return [
    el('rect', { x: x - 4, y: y - 4, width: columns * CELL + 8, height: rows * CELL + 8, rx: 8, fill: '#8a6236' }),
    el('rect', { x, y, width: columns * CELL, height: rows * CELL, rx: 5, fill: '#c79c63' }),
    Array.from({ length: rows }, (_, k) => line(x + 8, y + middle(k), x + columns * CELL - 8, y + middle(k))),
    Array.from({ length: columns }, (_, k) => line(x + middle(k), y + 8, x + middle(k), y + rows * CELL - 8)),
    Array.from({ length: rows * columns }, (_, k) =>
      el('circle', {
        cx: x + middle(k % columns), cy: y + middle(Math.floor(k / columns)), r: 6, fill: '#6d4a26',
      })),
  ];
}

/** `rrw3` → six letters, '' for a free point. */
const letters = (text) => [...text].flatMap((c) => (/\d/.test(c) ? Array(Number(c)).fill('') : [c]));

/** A whole board at x, y from the six ranks of the notation, with `arrows` like `d1d2`. */
function whole(x, y, ranks, { arrows = [], fallen = [] } = {}) {
  const at = (point) => [x + ('abcdef'.indexOf(point[0]) + 0.5) * CELL, y + (6 - Number(point[1]) + 0.5) * CELL];
  return [
    planks(x, y, 6, 6),
    [...'abcdef'].map((c, k) => label(x + (k + 0.5) * CELL, y + 6 * CELL + 22, c)),
    [1, 2, 3, 4, 5, 6].map((r) => label(x - 20, y + (6.5 - r) * CELL, r)),
    ranks.split('/').map((rank, row) =>
      letters(rank).map((c, k) => c && figure(x + (k + 0.5) * CELL, y + (row + 0.5) * CELL, c)),
    ),
    fallen.map(([column, letter]) => splash(x + ('abcdef'.indexOf(column) + 0.5) * CELL, y - 32, letter)),
    arrows.map((move) => arrow([at(move.slice(0, 2)), at(move.slice(2, 4))])),
  ];
}

/** A figure in the water. */
const splash = (x, y, letter) => [
  el('ellipse', { cx: x, cy: y + 4, rx: R + 10, ry: R + 2, fill: 'none', stroke: '#bfe3f7', 'stroke-width': 2.5, 'stroke-dasharray': '7 5' }),
  figure(x, y, letter, { faded: true }),
];

/**
 * One or more whole boards side by side. `forward` adds the arrows of the sides' forward; a board marked `after`
 * is what came of the one before it.
 */
export function boards(list, { forward = false } = {}) {
  const step = 6 * CELL + 70;
  const top = list.some((b) => b.fallen) ? 66 : 22;
  const parts = list.map((b, k) => whole(46 + k * step, top, b.ranks, b));
  const side = 46 + 6 * CELL + 30;
  const arrows = forward
    ? [
        arrow([[side, top + 6 * CELL - 10], [side, top + 3 * CELL + 24]], { colour: '#ff6a5e', width: 9, size: 22 }),
        arrow([[side, top + 10], [side, top + 3 * CELL - 24]], { colour: '#ffffff', width: 9, size: 22 }),
      ]
    : [];
  const between = list.slice(1).map((b, k) =>
    b.after && arrow([[46 + (k + 1) * step - 56, top + 3 * CELL], [46 + (k + 1) * step - 32, top + 3 * CELL]], { width: 7, size: 18 }));
  return picture(
    { width: list.length * step + (forward ? 54 : 0), height: top + 6 * CELL + 44, ground: SEA },
    parts, arrows, between,
  );
}

/**
 * Ranks of six points under each other. Each row: `{ row, move: [from, to] as columns 0–5, sign:
 * 'x' | 'ok', fallen: letter, chosen: column, no: step number }`. A row without a move shows what came of it.
 */
export function ranks(rows) {
  const left = 52;
  const high = 78;
  const right = left + 6 * CELL;
  const parts = rows.map((r, k) => {
    const y = 16 + k * high;
    const mid = y + CELL / 2;
    const column = (c) => left + (c + 0.5) * CELL;
    return [
      planks(left, y, 6, 1),
      r.no && label(24, mid, r.no, { size: 22, weight: 700 }),
      letters(r.row).map((c, i) => c && figure(column(i), mid, c)),
      r.fallen && splash(right + 36, mid, r.fallen),
      r.move && arrow([[column(r.move[0]), mid], [column(r.move[1]) + (r.move[1] > r.move[0] ? 6 : -6), mid]], { kind: r.sign === 'x' ? 'bad' : 'move' }),
      r.sign && (r.sign === 'x' ? cross : tick)(right + (r.fallen ? 84 : 36), mid),
      r.result && arrow([[24, mid - 16], [24, mid + 12]], { width: 5, size: 14 }),
    ];
  });
  return picture(
    { width: right + 108, height: 16 + rows.length * high + 18, ground: SEA },
    parts,
    [...'abcdef'].map((c, k) => label(left + (k + 0.5) * CELL, 16 + rows.length * high - 2, c)),
  );
}

/** Files side by side, rank 6 at the top. Each: `{ file: six letters from rank 6 down, '.' free, move: [fromRank, toRank], sign }`. */
export function files(list) {
  const step = 150;
  const top = 20;
  const parts = list.map((f, k) => {
    const x = 60 + k * step;
    const y = (rank) => top + (6.5 - rank) * CELL;
    return [
      planks(x, top, 1, 6),
      [1, 2, 3, 4, 5, 6].map((r) => label(x - 18, y(r), r)),
      [...f.file].map((c, i) => c !== '.' && figure(x + CELL / 2, y(6 - i), c)),
      f.move && arrow([[x + CELL / 2, y(f.move[0])], [x + CELL / 2, y(f.move[1]) + 6]], { kind: f.sign === 'x' ? 'bad' : 'move' }),
      f.sign && (f.sign === 'x' ? cross : tick)(x + CELL / 2, top + 6 * CELL + 34),
    ];
  });
  return picture({ width: 60 + (list.length - 1) * step + CELL + 40, height: top + 6 * CELL + 64, ground: SEA }, parts);
}
