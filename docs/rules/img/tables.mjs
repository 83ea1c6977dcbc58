// Draws a vrhcábnice from a position in the notation of the two dice games. It knows where a field
// lies and nothing of the rules: every arrow, die and mark is given by the example that asks for it.
import { arrow, cross, die, el, label, n, picture, tick } from './svg.mjs';

const COLUMN = 46;
const BAR = 44;
const LEFT = 62;
const WIDTH = LEFT + 12 * COLUMN + BAR;
const TOP = 58;
const BOTTOM = 446;
const TALL = 146;
const R = 19;
const STEP = 30;
const MIDDLE = (TOP + BOTTOM) / 2;
const STONE = {
  white: { fill: '#f7efdf', edge: '#3b2a1b', ring: '#cbb894', text: '#2a1d12' },
  black: { fill: '#2b2622', edge: '#f0e4cd', ring: '#5d544b', text: '#f7efdf' },
};

/** Fields 13–24 run left to right at the top, 12–1 at the bottom. */
const column = (field) => (field > 12 ? field - 13 : 12 - field);
const centre = (field) => LEFT + column(field) * COLUMN + (column(field) > 5 ? BAR : 0) + COLUMN / 2;
const isTop = (field) => field > 12;

/** Centre of the stone at `level` (0 is the one at the rim) of a field; fractions aim arrows. */
export function spot(field, level) {
  const down = R + 3 + level * STEP;
  return [centre(field), isTop(field) ? TOP + down : BOTTOM - down];
}

/** The field of a side's own point: in dlouhé vrhcáby Black counts from its head, in Taiga-Puff it goes the other way. */
const FIELD = {
  nardy: { white: (p) => p, black: (p) => ((p + 11) % 24) + 1 },
  taiga: { white: (p) => p, black: (p) => 25 - p },
};

/** Reads `24:14,18:1,o0` into what stands where. */
function side(text, toField) {
  const found = { fields: new Map(), h: 0, x: 0, o: 0 };
  for (const part of text.split(',')) {
    if ('hxo'.includes(part[0])) found[part[0]] = Number(part.slice(1));
    else {
      const [point, count] = part.split(':').map(Number);
      found.fields.set(toField(point), count);
    }
  }
  return found;
}

function stone(x, y, colour, count) {
  const look = STONE[colour];
  return [
    el('circle', { cx: x, cy: y, r: R, fill: look.fill, stroke: look.edge, 'stroke-width': 2 }),
    el('circle', { cx: x, cy: y, r: R - 6, fill: 'none', stroke: look.ring, 'stroke-width': 2 }),
    count && label(x, y, count, { fill: look.text, size: 20, weight: 700 }),
  ];
}

function stack(field, colour, count) {
  const shown = Math.min(count, 5);
  return Array.from({ length: shown }, (_, level) => {
    const [x, y] = spot(field, level);
    return stone(x, y, colour, level === shown - 1 && count > 5 ? count : undefined);
  });
}

/** Stones that have left the board, seen from the side, with their number. */
function tray(x, atTop, colour, count) {
  if (!count) return '';
  const look = STONE[colour];
  const slabs = Array.from({ length: count }, (_, k) =>
    el('rect', {
      x: x - 17, y: atTop ? TOP + 4 + k * 9 : BOTTOM - 11 - k * 9, width: 34, height: 7, rx: 3,
      fill: look.fill, stroke: look.edge, 'stroke-width': 1.2,
    }),
  );
  return [slabs, label(x, atTop ? TOP + 20 + count * 9 : BOTTOM - 20 - count * 9, count, { size: 20 })];
}

const triangle = (field) => {
  const x = centre(field) - COLUMN / 2;
  const [rim, tip] = isTop(field) ? [TOP, TOP + TALL] : [BOTTOM, BOTTOM - TALL];
  return el('polygon', {
    points: `${n(x + 2)},${rim} ${n(x + COLUMN - 2)},${rim} ${n(x + COLUMN / 2)},${tip}`,
    fill: field % 2 ? '#8a4b2a' : '#d8b98a',
  });
};

function board() {
  const half = 6 * COLUMN;
  const ground = (x) => el('rect', { x, y: TOP, width: half, height: BOTTOM - TOP, fill: '#b07d4f' });
  return [
    ground(LEFT),
    ground(LEFT + half + BAR),
    Array.from({ length: 24 }, (_, k) => triangle(k + 1)),
    el('rect', { x: LEFT + half, y: TOP, width: BAR, height: BOTTOM - TOP, fill: '#4a2d1a' }),
    el('rect', { x: LEFT, y: TOP, width: WIDTH - LEFT, height: BOTTOM - TOP, fill: 'none', stroke: '#1d120a', 'stroke-width': 3 }),
  ];
}

/** Numbers round the board: fields as White counts; with `both`, Black's own counting in a ring outside. */
function numbers(game, both, chipX) {
  const chip = (y, colour) =>
    el('circle', { cx: chipX, cy: y, r: 7, fill: STONE[colour].fill, stroke: STONE[colour].edge, 'stroke-width': 1.5 });
  const toBlack = game === 'nardy' ? FIELD.nardy.black : FIELD.taiga.black;
  const all = Array.from({ length: 24 }, (_, k) => k + 1);
  return [
    all.map((f) => label(centre(f), isTop(f) ? TOP - 15 : BOTTOM + 15, f)),
    both && all.map((f) => label(centre(f), isTop(f) ? TOP - 39 : BOTTOM + 39, toBlack(f), { size: 17, fill: '#c9a877' })),
    both && [chip(TOP - 15, 'white'), chip(TOP - 39, 'black'), chip(BOTTOM + 15, 'white'), chip(BOTTOM + 39, 'black')],
  ];
}

