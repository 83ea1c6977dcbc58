import type { GameId, Place, Side } from '../../module/protocol';
import type { Spot } from '../gesture';

/**
 * Where everything lies on a vrhcábnice.
 *
 * All lengths are worked out once in *board space* – X along the two rows of twelve points, Y across
 * them – and {@link TablesLayout.at} turns them into pixels. Lying (desktop), board space is the
 * screen. Standing (a phone held upright), the board is turned a quarter clockwise: twelve rows of
 * two points fill the tall screen, each as wide as a thumb, and the upper right corner comes to lie
 * at the lower right – so White's head and home are both at the bottom, near the hand.
 *
 * Lanes lie beyond the short sides: trays for stones off, rails for stones in hand. In dlouhé
 * vrhcáby one tray each end (White's right, Black's left: where each leaves). In Taiga-Puff both
 * sides enter and leave on the right, so the rail and the tray lie there side by side.
 */
export interface TablesLayout {
  readonly game: TablesGame;
  readonly standing: boolean;
  readonly width: number;
  readonly height: number;
  /** Length of the board along X, and across along Y. */
  readonly long: number;
  readonly across: number;
  /** Distance between neighbouring points. */
  readonly pitch: number;
  /** Length of a point. */
  readonly reach: number;
  /** So many stones of a point lie one behind another; more make a heap with their number on it. */
  readonly stack: number;
  /** Diameter of a stone. */
  readonly stone: number;
  /** Thickness of a stone lying on its edge in a lane. */
  readonly slab: number;
  /** Width of the frame with the numbers, along the long sides. */
  readonly gutter: number;
  readonly bar: { from: number; to: number };
  /** The two halves of the field, as X ranges. */
  readonly halves: readonly [{ from: number; to: number }, { from: number; to: number }];
  readonly lanes: readonly Lane[];
  readonly die: number;
  /** From board space to pixels. */
  at(x: number, y: number): Spot;
}

export type TablesGame = Exclude<GameId, 'pres-palubu'>;

