// Small pieces both boards are drawn with: numbers, elements, arrows, marks, dice.

/** A coordinate as text: at most one decimal, so that the files stay the same on every machine. */
export const n = (value) => String(Math.round(value * 10) / 10);

/** An element with attributes and children; attributes that are undefined are left out. */
export function el(name, attributes = {}, ...children) {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  const inside = children.flat(Infinity).filter(Boolean).join('');
  return inside ? `<${name}${text}>${inside}</${name}>` : `<${name}${text}/>`;
}

/** Numbers and letters only: the pictures serve every language. */
export const label = (x, y, text, { size = 19, fill = '#f4ead6', weight = 600 } = {}) =>
  el(
    'text',
    {
      x,
      y: y + size * 0.36,
      'font-size': size,
      'font-weight': weight,
      'font-family': 'system-ui, Segoe UI, Roboto, Helvetica, Arial, sans-serif',
      'text-anchor': 'middle',
      fill,
    },
    String(text),
  );

/** A whole picture. It carries its own ground, so it reads the same on a light and a dark page. */
export function picture({ width, height, view, ground }, ...children) {
  const [x, y, w, h] = view ?? [0, 0, width, height];
  return (
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: [x, y, w, h].map(n).join(' '), width: w, height: h },
      '\n' + el('rect', { x, y, width: w, height: h, rx: 14, fill: ground }) + '\n',
      children.flat(Infinity).filter(Boolean).join('\n'),
      '\n',
    ) + '\n'
  );
}

const INK = { move: '#37b6ff', bad: '#ff5a4f' };

function head([x, y], [fromX, fromY], colour, edge, size) {
  const angle = Math.atan2(y - fromY, x - fromX);
  const corner = (turn) => [x - size * Math.cos(angle + turn), y - size * Math.sin(angle + turn)].map(n).join(',');
  return el('polygon', {
    points: `${n(x)},${n(y)} ${corner(0.5)} ${corner(-0.5)}`,
    fill: colour,
    stroke: edge,
    'stroke-width': 1.5,
    'paint-order': 'stroke',
  });
}

/**
 * An arrow through the given points (two: straight or bent aside by `bend`; more: a polyline with
 * round corners). `kind` is `move` or `bad`; a bad one is dashed, so colour is not the only sign.
 */
export function arrow(points, { kind = 'move', bend = 0, width = 4.5, colour = INK[kind], edge = '#10212e', size = 13 } = {}) {
  const tip = points[points.length - 1];
  let before = points[points.length - 2];
  const curved = points.length === 2 && bend !== 0;
  if (curved) {
    const [[ax, ay], [bx, by]] = points;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    before = [(ax + bx) / 2 + ((by - ay) / length) * bend, (ay + by) / 2 - ((bx - ax) / length) * bend];
  }
  // The line ends inside its head, so that its round end does not show beyond the tip.
  const reach = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const last = [0, 1].map((axis) => tip[axis] - ((tip[axis] - before[axis]) / reach) * size * 0.7);
  const at = (point) => point.map(n).join(' ');
  const path = curved
    ? `M${at(points[0])}Q${at(before)} ${at(last)}`
    : `M${[...points.slice(0, -1), last].map(at).join('L')}`;
  const line = (stroke, strokeWidth) =>
    el('path', {
      d: path,
      fill: 'none',
      stroke,
      'stroke-width': strokeWidth,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-dasharray': kind === 'bad' && stroke !== edge ? '9 8' : undefined,
    });
  return [line(edge, width + 3), line(colour, width), head(tip, before, colour, edge, size)];
}

/** A cross: this may not be done. */
export function cross(x, y, r = 13) {
  const d = `M${n(x - r)} ${n(y - r)}L${n(x + r)} ${n(y + r)}M${n(x + r)} ${n(y - r)}L${n(x - r)} ${n(y + r)}`;
  const line = (stroke, width) =>
    el('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round', fill: 'none' });
  return [line('#ffffff', 10), line('#d3281e', 6)];
}

/** A tick: this may be done. */
export function tick(x, y, r = 13) {
  const d = `M${n(x - r)} ${n(y)}L${n(x - r * 0.25)} ${n(y + r * 0.75)}L${n(x + r)} ${n(y - r * 0.8)}`;
  const line = (stroke, width) =>
    el('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', fill: 'none' });
  return [line('#ffffff', 10), line('#16803f', 6)];
}

const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die with its centre at x, y. One that cannot be used is pale and struck through. */
export function die(x, y, value, { size = 36, lost = false } = {}) {
  const h = size / 2;
  return el(
    'g',
    {},
    el('rect', {
      x: x - h, y: y - h, width: size, height: size, rx: size / 5,
      fill: lost ? '#b9b3a6' : '#fffaf0', stroke: '#241a12', 'stroke-width': 2,
    }),
    PIPS[value].map(([px, py]) =>
      el('circle', { cx: x + px * size * 0.27, cy: y + py * size * 0.27, r: size * 0.095, fill: lost ? '#6f695e' : '#241a12' }),
    ),
    lost && el('path', {
      d: `M${n(x - h - 4)} ${n(y + h + 4)}L${n(x + h + 4)} ${n(y - h - 4)}`,
      stroke: '#d3281e', 'stroke-width': 4, 'stroke-linecap': 'round',
    }),
  );
}
