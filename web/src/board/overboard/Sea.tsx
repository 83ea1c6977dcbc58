import { memo } from 'preact/compat';
import { Layer } from '../Layers';
import { SIZE, type DeckLayout } from './geometry';

/** What never moves: the sea, the raft of planks with its crossing grooves, ropes and names. */
export const Sea = memo(function Sea({ layout, id, names }: { layout: DeckLayout; id: string; names: boolean }) {
  const { width, height, cell, left, top } = layout;
  const raft = SIZE * cell;
  const out = cell * 0.13;
  const lines = Array.from({ length: SIZE }, (_, i) => (i + 0.5) * cell);
  const planks = SIZE * 2;
  const plank = (raft + 2 * out) / planks;
  return (
    <Layer width={width} height={height}>
      <defs>
        <pattern id={`${id}-waves`} width={cell * 1.6} height={cell * 0.62} patternUnits="userSpaceOnUse">
          <path
            class="wave"
            d={wave(cell, 0.16, 0) + wave(cell, 0.47, 0.8)}
          />
        </pattern>
        <pattern id={`${id}-plank`} width={cell * 3.1} height={plank} patternUnits="userSpaceOnUse" x={left} y={top - out}>
          <path
            class="plank-grain"
            d={`M0 ${plank * 0.26}C${cell} ${plank * 0.14} ${cell * 2} ${plank * 0.4} ${cell * 3.1} ${plank * 0.26}M0 ${plank * 0.55}C${cell * 0.8} ${plank * 0.66} ${cell * 2.2} ${plank * 0.44} ${cell * 3.1} ${plank * 0.55}M0 ${plank * 0.8}C${cell * 1.2} ${plank * 0.72} ${cell * 1.9} ${plank * 0.9} ${cell * 3.1} ${plank * 0.8}`}
          />
        </pattern>
        <clipPath id={`${id}-sea`}>
          <rect width={width} height={height} rx="14" />
        </clipPath>
      </defs>
      <g clip-path={`url(#${id}-sea)`}>
        <rect class="sea" width={width} height={height} />
        <rect class="shallows" x={left - cell * 0.34} y={top - cell * 0.3} width={raft + cell * 0.68} height={raft + cell * 0.7} rx={cell * 0.4} />
        <rect width={width} height={height} fill={`url(#${id}-waves)`} />
        <rect class="foam" x={left - cell * 0.2} y={top - cell * 0.17} width={raft + cell * 0.4} height={raft + cell * 0.42} rx={cell * 0.26} />
        <rect class="raft-shadow" x={left - out + 3} y={top - out + cell * 0.13} width={raft + 2 * out} height={raft + 2 * out} rx={cell * 0.1} />
        <rect class="raft-side" x={left - out} y={top - out + cell * 0.075} width={raft + 2 * out} height={raft + 2 * out} rx={cell * 0.09} />
        {Array.from({ length: planks }, (_, i) => (
          <rect
            key={i}
            class={`plank p${[0, 2, 1, 3, 0, 1, 3, 2, 1, 0, 2, 3][i]}`}
            x={left - out}
            y={top - out + i * plank}
            width={raft + 2 * out}
            height={plank - 0.8}
            rx={Math.min(3, plank * 0.16)}
          />
        ))}
        <rect fill={`url(#${id}-plank)`} x={left - out} y={top - out} width={raft + 2 * out} height={raft + 2 * out} />
        {lines.map((at) => (
          <g key={at}>
            <path class="groove-light" d={`M${left + cell * 0.2} ${top + at + 1.4}H${left + raft - cell * 0.2}M${left + at + 1.4} ${top + cell * 0.2}V${top + raft - cell * 0.2}`} />
            <path class="groove" d={`M${left + cell * 0.2} ${top + at}H${left + raft - cell * 0.2}M${left + at} ${top + cell * 0.2}V${top + raft - cell * 0.2}`} stroke-width={cell * 0.075} />
          </g>
        ))}
        {lines.flatMap((y) =>
          lines.map((x) => <circle key={`${x}-${y}`} class="socket" cx={left + x} cy={top + y} r={cell * 0.15} />),
        )}
        {[0, 1].flatMap((i) =>
          [0, 1].map((j) => {
            const x = left + (i ? raft + out - cell * 0.09 : cell * 0.09 - out);
            const y = top + (j ? raft + out - cell * 0.09 : cell * 0.09 - out);
            return <circle key={`${i}${j}`} class="bolt" cx={x} cy={y} r={cell * 0.045} />;
          }),
        )}
        {names &&
          lines.map((at, i) => {
            const file = 'abcdef'[layout.turned ? SIZE - 1 - i : i];
            const rank = layout.turned ? i + 1 : SIZE - i;
            return (
              <g key={at}>
                <text class="cell-name" x={left + at} y={top + raft + cell * 0.3} font-size={Math.max(9, cell * 0.19)}>
                  {file}
                </text>
                <text class="cell-name" x={left - cell * 0.26} y={top + at} font-size={Math.max(9, cell * 0.19)}>
                  {rank}
                </text>
              </g>
            );
          })}
      </g>
    </Layer>
  );
});

function wave(cell: number, y: number, x: number): string {
  const c = cell;
  return `M${x * c} ${y * c}q${0.1 * c} ${-0.07 * c} ${0.2 * c} 0t${0.2 * c} 0`;
}
