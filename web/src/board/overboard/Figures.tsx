import { memo } from 'preact/compat';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Spot } from '../gesture';
import { slide, stepTime, type Pace } from '../slide';
import type { Figure, Settled } from './figures';
import { cellSpot, shift, type DeckLayout } from './geometry';
import { Sailor } from './Sailor';

/** How much larger a large figure is; more, and it would hide the one behind it. */
const BIG = 1.24;

/** Everybody on the raft; whoever has just fallen tips over the edge and is gone with a splash. */
export function Figures(props: {
  layout: DeckLayout;
  settled: Settled;
  selected: number | null;
  movable: ReadonlySet<number>;
  drag: { cell: number; by: Spot; row: ReadonlySet<number> } | null;
  pace: Pace;
  big: boolean;
}) {
  const { layout, settled, drag } = props;
  const elements = useRef(new Map<number, SVGGElement>());
  const shown = useRef({ layout, spots: new Map<number, Spot>() });

  const spotOf = (figure: Figure): Spot => {
    const spot = cellSpot(layout, figure.cell);
    if (!drag?.row.has(figure.cell)) return spot;
    return { x: spot.x + drag.by.x, y: spot.y + drag.by.y };
  };

  useLayoutEffect(() => {
    const before = shown.current;
    const spots = new Map<number, Spot>();
    for (const figure of settled.figures) {
      const spot = spotOf(figure);
      spots.set(figure.id, spot);
      const from = before.spots.get(figure.id);
      const element = elements.current.get(figure.id);
      if (!element || !from || before.layout !== layout || drag?.row.has(figure.cell)) continue;
      if (Math.hypot(from.x - spot.x, from.y - spot.y) > 1) slide(element, from, spot, stepTime(props.pace));
    }
    shown.current = { layout, spots };
  });

  // Those further down the screen stand in front.
  const order = [...settled.figures].sort((a, b) => cellSpot(layout, a.cell).y - cellSpot(layout, b.cell).y);
  return (
    <g class="figures">
      {order.map((figure) => {
        const spot = spotOf(figure);
        return (
          <FigureView
            key={figure.id}
            figure={figure.id}
            kind={figure.kind}
            x={spot.x}
            y={spot.y}
            cell={layout.cell}
            size={layout.cell * (props.big ? BIG : 1)}
            chosen={props.selected === figure.cell}
            movable={props.movable.has(figure.cell)}
            elements={elements.current}
          />
        );
      })}
      <Falling key={settled.fallen?.id ?? 'nobody'} layout={layout} fallen={settled.fallen} pace={props.pace} />
    </g>
  );
}

/** One figure; drawn anew only when it has moved or looks different. */
const FigureView = memo(function FigureView(props: {
  figure: number;
  kind: Figure['kind'];
  x: number;
  y: number;
  cell: number;
  size: number;
  chosen: boolean;
  movable: boolean;
  elements: Map<number, SVGGElement>;
}) {
  const { figure, elements } = props;
  return (
    <g
      class={`figure${props.chosen ? ' chosen' : ''}${props.movable ? ' can-go' : ''}`}
      ref={(element) => {
        if (element) elements.set(figure, element);
        else elements.delete(figure);
      }}
      style={{ transform: `translate(${props.x}px, ${props.y}px)` }}
    >
      {props.chosen && <ChosenMark cell={props.cell} />}
      <Sailor kind={props.kind} size={props.size} />
    </g>
  );
});

function ChosenMark({ cell: c }: { cell: number }) {
  return <rect class="chosen-mark" x={-c * 0.45} y={-c * 0.45} width={c * 0.9} height={c * 0.9} rx={c * 0.2} />;
}

