import { memo } from 'preact/compat';
import type { Box } from './tables/geometry';

/** The cells that are drawn, by what their board calls them. */
export type CellElements = Map<number | string, SVGGElement>;

/** One cell of a board's grid; drawn anew only when it reads differently. */
export const Cell = memo(function Cell(props: {
  /** What the board calls it in `elements`. */
  of: number | string;
  place: number | string;
  box: Box;
  round: number;
  inOrder: boolean;
  cursor?: boolean;
  label: string;
  selected: boolean;
  source: boolean;
  target: boolean;
  elements: CellElements;
}) {
  const { of, elements } = props;
  return (
    <g
      ref={(element) => {
        if (element) elements.set(of, element);
        else elements.delete(of);
      }}
      role="gridcell"
      // Not tabIndex: within a picture attributes are told apart by their case, and it would be none.
      tabindex={props.inOrder ? 0 : -1}
      class={`cell${props.cursor ? ' cursor' : ''}`}
      aria-label={props.label}
      aria-selected={props.selected}
      data-place={props.place}
      data-source={props.source}
      data-target={props.target}
    >
      <rect {...props.box} rx={props.round} />
    </g>
  );
});
