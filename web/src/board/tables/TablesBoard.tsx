import { memo } from 'preact/compat';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Place, Side, TablesBoard as Board } from '../../module/protocol';
import { Cell, type CellElements } from '../Cell';
import { distance, type Gesture, type Spot } from '../gesture';
import { Layer, Layers } from '../Layers';
import { isArrow, neighbour } from '../roving';
import type { Pace } from '../slide';
import { useGestures } from '../useGestures';
import { useSize } from '../useSize';
import { Decor } from './Decor';
import { Dice, diceSpots, type DiceView } from './Dice';
import { allPlaces, hit, layoutTables, placeBox, type Spotted, type TablesGame, type TablesLayout, type View } from './geometry';
import { HandMark, Targets, Traces, type Trace } from './Marks';
import { countsOf, settle, type Stone } from './stones';
import { Counts, Stones, type Drag } from './Stones';

/**
 * The vrhcábnice: one state in, callbacks out. It knows points, stones, targets and gestures and no
 * rule – what may be lifted and where it may land is told to it.
 */
export interface TablesBoardProps {
  game: TablesGame;
  board: Board;
  view: View;
  /** Whose counting the numbers on the points follow. */
  counting: Side;
  dice: DiceView | null;
  /** The side whose stones may be lifted; null while nobody at this screen is to play. */
  mover: Side | null;
  /** Places with a stone that can move. */
  sources: readonly Place[];
  selected: Place | null;
  /** Where the selected stone can go. */
  targets: readonly Place[];
  traces: readonly Trace[];
  /** The arrows are advice, not the last turn. */
  hinted?: boolean;
  pace: Pace;
  /** Large stones and numbers. */
  big?: boolean;
  /** Points without their numbers. */
  plain?: boolean;
  /** Name of the grid, and of each of its cells, for those who hear it. */
  label: string;
  cellLabel: (place: Place, side: Side) => string;
  diceLabel: string;
  onTap?: (place: Place, double: boolean) => void;
  /** A drag began: answers whether that stone may be lifted. */
  onLift?: (place: Place) => boolean;
  onDrop?: (from: Place, to: Place | null) => void;
  onDice?: () => void;
  onBoard?: () => void;
}

/** Colours of the sides: White starts in dlouhé vrhcáby (LV-3), Black in Taiga-Puff (TP-2). */
export function colourOf(game: TablesGame, side: Side): 'white' | 'black' {
  return (game === 'dlouhe-vrhcaby') === (side === 'first') ? 'white' : 'black';
}

/** Drawn anew when something it is told has changed: keep what has not changed the same object. */
export const TablesBoard = memo(function TablesBoard(props: TablesBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div class="board-room" ref={frame}>
      {size && size.width > 0 && size.height > 0 && <Drawn {...props} width={size.width} height={size.height} />}
    </div>
  );
});

function Drawn(props: TablesBoardProps & { width: number; height: number }) {
  const { game, board, view, mover } = props;
  const id = `t${useId()}`;
  const svg = useRef<SVGSVGElement>(null);
  const layout = useMemo(
    () => layoutTables(game, props.width, props.height, view, props.big),
    [game, props.width, props.height, view.flipX, view.flipY, props.big],
  );
  const stones = useStones(board);
  const [drag, setDrag] = useState<(Drag & { from: Place }) | null>(null);
  const [hovered, setHovered] = useState<Place | null>(null);

  const topOf = (place: Place): Stone | undefined =>
    stones.filter((s) => s.side === mover && s.place === place).sort((a, b) => b.index - a.index)[0];
  const spotted = (places: readonly Place[]): Spotted[] => places.map((place) => ({ place, side: mover ?? 'first' }));
  const placeAt = (at: Spot) => hit(layout, at, spotted([...props.targets, ...props.sources]));
  const targetAt = (at: Spot) => {
    const found = hit(layout, at, spotted(props.targets), 40);
    return found && props.targets.includes(found.place) ? found.place : null;
  };
  /** What a stone was let go over when that is no target: the board is told, to say why not. */
  const under = (at: Spot) => {
    const found = hit(layout, at, []);
    return found && mine(found, mover, board) ? found.place : null;
  };
  const onDice = (at: Spot) =>
    props.dice !== null &&
    diceSpots(layout, props.dice.dice).some((spot) => distance(spot, at) < Math.max(22, layout.die * 0.62));

  useGestures(svg, (gesture: Gesture) => {
    switch (gesture.kind) {
      case 'tap': {
        if (onDice(gesture.at) && props.onDice) return props.onDice();
        const found = mover ? placeAt(gesture.at) : null;
        if (found && mine(found, mover, board)) props.onTap?.(found.place, gesture.double);
        else props.onBoard?.();
        return;
      }
      case 'drag-start': {
        const found = mover ? hit(layout, gesture.from, spotted(props.sources)) : null;
        const stone = found ? topOf(found.place) : undefined;
        if (found && stone && props.onLift?.(found.place)) {
          setDrag({ stone: stone.id, at: gesture.at, from: found.place });
        }
        return;
      }
      case 'drag-move':
        if (drag) {
          setDrag({ ...drag, at: gesture.at });
          setHovered(targetAt(gesture.at));
        }
        return;
      case 'drag-end':
        if (drag) {
          setHovered(null);
          setDrag(null);
          props.onDrop?.(drag.from, targetAt(gesture.at) ?? under(gesture.at));
        }
        return;
      case 'drag-cancel':
        setDrag(null);
        setHovered(null);
    }
  });

  const lifted = props.selected !== null ? (topOf(props.selected)?.id ?? null) : null;
  const movable = new Set(props.sources.map((place) => topOf(place)?.id ?? -1));
  const colour = (stone: Stone) => colourOf(game, stone.side);
  const own = (place: Place, side: Side) => countsOf(board, side).get(place) ?? 0;

  return (
    <Layers class={`tables ${layout.standing ? 'standing' : 'lying'}`} width={layout.width} height={layout.height}>
      <Decor layout={layout} counting={props.counting} plain={props.plain ?? false} id={id} />
      <Layer width={layout.width} height={layout.height}>
        {props.targets.length > 0 && mover && (
          <Targets layout={layout} targets={props.targets} side={mover} own={(place) => own(place, mover)} hovered={hovered} />
        )}
        <Stones
          layout={layout}
          stones={stones}
          colourOf={colour}
          drag={drag}
          lifted={lifted}
          movable={movable}
          pace={props.pace}
        />
        {mover && props.sources.includes('hand') && <HandMark layout={layout} side={mover} chosen={props.selected === 'hand'} />}
      </Layer>
      <Layer width={layout.width} height={layout.height}>
        <Traces layout={layout} traces={props.traces} own={own} hinted={props.hinted ?? false} />
        <Counts layout={layout} stones={stones} colourOf={colour} />
        {props.dice && (
          <Dice layout={layout} view={props.dice} colour={colourOf(game, props.dice.side)} pace={props.pace} />
        )}
      </Layer>
      <svg
        ref={svg}
        class="layer cells"
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        data-testid="tables-board"
      >
        <Cells {...props} layout={layout} />
      </svg>
    </Layers>
  );
}