/** A tray or a rail: stones lie in it one behind another from `start` towards `end` (Y). */
export interface Lane {
  readonly what: 'off' | 'hand';
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

export interface View {
  /** Swap the rows' ends / the rows, seen lying. */
  flipX: boolean;
  flipY: boolean;
}

/**
 * How the board is turned so that `side` has its own end where White (or Black, TP-2) has it;
 * `mirrored`: its left and right are swapped then.
 */
export function viewOf(game: TablesGame, side: Side, mirrored = false): View {
  // In dlouhé vrhcáby both go round the same way: half a turn. In Taiga-Puff they meet: a mirror.
  const turned = side === 'second' && game === 'dlouhe-vrhcaby';
  return { flipX: turned !== mirrored, flipY: side === 'second' };
}

/** Stones of a point that lie one behind another: of the usual size, and of large ones. */
const STACK = 5;
const BIG_STACK = 3;

/** The layout that fills `width` × `height` best; `big` makes stones and numbers as large as fit. */
export function layoutTables(game: TablesGame, width: number, height: number, view: View, big = false): TablesLayout {
  const stack = big ? BIG_STACK : STACK;
  const standing = height > width * 1.12;
  const roomLong = standing ? height : width;
  const roomAcross = standing ? width : height;
  const small = roomAcross < 520;
  const edge = small ? 5 : 10;
  const rail = small ? 4 : 8;
  const gutter = (small ? 17 : 22) + (big ? 6 : 0);
  const lane = small ? (standing ? 25 : 34) : 46;
  const barWidth = standing ? 42 : small ? 30 : 52;
  const fixed = 2 * edge + 2 * rail + 2 * lane + barWidth;

  let pitch = (roomLong - fixed) / 12;
  const heap = 2 * stack + (standing ? 0.3 : 1.7);
  let stone = Math.min(pitch - (small ? 3 : 4), (roomAcross - 2 * gutter) / heap);
  // A board much longer than its stones need would only stretch the gaps between them.
  pitch = Math.min(pitch, stone * (standing ? 1.7 : 1.3));
  const across = Math.min(roomAcross, 2 * gutter + stone * (heap + (standing ? 1.2 : 0.9)));
  stone = Math.floor(stone * 2) / 2;
  const long = fixed + 12 * pitch;
  const reach = stack * stone;

  const lanesLeft = game === 'dlouhe-vrhcaby' ? 1 : 0;
  const start = edge + lanesLeft * lane + rail;
  const barFrom = start + 6 * pitch;
  const second = barFrom + barWidth;
  const end = second + 6 * pitch;
  const slab = Math.min(stone * 0.32, (across / 2 - gutter - 25) / 15);
  const lanes = game === 'dlouhe-vrhcaby' ? nardyLanes() : taigaLanes();

  function nardyLanes(): Lane[] {
    return [
      { what: 'off', side: 'first', from: end + rail, to: end + rail + lane, start: across - gutter, end: gutter },
      { what: 'off', side: 'second', from: edge, to: edge + lane, start: gutter, end: across - gutter },
    ];
  }

  // Black (first) enters on fields 1–6, lower right, and leaves after 24, upper right; White the
  // other way about.
  function taigaLanes(): Lane[] {
    const half = across / 2;
    const inner = { from: end + rail, to: end + rail + lane };
    const outer = { from: inner.to, to: inner.to + lane };
    return [
      { what: 'hand', side: 'first', ...inner, start: across - gutter, end: half + 3 },
      { what: 'hand', side: 'second', ...inner, start: gutter, end: half - 3 },
      { what: 'off', side: 'first', ...outer, start: gutter, end: half - 3 },
      { what: 'off', side: 'second', ...outer, start: across - gutter, end: half + 3 },
    ];
  }

  return {
    game,
    standing,
    width: standing ? across : long,
    height: standing ? long : across,
    long,
    across,
    pitch,
    reach,
    stack,
    stone,
    slab,
    gutter,
    bar: { from: barFrom, to: second },
    halves: [
      { from: start, to: barFrom },
      { from: second, to: end },
    ],
    lanes,
    die: standing ? Math.min(34, barWidth - 6) : Math.min(50, Math.max(26, across - 2 * gutter - 2 * reach - 8)),
    at(x, y) {
      const bx = view.flipX ? long - x : x;
      const by = view.flipY ? across - y : y;
      return standing ? { x: across - by, y: bx } : { x: bx, y: by };
    },
  };
}

/** Whether a field lies in the upper row of board space, and its column 0–11 from the left. */
export function columnOf(field: number): { upper: boolean; column: number } {
  return field > 12 ? { upper: true, column: field - 13 } : { upper: false, column: 12 - field };
}

/** X of the middle of a column, in board space. */
export function columnX(layout: TablesLayout, column: number): number {
  const half = layout.halves[column < 6 ? 0 : 1];
  return half.from + ((column % 6) + 0.5) * layout.pitch;
}

/** The middle of the stone that lies `index`-th (from 0) on a place, in board space. */
export function placeSpot(layout: TablesLayout, place: Place, side: Side, index: number): Spot {
  if (typeof place === 'number') {
    const { upper, column } = columnOf(place);
    const y = layout.gutter + (Math.min(index, layout.stack - 1) + 0.5) * layout.stone;
    return { x: columnX(layout, column), y: upper ? y : layout.across - y };
  }
  if (place === 'bar') {
    const middle = (layout.bar.from + layout.bar.to) / 2;
    const away = layout.standing ? layout.across * 0.24 : layout.stone * 1.15;
    const step = layout.stone * (layout.standing ? 0.42 : 0.9);
    const shift = away + Math.min(index, 3) * step;
    return { x: middle, y: layout.across / 2 + (side === 'first' ? shift : -shift) };
  }
  const lane = layout.lanes.find((l) => l.what === place && l.side === side);
  if (!lane) return { x: layout.long / 2, y: layout.across / 2 };
  const towards = Math.sign(lane.end - lane.start);
  return { x: (lane.from + lane.to) / 2, y: lane.start + towards * (3 + (index + 0.5) * layout.slab) };
}

/** The rectangle a place takes up on the screen, in pixels: what a finger may hit. */
export function placeBox(layout: TablesLayout, place: Place, side: Side): Box {
  if (typeof place === 'number') {
    const { upper, column } = columnOf(place);
    const x = columnX(layout, column);
    const deep = layout.across / 2;
    return boxOf(layout, x - layout.pitch / 2, upper ? 0 : layout.across - deep, x + layout.pitch / 2, upper ? deep : layout.across);
  }
  if (place === 'bar') {
    const middle = placeSpot(layout, 'bar', side, 0);
    const r = layout.stone * 0.9;
    return boxOf(layout, layout.bar.from - 2, middle.y - r, layout.bar.to + 2, middle.y + r);
  }
  const lane = layout.lanes.find((l) => l.what === place && l.side === side);
  if (!lane) return { x: 0, y: 0, width: 0, height: 0 };
  return boxOf(layout, lane.from, Math.min(lane.start, lane.end), lane.to, Math.max(lane.start, lane.end));
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(layout: TablesLayout, x0: number, y0: number, x1: number, y1: number): Box {
  const a = layout.at(x0, y0);
  const b = layout.at(x1, y1);
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** How far a point is from a box; 0 inside. */
export function awayFrom(box: Box, at: Spot): number {
  const dx = Math.max(box.x - at.x, 0, at.x - box.x - box.width);
  const dy = Math.max(box.y - at.y, 0, at.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** A place together with whose it is (trays, rails and the bar have two sides). */
export interface Spotted {
  place: Place;
  side: Side;
}

/**
 * Which place a finger means. Places worth tapping (`live`: stones that can move, lit targets) grow
 * under it: the nearest of them within `grow` pixels wins over the dead place right below. So a
 * target is at least 44 px to the finger even where twelve of them share 36 px rows.
 */
export function hit(layout: TablesLayout, at: Spot, live: Spotted[], grow = 22): Spotted | null {
  let best: Spotted | null = null;
  let least = Infinity;
  for (const spot of live) {
    const box = placeBox(layout, spot.place, spot.side);
    const reach = Math.max(0, Math.min(grow, grow - Math.min(box.width, box.height) / 2));
    const away = awayFrom(box, at);
    if (away <= Math.max(reach, typeof spot.place === 'number' ? 0 : 14) && away < least) {
      best = spot;
      least = away;
    }
  }
  return best ?? allPlaces(layout).find((s) => awayFrom(placeBox(layout, s.place, s.side), at) === 0) ?? null;
}

/** Every place of the board. */
export function allPlaces(layout: TablesLayout): Spotted[] {
  const places: Spotted[] = layout.lanes.map((lane) => ({ place: lane.what, side: lane.side }));
  if (layout.game === 'taiga-puff') places.push({ place: 'bar', side: 'first' }, { place: 'bar', side: 'second' });
  for (let field = 1; field <= 24; field++) places.push({ place: field, side: 'first' });
  return places;
}
