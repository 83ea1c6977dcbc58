import { t, type Key } from '../i18n';
import { fieldNumber } from '../board/tables/Decor';
import { cellName } from '../board/overboard/geometry';
import type { MatchView, OverboardBoard, Place, Side, StepView, TablesBoard } from '../module/protocol';
import type { TablesGame } from '../board/tables/geometry';
import { colourOf } from '../board/tables/TablesBoard';
import { nameOf, sideName } from './names';

/** Words for the live region and for the cells of the boards. */

export function sayRoll(view: MatchView): string {
  if (!view.roll || !view.toAct) return '';
  return t('say.rolled', { name: nameOf(view.players, view.toAct), a: view.roll[0], b: view.roll[1] });
}

export function sayTurn(view: MatchView): string {
  const last = view.last;
  if (!last) return '';
  if (last.passed) return t('play.pass', { side: sideName(view.game, last.by) });
  const name = nameOf(view.players, last.seat);
  if (last.move) {
    const values = { name, from: cellName(last.move.from), direction: last.move.direction };
    return t(last.move.falls !== null ? 'say.pushFalls' : 'say.push', values);
  }
  return t('say.turn', { name, moves: last.steps.map((step) => sayStep(view.game as TablesGame, step, last.by)).join('; ') });
}

export function sayStep(game: TablesGame, step: StepView, side: Side): string {
  const place = (p: Place) =>
    typeof p === 'number' ? t('say.place.field', { number: fieldNumber(game, p, side) }) : t(`say.place.${p}` as Key);
  return t(step.hit ? 'say.moveHit' : 'say.move', { from: place(step.from), to: place(step.to) });
}

export function sayStones(game: TablesGame, side: Side, count: number): string {
  return count === 0 ? t('board.none') : t('board.stones', { colour: colourOf(game, side), count });
}

/** A place of a vrhcábnice, as heard: `pole 13, 3 bílé`. */
export function sayPlace(game: TablesGame, board: TablesBoard, place: Place, side: Side, counting: Side): string {
  if (typeof place === 'number') {
    const field = board.fields[place - 1];
    const stones = field?.owner ? sayStones(game, field.owner, field.count) : t('board.empty');
    return t('board.field', { number: fieldNumber(game, place, counting), stones });
  }
  const count = place === 'hand' ? board.hand[side] : place === 'bar' ? board.hit[side] : board.off[side];
  return t(`board.${place}`, { stones: `${sideName(game, side)}: ${sayStones(game, side, count)}` });
}

/** A point of the deck, as heard: `c2, červený kapitán`. */
export function sayCell(board: OverboardBoard, cell: number): string {
  const kind = board.cells[cell];
  return t('board.cell', { name: cellName(cell), figure: kind ? t(`board.figure.${kind}`) : t('board.empty') });
}
