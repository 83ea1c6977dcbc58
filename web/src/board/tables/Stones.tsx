import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Spot } from '../gesture';
import { slide, stepTime, type Pace } from '../slide';
import { placeSpot, type TablesLayout } from './geometry';
import type { Stone } from './stones';

export interface Drag {
  stone: number;
  at: Spot;
}

/** All stones. They slide from wherever they were drawn last; a dragged one follows the finger. */
export function Stones(props: {
  layout: TablesLayout;
  stones: readonly Stone[];
  colourOf: (stone: Stone) => string;
  drag: Drag | null;
  lifted: number | null;
  movable: ReadonlySet<number>;
  pace: Pace;
}) {
  const { layout, stones, drag } = props;
  const elements = useRef(new Map<number, SVGGElement>());
  const shown = useRef({ layout, spots: new Map<number, Spot>() });

  useLayoutEffect(() => {
    const before = shown.current;
    const spots = new Map<number, Spot>();
    for (const stone of stones) {
      const spot = drag?.stone === stone.id ? drag.at : spotOf(layout, stone);
      spots.set(stone.id, spot);
      const from = before.spots.get(stone.id);
      const element = elements.current.get(stone.id);
      if (!element || !from || before.layout !== layout || drag?.stone === stone.id) continue;
      if (Math.hypot(from.x - spot.x, from.y - spot.y) > 1) slide(element, from, spot, stepTime(props.pace));
    }
    shown.current = { layout, spots };
  });

  return (
    <g class="stones">
      {stones.map((stone) => {
        const held = drag?.stone === stone.id;
        const spot = held ? drag.at : spotOf(layout, stone);
        const lying = (stone.place === 'off' || stone.place === 'hand') && !held;
        return (
          <StoneView
            key={stone.id}
            id={stone.id}
            colour={props.colourOf(stone)}
            x={spot.x}
            y={spot.y}
            layout={layout}
            lane={lying ? `${stone.side}${stone.place}` : null}
            lifted={props.lifted === stone.id || held}
            movable={props.movable.has(stone.id) && stone.place !== 'off' && stone.place !== 'hand'}
            elements={elements.current}
          />
        );
      })}
    </g>
  );
}

/** One stone; drawn anew only when it has moved or looks different. */
const StoneView = memo(function StoneView(props: {
  id: number;
  colour: string;
  x: number;
  y: number;
  layout: TablesLayout;
  /** The lane it lies in on its edge, or null for a stone that is seen from above. */
  lane: string | null;
  lifted: boolean;
  movable: boolean;
  elements: Map<number, SVGGElement>;
}) {
  const { id, layout, elements } = props;
  return (
    <g
      class={`stone ${props.colour}${props.lifted ? ' lifted' : ''}`}
      ref={(element) => {
        if (element) elements.set(id, element);
        else elements.delete(id);
      }}
      style={{ transform: `translate(${props.x}px, ${props.y}px)` }}
    >
      {props.lane !== null ? <Slab layout={layout} of={props.lane} /> : <Disc radius={layout.stone / 2 - 0.5} />}
      {props.movable && <circle class="can-move" r={layout.stone / 2 - 1.5} />}
    </g>
  );
});

function spotOf(layout: TablesLayout, stone: Stone): Spot {
  const spot = placeSpot(layout, stone.place, stone.side, stone.index);
  return layout.at(spot.x, spot.y);
}

/** A turned wooden stone from above; the grooves differ with the colour, so it shows without it. */
export const Disc = memo(function Disc({ radius: r }: { radius: number }) {
  return (
    <g class="disc">
      <circle class="stone-shadow" r={r} cx={r * 0.06} cy={r * 0.14} />
      <circle class="stone-rim" r={r} />
      <circle class="stone-top" r={r * 0.93} cy={-r * 0.03} />
      <circle class="stone-groove outer" r={r * 0.7} cy={-r * 0.02} />
      <circle class="stone-groove inner" r={r * 0.42} cy={-r * 0.02} />
      <circle class="stone-heart" r={r * 0.2} cy={-r * 0.02} />
      <path class="stone-gloss" d={`M${-r * 0.74} ${-r * 0.34}A${r * 0.82} ${r * 0.82} 0 0 1 ${r * 0.1} ${-r * 0.82}`} />
    </g>
  );
});

const Slab = memo(function Slab({ layout, of }: { layout: TablesLayout; of: string }) {
  const lane = layout.lanes.find((l) => `${l.side}${l.what}` === of);
  const length = lane ? lane.to - lane.from - 8 : layout.stone;
  const thick = layout.slab - 0.8;
  // Lanes run along Y of board space: across a standing board.
  const [w, h] = layout.standing ? [thick, length] : [length, thick];
  return (
    <g class="slab">
      <rect class="stone-rim" x={-w / 2} y={-h / 2} width={w} height={h} rx={Math.min(2.5, thick / 3)} />
      <rect
        class="slab-light"
        x={-w / 2 + w * (layout.standing ? 0.2 : 0.06)}
        y={-h / 2 + h * (layout.standing ? 0.06 : 0.18)}
        width={layout.standing ? w * 0.24 : w * 0.88}
        height={layout.standing ? h * 0.88 : h * 0.26}
        rx="1"
      />
    </g>
  );
});

/** Numbers on heaps of more stones than lie one behind another, and on the lanes. */
export function Counts(props: { layout: TablesLayout; stones: readonly Stone[]; colourOf: (stone: Stone) => string }) {
  const heaps = new Map<string, { stone: Stone; count: number }>();
  for (const stone of props.stones) {
    const key = `${stone.side}${stone.place}`;
    const heap = heaps.get(key);
    if (!heap || stone.index >= heap.stone.index) heaps.set(key, { stone, count: (heap?.count ?? 0) + 1 });
    else heap.count++;
  }
  return (
    <g class="counts">
      {[...heaps].map(([key, { stone, count }]) => {
        const least = stone.place === 'bar' ? 4 : props.layout.stack;
        if (count <= least || stone.place === 'off' || stone.place === 'hand') return null;
        const spot = placeSpot(props.layout, stone.place, stone.side, stone.index);
        const at = props.layout.at(spot.x, spot.y);
        return (
          <text key={key} class={`count ${props.colourOf(stone)}`} x={at.x} y={at.y} font-size={props.layout.stone * 0.42}>
            {count}
          </text>
        );
      })}
      {props.layout.lanes.map((lane) => {
        const count = heaps.get(`${lane.side}${lane.what}`)?.count ?? 0;
        if (count === 0) return null;
        const towards = Math.sign(lane.end - lane.start);
        const y = lane.start + towards * (3 + count * props.layout.slab + 9);
        const at = props.layout.at((lane.from + lane.to) / 2, y);
        return (
          <text key={`${lane.side}${lane.what}`} class="lane-count" x={at.x} y={at.y} font-size="12">
            {count}
          </text>
        );
      })}
    </g>
  );
}
