import type { Place, Side } from '../../module/protocol';
import { lancet } from './Decor';
import { placeBox, placeSpot, type TablesLayout } from './geometry';

/** One arrow of the last turn. */
export interface Trace {
  side: Side;
  from: Place;
  to: Place;
}

/** Where the chosen stone may land: the point glows and the spot is ringed. */
export function Targets(props: {
  layout: TablesLayout;
  targets: readonly Place[];
  side: Side;
  /** How many own stones lie on a place already: the landing spot is the next. */
  own: (place: Place) => number;
  hovered: Place | null;
}) {
  const { layout, side } = props;
  return (
    <g class="targets">
      {props.targets.map((place) => {
        const spot = placeSpot(layout, place, side, props.own(place));
        const at = layout.at(spot.x, spot.y);
        const hot = props.hovered === place ? ' hot' : '';
        if (typeof place !== 'number') {
          const box = placeBox(layout, place, side);
          return <rect key={place} class={`target-lane${hot}`} {...box} rx="5" />;
        }
        return (
          <g key={place} class={`target${hot}`}>
            <path class="target-point" d={lancet(layout, place, 1)} />
            <circle class="target-ring" cx={at.x} cy={at.y} r={layout.stone / 2 - 2} />
            <circle class="target-dot" cx={at.x} cy={at.y} r={layout.stone * 0.13} />
          </g>
        );
      })}
    </g>
  );
}

/** Stones that lie on their edges, in the hand, and can be taken from there. */
export function HandMark(props: { layout: TablesLayout; side: Side; chosen: boolean }) {
  return <rect class={`source-lane${props.chosen ? ' chosen' : ''}`} {...placeBox(props.layout, 'hand', props.side)} rx="5" />;
}

/** The last turn as arrows from where each stone stood to where it came. */
export function Traces(props: {
  layout: TablesLayout;
  traces: readonly Trace[];
  own: (place: Place, side: Side) => number;
  hinted: boolean;
}) {
  const { layout } = props;
  return (
    <g class={`traces${props.hinted ? ' hinted' : ''}`}>
      {props.traces.map((trace, i) => {
        const a = endSpot(layout, trace.from, trace.side, Math.max(0, props.own(trace.from, trace.side)));
        const b = endSpot(layout, trace.to, trace.side, Math.max(0, props.own(trace.to, trace.side) - 1));
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        if (length < 4) return null;
        const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
        const bend = Math.min(26, length * 0.14);
        const mid = { x: (a.x + b.x) / 2 - along.y * bend, y: (a.y + b.y) / 2 + along.x * bend };
        const into = { x: b.x - mid.x, y: b.y - mid.y };
        const far = Math.hypot(into.x, into.y) || 1;
        const d = { x: into.x / far, y: into.y / far };
        const wing = (s: number) => `${b.x - d.x * 9 - d.y * 5.5 * s} ${b.y - d.y * 9 + d.x * 5.5 * s}`;
        return (
          <g key={i} class="trace">
            <path class="trace-halo" d={`M${a.x} ${a.y}Q${mid.x} ${mid.y} ${b.x - d.x * 5} ${b.y - d.y * 5}`} />
            <path class="trace-line" d={`M${a.x} ${a.y}Q${mid.x} ${mid.y} ${b.x - d.x * 5} ${b.y - d.y * 5}`} />
            <path class="trace-head" d={`M${wing(1)}L${b.x} ${b.y}L${wing(-1)}Z`} />
            <circle class="trace-start" cx={a.x} cy={a.y} r="4" />
          </g>
        );
      })}
    </g>
  );
}

function endSpot(layout: TablesLayout, place: Place, side: Side, index: number) {
  const spot = placeSpot(layout, place, side, index);
  return layout.at(spot.x, spot.y);
}