/** On a tray, a rail or the bar only the mover's side counts. */
function mine(found: Spotted, mover: Side | null, board: Board): boolean {
  if (typeof found.place === 'number') return true;
  return board !== null && found.side === mover;
}

function useStones(board: Board): readonly Stone[] {
  const kept = useRef<{ board: Board | null; stones: Stone[] }>({ board: null, stones: [] });
  if (kept.current.board !== board) kept.current = { board, stones: settle(kept.current.stones, board) };
  return kept.current.stones;
}

/** The named grid a keyboard or a screen reader walks: one cell is in the tab order at a time. */
function Cells(props: TablesBoardProps & { layout: TablesLayout }) {
  const { layout } = props;
  const cells = useMemo(() => {
    const places = allPlaces(layout).map((s) => ({ ...s, box: placeBox(layout, s.place, s.side) }));
    // Read as seen: rows from the top, left to right.
    return places.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  }, [layout]);
  const rows = useMemo(() => {
    const found = new Map<number, typeof cells>();
    for (const cell of cells) {
      const y = Math.round(cell.box.y);
      found.set(y, [...(found.get(y) ?? []), cell]);
    }
    return [...found];
  }, [cells]);
  const [current, setCurrent] = useState<string>('24first');
  const elements = useRef<CellElements>(new Map());
  const grid = useRef<SVGGElement>(null);
  const keyOf = (s: Spotted) => `${s.place}${s.side}`;
  const index = Math.max(0, cells.findIndex((cell) => keyOf(cell) === current));

  useEffect(() => {
    const first = props.sources[0];
    // A cell that has the focus stays the one in the tab order, or keys would act on another.
    if (first !== undefined && props.mover && !grid.current?.contains(document.activeElement)) {
      setCurrent(typeof first === 'number' ? `${first}first` : `${first}${props.mover}`);
    }
  }, [props.mover, props.sources[0]]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Of the cell that has the focus: the drawn state may be one key behind quick fingers.
    const index = cells.findIndex((cell) => elements.current.get(keyOf(cell))?.contains(event.target as Node));
    if (index < 0) return;
    if (isArrow(event.key)) {
      const next = neighbour(cells.map((cell) => cell.box), index, event.key);
      if (next !== null) {
        const key = keyOf(cells[next]!);
        setCurrent(key);
        elements.current.get(key)?.focus({ preventScroll: true });
      }
      event.preventDefault();
    } else if (event.key === 'Enter') {
      const cell = cells[index]!;
      if (mine(cell, props.mover, props.board)) props.onTap?.(cell.place, false);
      event.preventDefault();
    }
  };

  const onFocusIn = (event: FocusEvent) => {
    const cell = cells.find((one) => elements.current.get(keyOf(one)) === event.target);
    if (cell) setCurrent(keyOf(cell));
  };

  return (
    <g role="grid" aria-label={props.label} onKeyDown={onKeyDown} onFocusIn={onFocusIn} ref={grid} data-testid="board-grid">
      {rows.map(([y, row]) => (
        <g role="row" key={y}>
          {row.map((cell) => {
            const key = keyOf(cell);
            return (
              <Cell
                key={key}
                of={key}
                place={typeof cell.place === 'number' ? cell.place : `${cell.place}-${cell.side}`}
                box={cell.box}
                round={4}
                inOrder={cells[index] === cell}
                label={props.cellLabel(cell.place, cell.side)}
                selected={props.selected === cell.place && (typeof cell.place === 'number' || cell.side === props.mover)}
                source={props.mover !== null && props.sources.includes(cell.place) && mine(cell, props.mover, props.board)}
                target={props.targets.includes(cell.place) && mine(cell, props.mover, props.board)}
                elements={elements.current}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}
