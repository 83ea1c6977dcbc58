import { memo } from 'preact/compat';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Direction, OverboardBoard, OverboardMove } from '../../module/protocol';
import { Cell, type CellElements } from '../Cell';
import { DRIFT, swipeDirection, type Gesture, type Spot } from '../gesture';
import { Layer, Layers } from '../Layers';
import { isArrow, neighbour, type Arrow } from '../roving';
import type { Pace } from '../slide';
import { useGestures } from '../useGestures';
import { useSize } from '../useSize';
import { settleFigures, type Settled } from './figures';
import { Figures, Swimmers } from './Figures';
import { cellAt, cellBox, cellName, layoutDeck, targetCells, turn, type DeckLayout } from './geometry';
import { Ghosts, Lanes, LastMove } from './Marks';
import { Sea } from './Sea';

/**
 * The deck of Přes palubu: one state in, callbacks out, no rule inside. Directions going in and out
 * are those of the board (up is red's forward), whichever way the deck is turned.
 */
export interface DeckProps {
  board: OverboardBoard;
  /** The move that led to this board, to slide its row and let its victim fall. */
  led: OverboardMove | null;
  /** Seen from White's side. */
  turned: boolean;
  /** Figures that may be chosen. */
  movable: readonly number[];
  selected: number | null;
  /** The possible moves of the chosen figure. */
  moves: readonly OverboardMove[];
  /** A direction shown with ghosts (from the joystick, say). */
  preview: Direction | null;
  /** The last move, marked with an arrow. */
  last: OverboardMove | null;
  pace: Pace;
  /** Large figures. */
  big?: boolean;
  names: boolean;
  label: string;
  cellLabel: (cell: number) => string;
  /** Where the keyboard or the joystick points. */
  cursor: number;
  /** Draw the cursor even without the focus: the joystick walks it. */
  showCursor?: boolean;
  onCursor?: (cell: number) => void;
  onTap?: (cell: number) => void;
  /** A swipe or a drag begins on a cell. */
  onTake?: (cell: number) => void;
  /** A swipe or a drag from a cell. */
  onPush?: (cell: number, direction: Direction) => void;
  onPreview?: (direction: Direction | null) => void;
}

/** Drawn anew when something it is told has changed: keep what has not changed the same object. */
export const Deck = memo(function Deck(props: DeckProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div class="board-room" ref={frame}>
      {size && size.width > 0 && size.height > 0 && <Drawn {...props} width={size.width} height={size.height} />}
    </div>
  );
});

interface Dragged {
  cell: number;
  by: Spot;
  direction: Direction | null;
}

function Drawn(props: DeckProps & { width: number; height: number }) {
  const { board } = props;
  const id = `d${useId()}`;
  const svg = useRef<SVGSVGElement>(null);
  const layout = useMemo(
    () => layoutDeck(props.width, props.height, props.turned),
    [props.width, props.height, props.turned],
  );
  const settled = useFigures(board, props.led);
  const [drag, setDrag] = useState<Dragged | null>(null);
  const movable = useMemo(() => new Set(props.movable), [props.movable]);

  const follow = (from: Spot, at: Spot): Dragged | null => {
    const cell = cellAt(layout, from);
    if (cell === null) return null;
    const seen = swipeDirection(from, at, DRIFT);
    const direction = seen ? turn(layout, seen) : null;
    const far = Math.max(-layout.cell, Math.min(layout.cell, seen === 'left' || seen === 'right' ? at.x - from.x : at.y - from.y));
    const by = seen === 'left' || seen === 'right' ? { x: far, y: 0 } : seen ? { x: 0, y: far } : { x: 0, y: 0 };
    return { cell, by, direction };
  };

  useGestures(svg, (gesture: Gesture) => {
    if (gesture.kind === 'tap') {
      const cell = cellAt(layout, gesture.at) ?? nearEdge(layout, gesture.at);
      if (cell !== null) props.onTap?.(cell);
      return;
    }
    if (gesture.kind === 'drag-cancel') {
      setDrag(null);
      props.onPreview?.(null);
      return;
    }
    const next = follow(gesture.from, gesture.at);
    if (gesture.kind === 'drag-end') {
      setDrag(null);
      props.onPreview?.(null);
      if (next?.direction) props.onPush?.(next.cell, next.direction);
      return;
    }
    if (gesture.kind === 'drag-start' && next) props.onTake?.(next.cell);
    setDrag(next);
    props.onPreview?.(next?.direction ?? null);
  });

  // A mouse resting on a target shows its push; a finger has no such thing as resting.
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || props.selected === null) return;
    const box = event.currentTarget as Element;
    const { left, top } = box.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const cell = cellAt(layout, at) ?? nearEdge(layout, at);
    const move = props.moves.find((one) => cell !== null && targetCells(one).includes(cell));
    if ((move?.direction ?? null) !== props.preview) props.onPreview?.(move?.direction ?? null);
  };

  const shownMove = props.moves.find((move) => move.direction === props.preview) ?? null;
  const dragged = drag && shownMove && drag.cell === props.selected ? new Set([...shownMove.row, ...shownMove.pushed]) : null;
  return (
    <Layers class="deck" width={layout.width} height={layout.height}>
      <Sea layout={layout} id={id} names={props.names} />
      <Layer width={layout.width} height={layout.height}>
        <Swimmers layout={layout} out={board.out} />
        {props.last && <LastMove layout={layout} move={props.last} />}
        <Lanes layout={layout} moves={props.moves} preview={props.preview} />
        <Figures
          layout={layout}
          settled={settled}
          selected={props.selected}
          movable={movable}
          drag={dragged ? { cell: drag!.cell, by: drag!.by, row: dragged } : null}
          pace={props.pace}
          big={props.big ?? false}
        />
        {shownMove && !dragged && <Ghosts layout={layout} move={shownMove} kindAt={(cell) => board.cells[cell] ?? ''} />}
      </Layer>
      <svg
        ref={svg}
        class="layer cells"
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        data-testid="deck"
        onPointerMove={hover}
      >
        <Cells {...props} layout={layout} />
      </svg>
    </Layers>
  );
}

