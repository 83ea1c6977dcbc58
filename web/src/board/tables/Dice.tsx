import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Side } from '../../module/protocol';
import type { Spot } from '../gesture';
import { tumbleTime, type Pace } from '../slide';
import type { TablesLayout } from './geometry';

/** One die of the picture. */
export interface DieView {
  value: number;
  /** All its uses are spent. */
  used: boolean;
  /** How many uses are left where there is more than one (doubles), else null. */
  left: number | null;
  /** Smaller: a number that follows (the opposite one of a double, TP-4). */
  later: boolean;
}

export interface DiceView {
  side: Side;
  dice: DieView[];
  /** Changes with every roll: the dice tumble when it does. */
  roll: string;
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** Where the dice lie, in pixels: on the bar of a standing board, else between the points. */
export function diceSpots(layout: TablesLayout, dice: readonly DieView[]): Spot[] {
  const gap = layout.die * 0.24;
  const sizes = dice.map((die) => layout.die * (die.later ? 0.74 : 1));
  const total = sizes.reduce((sum, size) => sum + size, 0) + gap * Math.max(0, dice.length - 1);
  const middle = layout.standing
    ? layout.at((layout.bar.from + layout.bar.to) / 2, layout.across / 2)
    : layout.at((layout.halves[1].from + layout.halves[1].to) / 2, layout.across / 2);
  let x = middle.x - total / 2;
  return sizes.map((size) => {
    const spot = { x: x + size / 2, y: middle.y };
    x += size + gap;
    return spot;
  });
}

export function Dice(props: { layout: TablesLayout; view: DiceView; colour: string; pace: Pace }) {
  const { layout, view } = props;
  const spots = diceSpots(layout, view.dice);
  return (
    <g class="dice">
      {view.dice.map((die, i) => (
        <Die
          key={i}
          die={die}
          at={spots[i]!}
          size={layout.die * (die.later ? 0.74 : 1)}
          colour={props.colour}
          roll={view.roll}
          nth={i}
          pace={props.pace}
        />
      ))}
    </g>
  );
}

function Die(props: { die: DieView; at: Spot; size: number; colour: string; roll: string; nth: number; pace: Pace }) {
  const { die, at, size } = props;
  const group = useRef<SVGGElement>(null);
  const face = useTumble(group, die.value, props.roll, props.nth, at, props.pace);
  const half = size / 2;
  return (
    <g
      ref={group}
      class={`die ${props.colour}${die.used ? ' used' : ''}${die.later ? ' later' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <rect class="die-shadow" x={-half + 1} y={-half + 3} width={size} height={size} rx={size * 0.2} />
      <rect class="die-side" x={-half} y={-half + 1.5} width={size} height={size} rx={size * 0.2} />
      <rect class="die-face" x={-half} y={-half} width={size} height={size - 1.5} rx={size * 0.2} />
      {(PIPS[face] ?? []).map(([x, y], i) => (
        <circle key={i} class="pip" cx={x * size * 0.26} cy={y * size * 0.26 - 0.8} r={size * 0.088} />
      ))}
      {die.left !== null && die.left > 0 && (
        <g class="die-left">
          <circle cx={half - 1} cy={-half + 1} r={Math.max(10, size * 0.22)} />
          <text x={half - 1} y={-half + 1} font-size={Math.max(11.5, size * 0.26)}>
            {`${die.left}×`}
          </text>
        </g>
      )}
    </g>
  );
}

/** Throws the die when the roll changes; answers the face to show meanwhile. */
function useTumble(
  group: { current: SVGGElement | null },
  value: number,
  roll: string,
  nth: number,
  at: Spot,
  pace: Pace,
): number {
  const [face, setFace] = useState<number | null>(null);
  const thrown = useRef('');
  useLayoutEffect(() => {
    const before = thrown.current;
    thrown.current = roll;
    const time = tumbleTime(pace);
    if (before === roll || roll === '' || time === 0 || !group.current) return;
    const away = { x: at.x - 70 + nth * 18, y: at.y + 120 };
    const turn = (nth % 2 ? -1 : 1) * 540;
    group.current.animate(
      [
        { transform: `translate(${away.x}px, ${away.y}px) rotate(${turn}deg) scale(.7)`, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `translate(${at.x + 12}px, ${at.y - 16}px) rotate(${turn * 0.3}deg) scale(1.18)`, offset: 0.55 },
        { transform: `translate(${at.x - 3}px, ${at.y + 3}px) rotate(${turn * 0.06}deg) scale(.98)`, offset: 0.85 },
        { transform: `translate(${at.x}px, ${at.y}px) rotate(0deg) scale(1)` },
      ],
      { duration: time, easing: 'ease-out' },
    );
  }, [roll]);
  useEffect(() => {
    const time = tumbleTime(pace);
    if (roll === '' || time === 0) return;
    // Faces flash by while it rolls; the last stretch already shows what was rolled.
    let turns = 0;
    const flash = setInterval(() => {
      turns++;
      setFace(turns >= 5 ? null : ((value + turns * 2 + nth) % 6) + 1);
      if (turns >= 5) clearInterval(flash);
    }, time / 8);
    return () => {
      clearInterval(flash);
      setFace(null);
    };
  }, [roll]);
  return face ?? value;
}
