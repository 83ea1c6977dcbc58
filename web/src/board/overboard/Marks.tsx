import type { Direction, OverboardMove } from '../../module/protocol';
import { cellSpot, shift, type DeckLayout } from './geometry';
import { Sailor } from './Sailor';
import type { Figure } from './figures';

/** The rows a chosen figure could move: a lit lane, an arrow at its head, the one that would fall. */
export function Lanes(props: { layout: DeckLayout; moves: readonly OverboardMove[]; preview: Direction | null }) {
  const { layout } = props;
  const c = layout.cell;
  return (
    <g class="lanes">
      {props.moves.map((move) => {
        const step = shift(layout, move.direction);
        const first = cellSpot(layout, move.row[0]!);
        const lastCell = move.pushed.at(-1) ?? move.row.at(-1)!;
        const last = cellSpot(layout, lastCell);
        const head = { x: last.x + step.x, y: last.y + step.y };
        const pad = c * 0.42;
        const start = { x: first.x + step.x * 0.5, y: first.y + step.y * 0.5 };
        const end = { x: last.x + step.x * 0.92, y: last.y + step.y * 0.92 };
        const box = {
          x: Math.min(start.x, end.x) - (step.x === 0 ? pad : 0),
          y: Math.min(start.y, end.y) - (step.y === 0 ? pad : 0),
          width: Math.abs(start.x - end.x) + (step.x === 0 ? 2 * pad : 0),
          height: Math.abs(start.y - end.y) + (step.y === 0 ? 2 * pad : 0),
        };
        const kind = move.falls !== null ? 'falls' : move.pushed.length > 0 ? 'pushes' : 'free';
        const d = { x: step.x / c, y: step.y / c };
        const at = move.falls !== null ? { x: head.x - step.x * 0.18, y: head.y - step.y * 0.18 } : { x: head.x, y: head.y };
        return (
          <g key={move.direction} class={`lane ${kind}${props.preview === move.direction ? ' hot' : ''}`}>
            <rect class="lane-light" {...box} rx={c * 0.2} />
            <Chevron at={at} d={d} size={c * 0.21} />
            {move.falls !== null && <Overboard layout={layout} cell={move.falls} />}
          </g>
        );
      })}
    </g>
  );
}

function Chevron({ at, d, size }: { at: { x: number; y: number }; d: { x: number; y: number }; size: number }) {
  const tip = { x: at.x + d.x * size * 0.6, y: at.y + d.y * size * 0.6 };
  const wing = (s: number) => `${tip.x - d.x * size - d.y * size * s} ${tip.y - d.y * size + d.x * size * s}`;
  return (
    <g class="chevron">
      <circle cx={at.x} cy={at.y} r={size * 1.5} />
      <path d={`M${wing(1)}L${tip.x} ${tip.y}L${wing(-1)}`} />
    </g>
  );
}

/** The mark on a figure that would go over: a ring and a cross beside its head. */
function Overboard({ layout, cell }: { layout: DeckLayout; cell: number }) {
  const at = cellSpot(layout, cell);
  const r = layout.cell * 0.15;
  const x = at.x + layout.cell * 0.26;
  const y = at.y - layout.cell * 0.28;
  return (
    <g class="over-mark">
      <circle cx={x} cy={y} r={r} />
      <path d={`M${x - r * 0.42} ${y - r * 0.42}L${x + r * 0.42} ${y + r * 0.42}M${x + r * 0.42} ${y - r * 0.42}L${x - r * 0.42} ${y + r * 0.42}`} />
    </g>
  );
}

/** Where everybody would stand after a move. */
export function Ghosts(props: { layout: DeckLayout; move: OverboardMove; kindAt: (cell: number) => Figure['kind'] | '' }) {
  const { layout, move } = props;
  const step = shift(layout, move.direction);
  return (
    <g class="ghosts">
      {[...move.row, ...move.pushed].map((cell) => {
        const kind = props.kindAt(cell);
        if (kind === '') return null;
        const at = cellSpot(layout, cell);
        const falls = cell === move.falls;
        return (
          <g
            key={cell}
            class={falls ? 'ghost falls' : 'ghost'}
            transform={`translate(${at.x + step.x * (falls ? 0.82 : 1)} ${at.y + step.y * (falls ? 0.82 : 1)})${falls ? ' rotate(24)' : ''}`}
          >
            <Sailor kind={kind} size={layout.cell} />
          </g>
        );
      })}
    </g>
  );
}

/** The last move: a soft trail under the row that moved and an arrow along it. */
export function LastMove({ layout, move }: { layout: DeckLayout; move: OverboardMove }) {
  const step = shift(layout, move.direction);
  const c = layout.cell;
  const a = cellSpot(layout, move.row[0]!);
  const lastCell = move.row.at(-1)!;
  const b = cellSpot(layout, lastCell);
  const end = { x: b.x + step.x, y: b.y + step.y };
  const d = { x: step.x / c, y: step.y / c };
  const off = c * 0.4;
  // Beside the row, so that the figures do not hide it.
  const side = { x: -d.y * off, y: Math.abs(d.x) * off };
  const p = { x: a.x + side.x, y: a.y + side.y };
  const q = { x: end.x + side.x, y: end.y + side.y };
  const wing = (s: number) => `${q.x - d.x * 8 - d.y * 5 * s} ${q.y - d.y * 8 + d.x * 5 * s}`;
  return (
    <g class="last-move">
      <rect class="last-from" x={a.x - c * 0.42} y={a.y - c * 0.42} width={c * 0.84} height={c * 0.84} rx={c * 0.16} />
      <path class="trace-halo" d={`M${p.x} ${p.y}L${q.x - d.x * 5} ${q.y - d.y * 5}`} />
      <path class="trace-line" d={`M${p.x} ${p.y}L${q.x - d.x * 5} ${q.y - d.y * 5}`} />
      <path class="trace-head" d={`M${wing(1)}L${q.x} ${q.y}L${wing(-1)}Z`} />
      <circle class="trace-start" cx={p.x} cy={p.y} r="3.500" />
    </g>
  );
}
