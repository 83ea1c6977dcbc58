import { memo } from 'preact/compat';
import type { Figure } from './figures';

/**
 * One figure, seen a little from above: a turned peg sailor. Red wears a plain jersey and white a
 * striped one; a captain stands in a bright ring and wears a cap with a star – so neither side nor
 * rank rests on colour alone. Drawn around (0, 0), `size` being a cell.
 */
export const Sailor = memo(function Sailor({ kind, size: s }: { kind: Figure['kind']; size: number }) {
  const captain = kind === 'R' || kind === 'W';
  const side = kind === 'r' || kind === 'R' ? 'red' : 'white';
  const u = (n: number) => (n * s).toFixed(2);
  const p = (...points: number[]) => points.map(u).join(' ');
  return (
    <g class={`sailor ${side}`}>
      <ellipse class="sailor-shadow" cx={u(0.05)} cy={u(0.27)} rx={u(0.35)} ry={u(0.17)} />
      {captain && <ellipse class="captain-ring-edge" cx="0" cy={u(0.235)} rx={u(0.345)} ry={u(0.185)} stroke-width={u(0.125)} />}
      {captain && <ellipse class="captain-ring" cx="0" cy={u(0.225)} rx={u(0.345)} ry={u(0.185)} stroke-width={u(0.075)} />}
      <path class="sailor-edge" d={`M${p(-0.27, 0.22)}A${p(0.27, 0.15)} 0 0 0 ${p(0.27, 0.22)}L${p(0.27, 0.26)}A${p(0.27, 0.15)} 0 0 1 ${p(-0.27, 0.26)}Z`} />
      <path
        class="sailor-body"
        d={`M${p(-0.27, 0.22)}C${p(-0.27, 0.08, -0.17, 0.06, -0.12, -0.12)}L${p(0.12, -0.12)}C${p(0.17, 0.06, 0.27, 0.08, 0.27, 0.22)}A${p(0.27, 0.15)} 0 0 1 ${p(-0.27, 0.22)}Z`}
      />
      {side === 'white' && (
        <path
          class="sailor-stripes"
          stroke-width={u(0.035)}
          d={`M${p(-0.155, 0.0)}Q${p(0, 0.07, 0.155, 0.0)}M${p(-0.205, 0.105)}Q${p(0, 0.2, 0.205, 0.105)}M${p(-0.258, 0.21)}Q${p(0, 0.34, 0.258, 0.21)}`}
        />
      )}
      <path
        class="sailor-shade"
        d={`M${p(0.04, -0.12)}L${p(0.12, -0.12)}C${p(0.17, 0.06, 0.27, 0.08, 0.27, 0.22)}A${p(0.27, 0.15)} 0 0 1 ${p(0.1, 0.361)}C${p(0.16, 0.14, 0.07, 0.05, 0.04, -0.12)}Z`}
      />
      <circle class="sailor-head" cx="0" cy={u(-0.22)} r={u(0.165)} />
      <path class="sailor-shade" d={`M${p(0.055, -0.376)}A${p(0.165, 0.165)} 0 0 1 ${p(0.02, -0.056)}A${p(0.25, 0.25)} 0 0 0 ${p(0.055, -0.376)}Z`} />
      {captain ? (
        <g class="captain-cap">
          <path class="cap-brim" d={`M${p(-0.19, -0.235)}Q${p(0, -0.1, 0.19, -0.235)}L${p(0.17, -0.29)}Q${p(0, -0.2, -0.17, -0.29)}Z`} />
          <path class="cap-top" d={`M${p(-0.17, -0.285)}C${p(-0.27, -0.45, -0.1, -0.45, 0, -0.45)}C${p(0.1, -0.45, 0.27, -0.45, 0.17, -0.285)}Q${p(0, -0.2, -0.17, -0.285)}Z`} />
          <path class="cap-star" d={star(0, -0.325 * s, 0.068 * s)} />
        </g>
      ) : (
        <ellipse class="sailor-gloss" cx={u(-0.06)} cy={u(-0.285)} rx={u(0.05)} ry={u(0.035)} />
      )}
      <path class="sailor-collar" stroke-width={u(0.04)} d={`M${p(-0.125, -0.105)}Q${p(0, -0.045, 0.125, -0.105)}`} />
    </g>
  );
});

function star(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const far = i % 2 === 0 ? r : r * 0.45;
    return `${(cx + far * Math.cos(angle)).toFixed(2)} ${(cy + far * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
