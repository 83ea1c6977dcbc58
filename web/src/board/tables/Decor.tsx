import { memo } from 'preact/compat';
import type { Side } from '../../module/protocol';
import { Layer } from '../Layers';
import { boxOf, columnOf, columnX, type TablesLayout } from './geometry';

/** The wood that never moves: frame, field, inlaid points, bar, lanes, numbers, direction marks. */
export const Decor = memo(function Decor(props: { layout: TablesLayout; counting: Side; plain: boolean; id: string }) {
  const { layout, id } = props;
  const { gutter, across } = layout;
  const middle = (layout.bar.from + layout.bar.to) / 2;
  return (
    <Layer width={layout.width} height={layout.height}>
      <Grain id={id} standing={layout.standing} />
      <rect class="frame" x="0" y="0" width={layout.width} height={layout.height} rx="9" />
      <rect fill={`url(#${id}-grain)`} x="0" y="0" width={layout.width} height={layout.height} rx="9" />
      <rect class="frame-light" x="1" y="1" width={layout.width - 2} height={layout.height - 2} rx="8" />
      {layout.halves.map((half, i) => {
        const box = boxOf(layout, half.from, gutter, half.to, across - gutter);
        return (
          <g key={i}>
            <rect class="field" {...box} rx="2" />
            <rect fill={`url(#${id}-field-grain)`} {...box} rx="2" />
          </g>
        );
      })}
      {range(24).map((i) => (
        <Point key={i} layout={layout} field={i + 1} />
      ))}
      {layout.halves.map((half, i) => (
        <rect key={i} class="field-edge" {...boxOf(layout, half.from, gutter, half.to, across - gutter)} rx="2" />
      ))}
      {layout.lanes.map((lane, i) => (
        <rect
          key={i}
          class="well"
          rx="4"
          {...boxOf(layout, lane.from + 2, Math.min(lane.start, lane.end), lane.to - 2, Math.max(lane.start, lane.end))}
        />
      ))}
      <line class="fold" {...ends(layout, middle, 3, middle, across - 3)} />
      {[0.2, 0.8].map((part) => (
        <Hinge key={part} layout={layout} x={middle} y={gutter + (across - 2 * gutter) * part} />
      ))}
      {!props.plain && range(24).map((i) => (
        <PointNumber key={i} layout={layout} field={i + 1} counting={props.counting} />
      ))}
      <Directions layout={layout} x={middle} />
      <rect class="frame-dark" x="0.5" y="0.5" width={layout.width - 1} height={layout.height - 1} rx="9" />
    </Layer>
  );
});

function Grain({ id, standing }: { id: string; standing: boolean }) {
  const turn = standing ? 'rotate(90)' : undefined;
  return (
    <defs>
      <pattern id={`${id}-grain`} width="220" height="34" patternUnits="userSpaceOnUse" patternTransform={turn}>
        <path class="grain" d="M0 5C40 1 70 9 110 6S190 2 220 5M0 12c60 4 80-3 130 0s60 2 90 0M0 19c30-3 90 3 120 1s70-4 100-1M0 27c50 3 70-2 110-1s80 4 110 1" />
        <path class="grain thin" d="M0 8.500c60-2 110 2 220 0M0 23c70 2 130-2 220 0M0 31c50-1 150 1 220 0" />
      </pattern>
      <pattern id={`${id}-field-grain`} width="260" height="26" patternUnits="userSpaceOnUse" patternTransform={turn}>
        <path class="grain field-line" d="M0 4c70 3 120-3 260 0M0 11c60-2 150 3 260 0M0 17c90 2 160-2 260 0M0 23c50-2 180 2 260 0" />
      </pattern>
    </defs>
  );
}

/** One inlaid point: a lancet with a thread of the other wood in it. */
function Point({ layout, field }: { layout: TablesLayout; field: number }) {
  const dark = (field % 2 === 0) === field > 12;
  return (
    <g class={dark ? 'point dark' : 'point light'}>
      <path class="point-wood" d={lancet(layout, field, 1)} />
      <path class="point-thread" d={lancet(layout, field, 0.64)} />
    </g>
  );
}