/** A tap in the water just off the raft means the cell at the edge: that is where arrows point out. */
function nearEdge(layout: DeckLayout, at: Spot): number | null {
  const half = layout.cell * 0.6;
  const x = Math.max(layout.left + 1, Math.min(layout.left + 6 * layout.cell - 1, at.x));
  const y = Math.max(layout.top + 1, Math.min(layout.top + 6 * layout.cell - 1, at.y));
  return Math.hypot(x - at.x, y - at.y) <= half ? cellAt(layout, { x, y }) : null;
}

function useFigures(board: OverboardBoard, led: OverboardMove | null): Settled {
  const kept = useRef<{ board: OverboardBoard | null; settled: Settled }>({
    board: null,
    settled: { figures: [], fallen: null },
  });
  if (kept.current.board !== board) {
    kept.current = { board, settled: settleFigures(kept.current.settled.figures, board, led) };
  }
  return kept.current.settled;
}

const KEY: Record<Arrow, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** The named grid: arrows walk it, and once a figure is chosen they push it. */
function Cells(props: DeckProps & { layout: DeckLayout }) {
  const { layout } = props;
  const elements = useRef<CellElements>(new Map());
  const grid = useRef<SVGGElement>(null);
  // The focus is being led to the cursor. It must not lead the cursor in turn: after a tap the browser
  // focuses the tapped cell when the cursor has moved on already, and both would chase each other for ever.
  const leading = useRef(false);
  const rows = useMemo(() => {
    const seen = Array.from({ length: 36 }, (_, i) => i).map((cell) => ({ cell, box: cellBox(layout, cell) }));
    seen.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
    return Array.from({ length: 6 }, (_, i) => seen.slice(6 * i, 6 * i + 6));
  }, [layout]);
  const flat = useMemo(() => rows.flat(), [rows]);

  useLayoutEffect(() => {
    // The cursor was moved by a key, the joystick or a move: the focus follows if it is on the board,
    // before anything else happens, or the next key would be taken where the cursor was.
    if (!grid.current?.contains(document.activeElement)) return;
    leading.current = true;
    elements.current.get(props.cursor)?.focus({ preventScroll: true });
    leading.current = false;
  }, [props.cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Of the cell that has the focus: the drawn state may be one key behind quick fingers.
    const index = flat.findIndex(({ cell }) => elements.current.get(cell)?.contains(event.target as Node));
    if (index < 0) return;
    if (isArrow(event.key)) {
      event.preventDefault();
      if (props.selected !== null) {
        props.onPush?.(props.selected, turn(layout, KEY[event.key]));
        return;
      }
      const next = neighbour(flat.map((c) => c.box), index, event.key);
      if (next !== null) props.onCursor?.(flat[next]!.cell);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      props.onTap?.(flat[index]!.cell);
    }
  };
  const onFocusIn = (event: FocusEvent) => {
    const found = flat.find(({ cell }) => elements.current.get(cell) === event.target);
    if (found && !leading.current) props.onCursor?.(found.cell);
  };
  const targets = new Set(props.moves.map((move) => targetCells(move)[0]));
  return (
    <g role="grid" aria-label={props.label} onKeyDown={onKeyDown} onFocusIn={onFocusIn} ref={grid} data-testid="board-grid">
      {rows.map((row) => (
        <g role="row" key={row[0]!.cell}>
          {row.map(({ cell, box }) => (
            <Cell
              key={cell}
              of={cell}
              place={cellName(cell)}
              box={box}
              round={layout.cell * 0.16}
              inOrder={props.cursor === cell}
              cursor={(props.showCursor ?? false) && props.cursor === cell && props.selected === null}
              label={props.cellLabel(cell)}
              selected={props.selected === cell}
              source={props.movable.includes(cell)}
              target={targets.has(cell)}
              elements={elements.current}
            />
          ))}
        </g>
      ))}
    </g>
  );
}
