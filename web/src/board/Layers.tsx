import type { ComponentChildren } from 'preact';

/**
 * A board is pictures one upon the other, each drawn anew only when something of its own changes: the wood stays
 * as it was painted while stones slide over it.
 */
export function Layers(props: { class: string; width: number; height: number; children: ComponentChildren }) {
  return (
    <div class={`board ${props.class}`} style={{ width: `${props.width}px`, height: `${props.height}px` }}>
      {props.children}
    </div>
  );
}

/** One of the pictures; nobody taps it or hears of it, that is what the cells on top are for. */
export function Layer(props: { width: number; height: number; children: ComponentChildren }) {
  const { width, height } = props;
  return (
    <svg class="layer" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {props.children}
    </svg>
  );
}