/** Outline of a point, or of a smaller one inside it. */
export function lancet(layout: TablesLayout, field: number, part: number): string {
  const { upper, column } = columnOf(field);
  const x = columnX(layout, column);
  const half = layout.pitch * 0.44 * part;
  const base = upper ? layout.gutter : layout.across - layout.gutter;
  const sign = upper ? 1 : -1;
  const inset = (1 - part) * layout.stone * 0.3;
  // A thread runs alongside the outline: its tip moves in less than its sides do.
  const tip = base + sign * layout.reach * 1.02 * (1 - (1 - part) * 0.42);
  const belly = base + sign * layout.reach * 0.5;
  const p = (px: number, py: number) => {
    const at = layout.at(px, py);
    return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
  };
  const foot = base + sign * inset;
  return (
    `M${p(x - half, foot)} Q${p(x - half * 0.74, belly)} ${p(x, tip)} ` +
    `Q${p(x + half * 0.74, belly)} ${p(x + half, foot)}Z`
  );
}

function PointNumber({ layout, field, counting }: { layout: TablesLayout; field: number; counting: Side }) {
  const { upper, column } = columnOf(field);
  const at = layout.at(columnX(layout, column), upper ? layout.gutter / 2 : layout.across - layout.gutter / 2);
  return (
    <text class="point-number" x={at.x} y={at.y} font-size={layout.gutter * 0.62}>
      {fieldNumber(layout.game, field, counting)}
    </text>
  );
}

/**
 * The number painted on a field: in Taiga-Puff the field's own (TP-1), in dlouhé vrhcáby as the
 * given side counts (LV-1).
 */
export function fieldNumber(game: TablesLayout['game'], field: number, counting: Side): number {
  if (game === 'taiga-puff' || counting === 'first') return field;
  return field > 12 ? field - 12 : field + 12;
}

function Hinge({ layout, x, y }: { layout: TablesLayout; x: number; y: number }) {
  const wide = (layout.bar.to - layout.bar.from) * 0.32;
  const tall = layout.stone * 0.42;
  const box = boxOf(layout, x - wide, y - tall, x + wide, y + tall);
  const spots = [-0.62, 0.62].flatMap((sx) => [-0.6, 0.6].map((sy) => layout.at(x + wide * sx, y + tall * sy)));
  return (
    <g class="hinge">
      <rect class="hinge-plate" {...box} rx="3" />
      <line class="hinge-pin" {...ends(layout, x, y - tall, x, y + tall)} />
      {spots.map((spot, i) => (
        <circle key={i} class="hinge-screw" cx={spot.x} cy={spot.y} r="1.3" />
      ))}
    </g>
  );
}

/** Which way the stones go: both anticlockwise in dlouhé vrhcáby, against each other in Taiga-Puff. */
function Directions({ layout, x }: { layout: TablesLayout; x: number }) {
  const { across, gutter } = layout;
  const half = Math.min(13, (layout.bar.to - layout.bar.from) / 2 - 4);
  const wide = layout.game === 'taiga-puff' ? 2.8 : 3.6;
  const arrow = (y: number, way: number, kind: string) => {
    const a = layout.at(x - half * way, y);
    const b = layout.at(x + half * way, y);
    const along = { x: (b.x - a.x) / (2 * half), y: (b.y - a.y) / (2 * half) };
    const wing = (side: number) =>
      `${b.x - along.x * 4.5 - along.y * wide * side} ${b.y - along.y * 4.5 + along.x * wide * side}`;
    return (
      <path key={`${y}${kind}`} class={`way ${kind}`} d={`M${a.x} ${a.y}L${b.x} ${b.y}M${wing(1)}L${b.x} ${b.y}L${wing(-1)}`} />
    );
  };
  if (layout.game === 'dlouhe-vrhcaby') {
    return (
      <g>
        {arrow(gutter / 2, -1, 'both')}
        {arrow(across - gutter / 2, 1, 'both')}
      </g>
    );
  }
  // Black 1 → 24: leftwards below, rightwards above; White the other way.
  return (
    <g>
      {arrow(gutter * 0.3, 1, 'black')}
      {arrow(gutter * 0.76, -1, 'white')}
      {arrow(across - gutter * 0.3, -1, 'black')}
      {arrow(across - gutter * 0.76, 1, 'white')}
    </g>
  );
}

function ends(layout: TablesLayout, x0: number, y0: number, x1: number, y1: number) {
  const a = layout.at(x0, y0);
  const b = layout.at(x1, y1);
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