/** A coloured strip along the rim of the given fields, for homes and for fields spoken of. */
const strip = ({ fields, colour }) =>
  fields.map((f) =>
    el('rect', { x: centre(f) - COLUMN / 2 + 1, y: isTop(f) ? TOP + 1 : BOTTOM - 9, width: COLUMN - 2, height: 8, fill: colour }),
  );

/** Wide arrows of the two ways round, in the corridor between the points. */
function ways(list) {
  const right = WIDTH - 12;
  const left = LEFT + 14;
  const line = {
    // Dlouhé vrhcáby: both anticlockwise, from the two heads.
    'nardy-white': [[right + 2, MIDDLE - 25], [left, MIDDLE - 25], [left, MIDDLE + 25], [right + 26, MIDDLE + 25]],
    'nardy-black': [[left + 18, MIDDLE + 9], [right - 6, MIDDLE + 9], [right - 6, MIDDLE - 9], [left - 38, MIDDLE - 9]],
    // Taiga-Puff: towards each other.
    'taiga-black': [[right, MIDDLE + 25], [left, MIDDLE + 25], [left, MIDDLE - 25], [right + 26, MIDDLE - 25]],
    'taiga-white': [[right, MIDDLE - 9], [left + 22, MIDDLE - 9], [left + 22, MIDDLE + 9], [right + 26, MIDDLE + 9]],
  };
  return list.map((name) => {
    const [colour, edge] = name.endsWith('white') ? ['#fff6e2', '#15110e'] : ['#15110e', '#f0e4cd'];
    return arrow(line[name], { colour, edge, width: 6, size: 20 });
  });
}

/**
 * One picture. `position` is in the notation of the rules; `moves` are `{ from, to, kind, fromLevel,
 * toLevel, bend }` in fields (`from`/`to` may also be `hand`, `bar`, `off` with `colour`); `crop`
 * is `left` or `right` for half of the board, so that it stays large on a phone.
 */
export function tables(game, position, options = {}) {
  const { both = false, moves = [], strips = [], marks = [], dice = [], paths = [], crop, ghosts = [] } = options;
  const [whiteText, blackText] = position.split(' ');
  const stand = {
    white: side(whiteText, FIELD[game].white),
    black: side(blackText, FIELD[game].black),
  };
  const railX = WIDTH + 28;
  const trayX = game === 'taiga' ? WIDTH + 78 : WIDTH + 28;
  const width = (game === 'taiga' ? WIDTH + 110 : WIDTH + 62);
  const stones = Object.entries(stand).map(([colour, s]) => [...s.fields].map(([f, count]) => stack(f, colour, count)));
  const hands = ['white', 'black'].map((colour) => {
    const count = stand[colour].h;
    return count ? stone(railX, colour === 'white' ? TOP + R + 3 : BOTTOM - R - 3, colour, count) : '';
  });
  const barX = LEFT + 6 * COLUMN + BAR / 2;
  const hits = ['white', 'black'].map((colour) =>
    Array.from({ length: stand[colour].x }, (_, k) => stone(barX, MIDDLE + (colour === 'white' ? -1 : 1) * (58 + k * 34), colour)),
  );
  const offs =
    game === 'nardy'
      ? [tray(trayX, false, 'white', stand.white.o), tray(30, true, 'black', stand.black.o)]
      : [tray(trayX, false, 'white', stand.white.o), tray(trayX, true, 'black', stand.black.o)];

  const place = (where, level, colour) => {
    if (typeof where === 'number') return spot(where, level);
    if (where === 'hand') return [railX - R, colour === 'white' ? TOP + R + 3 : BOTTOM - R - 3];
    if (where === 'bar') return [barX, MIDDLE + (colour === 'white' ? -58 : 58)];
    const atTop = colour === 'black';
    return game === 'nardy' && atTop ? [44, TOP + 40] : [trayX - 20, atTop ? TOP + 70 : BOTTOM - 90];
  };
  const drawn = moves.map(({ from, to, kind, fromLevel = 0, toLevel = 0, bend = 0, colour = 'white' }) =>
    arrow([place(from, fromLevel, colour), place(to, toLevel, colour)], { kind, bend }),
  );
  const shadows = ghosts.map(([f, level]) => {
    const [x, y] = spot(f, level);
    return el('circle', { cx: x, cy: y, r: R, fill: 'none', stroke: '#37b6ff', 'stroke-width': 3, 'stroke-dasharray': '6 5' });
  });
  const signs = marks.map(({ at, level = 0, sign }) => {
    const [x, y] = typeof at === 'number' ? spot(at, level) : at;
    return sign === 'x' ? cross(x, y) : tick(x, y);
  });
  // More than four dice (a double with its opposites) stand in two rows of four.
  const rows = dice.length > 4;
  const shownDice = dice.map(({ value, lost }, k) => {
    const start = crop === 'left' ? LEFT + 60 : LEFT + 6 * COLUMN + BAR + 60;
    const y = rows ? MIDDLE + (k < 4 ? -16 : 16) : MIDDLE;
    return die(start + (rows ? k % 4 : k) * (rows ? 40 : 46), y, value, { lost, size: rows ? 27 : 36 });
  });
  const right = LEFT + 6 * COLUMN;
  const rise = both ? 0 : 24;
  const tall = BOTTOM + 58 - 2 * rise;
  const view =
    crop === 'right' ? [right, rise, width - right, tall]
    : crop === 'left' ? [0, rise, right + BAR, tall]
    : [0, rise, width, tall];
  return picture(
    { view, ground: '#33210f' },
    board(), numbers(game, both, crop === 'right' ? WIDTH + 20 : LEFT - 20), strips.map(strip), stones, hands, hits, offs, ways(paths), shadows, drawn, signs, shownDice,
  );
}