function Falling({ layout, fallen, pace }: { layout: DeckLayout; fallen: Settled['fallen']; pace: Pace }) {
  const group = useRef<SVGGElement>(null);
  const rings = useRef<SVGGElement>(null);
  const [over, setOver] = useState(false);
  const time = stepTime(pace) * 2.6;
  useLayoutEffect(() => {
    if (!fallen || time === 0 || !group.current || !rings.current) {
      setOver(true);
      return;
    }
    const from = cellSpot(layout, fallen.cell);
    const step = shift(layout, fallen.direction);
    const edge = { x: from.x + step.x * 0.55, y: from.y + step.y * 0.55 };
    const sea = { x: from.x + step.x * 0.98, y: from.y + step.y * 0.98 };
    const tilt = step.x !== 0 ? Math.sign(step.x) * 85 : Math.sign(step.y) * 65;
    const tip = group.current.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) rotate(0deg) scale(1)`, opacity: 1 },
        { transform: `translate(${edge.x}px, ${edge.y}px) rotate(${tilt * 0.25}deg) scale(1.04)`, opacity: 1, offset: 0.34 },
        { transform: `translate(${sea.x}px, ${sea.y}px) rotate(${tilt}deg) scale(.9)`, opacity: 1, offset: 0.62 },
        { transform: `translate(${sea.x}px, ${sea.y + 5}px) rotate(${tilt * 1.15}deg) scale(.5)`, opacity: 0 },
      ],
      { duration: time, easing: 'cubic-bezier(.4,0,.6,1)', fill: 'both' },
    );
    rings.current.style.transform = `translate(${sea.x}px, ${sea.y}px)`;
    [...rings.current.children].forEach((ring, i) =>
      ring.animate(
        [
          { transform: 'scale(.2)', opacity: 0 },
          { opacity: 0.95, offset: 0.15 },
          { transform: 'scale(1)', opacity: 0 },
        ],
        { duration: time * 0.62, delay: time * (0.56 + i * 0.1), easing: 'ease-out', fill: 'both' },
      ),
    );
    const done = setTimeout(() => setOver(true), time * 1.5);
    return () => {
      clearTimeout(done);
      tip.cancel();
    };
  }, []);
  if (!fallen || over) return null;
  const c = layout.cell;
  return (
    <g class="falling">
      <g ref={rings} class="splash">
        <ellipse rx={c * 0.3} ry={c * 0.2} />
        <ellipse rx={c * 0.5} ry={c * 0.34} />
        <ellipse rx={c * 0.72} ry={c * 0.48} />
      </g>
      <g ref={group}>
        <Sailor kind={fallen.kind} size={c} />
      </g>
    </g>
  );
}

/** Those in the water, swimming along the edge of the picture: White's above, red's below. */
export function Swimmers({ layout, out }: { layout: DeckLayout; out: { first: number; second: number } }) {
  const row = (count: number, side: 'red' | 'white', below: boolean) => {
    const room = Math.min(layout.width - 24, layout.cell * 6.2);
    const step = Math.min(layout.cell * 0.46, room / 18);
    const r = Math.min(layout.cell * 0.13, step * 0.36);
    const start = (layout.width - step * Math.max(0, count - 1)) / 2;
    const y = below ? layout.height - layout.cell * 0.3 : layout.cell * 0.34;
    return Array.from({ length: count }, (_, i) => {
      const x = start + i * step;
      const dip = i % 2 ? 2 : 0;
      return (
        <g key={`${side}${i}`} class={`swimmer ${side}`}>
          <ellipse class="ripple" cx={x} cy={y + dip + r * 0.75} rx={r * 1.5} ry={r * 0.6} />
          <path class="head" d={`M${x - r} ${y + dip + r * 0.7}A${r} ${r} 0 1 1 ${x + r} ${y + dip + r * 0.7}A${r * 1.2} ${r * 0.45} 0 0 1 ${x - r} ${y + dip + r * 0.7}Z`} />
        </g>
      );
    });
  };
  return (
    <g class="swimmers">
      {row(out.second, 'white', layout.turned)}
      {row(out.first, 'red', !layout.turned)}
    </g>
  );
}
