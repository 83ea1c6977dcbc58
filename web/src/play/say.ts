import { t, type Key } from '../i18n';
import { fieldNumber } from '../board/tables/Decor';
import { cellName, nextCell, turn } from '../board/overboard/geometry';
import type { MatchView, OverboardBoard, OverboardMove, Place, Side, StepView, TablesBoard, Target } from '../module/protocol';
import type { TablesGame } from '../board/tables/geometry';
import { colourOf } from '../board/tables/TablesBoard';
import { nameOf, sideName, turnText } from './names';

/** Words for the live region and for the cells of the boards. */

/** Something to say, whole and in short; a short form that is empty is left out. */
export interface Spoken {
  text: string;
  brief: string;
}

export function sayRoll(view: MatchView): Spoken {
  if (!view.roll || !view.toAct) return { text: '', brief: '' };
  const [a, b] = view.roll;
  const text = t('say.rolled', { name: nameOf(view.players, view.toAct), a, b });
  return { text, brief: t('say.rolledBrief', { a, b }) };
}

export function sayTurn(view: MatchView): Spoken {
  const last = view.last;
  if (!last) return { text: '', brief: '' };
  if (last.passed) {
    const text = t('play.pass', { side: sideName(view.game, last.by) });
    return { text, brief: text };
  }
  const name = nameOf(view.players, last.seat);
  const brief = `${sideName(view.game, last.by)} ${turnText(view.game, last.by, last.steps, last.text, false)}`;
  if (last.move) return { text: t('say.turn', { name, moves: sayPush(last.move) }), brief };
  const moves = last.steps.map((step) => sayStep(view.game as TablesGame, step, last.by)).join('; ');
  return { text: t('say.turn', { name, moves }), brief };
}

/** A push: `c2 na c3, tlačí 2, figura spadla do moře`. */
export function sayPush(move: OverboardMove): string {
  const words = [t('say.push', { from: cellName(move.from), to: cellName(nextCell(move.from, move.direction) ?? move.from) })];
  if (move.pushed.length > 0) words.push(t('say.pushed', { count: move.pushed.length }));
  if (move.falls !== null) words.push(t('say.fell'));
  return words.join(', ');
}

/** Where a chosen figure may go, in the directions of the screen: `nahoru na c3, tlačí 2`. */
export function sayWays(moves: readonly OverboardMove[], turned: boolean): string {
  return moves
    .map((move) => {
      const to = nextCell(move.from, move.direction) ?? move.from;
      const words = [t('say.way', { direction: turn({ turned }, move.direction), to: cellName(to) })];
      if (move.pushed.length > 0) words.push(t('say.pushes', { count: move.pushed.length }));
      if (move.falls !== null) words.push(t('say.falls'));
      return words.join(', ');
    })
    .join('; ');
}

export function sayStep(game: TablesGame, step: StepView, side: Side): string {
  return t(step.hit ? 'say.moveHit' : 'say.move', {
    from: saySpot(game, step.from, side),
    to: saySpot(game, step.to, side),
  });
}

/** A place one moves from or to: `pole 13`, `z ruky`, `ven`. */
function saySpot(game: TablesGame, place: Place, counting: Side): string {
  return typeof place === 'number'
    ? t('say.place.field', { number: fieldNumber(game, place, counting) })
    : t(`say.place.${place}` as Key);
}

/** Where a chosen stone may go, with the numbers that lead there: `pole 18 číslem 6`. */
export function sayTargets(game: TablesGame, targets: readonly Target[], counting: Side): string {
  return targets
    .map((target) => {
      const way = { to: saySpot(game, target.to, counting), dice: target.steps.map((step) => step.die).join(' + ') };
      return t(target.steps.some((step) => step.hit) ? 'say.targetHit' : 'say.target', way);
    })
    .join('; ');
}

export function sayStones(game: TablesGame, side: Side, count: number): string {
  return count === 0 ? t('board.none') : t('board.stones', { colour: colourOf(game, side), count });
}

/**
 * A place of a vrhcábnice, as heard: `pole 13, 3 bílé, vaše kameny`. `own` is the side of whoever
 * plays alone against the computer; two at one screen have no “yours”.
 */
export function sayPlace(
  game: TablesGame,
  board: TablesBoard,
  place: Place,
  side: Side,
  counting: Side,
  own: Side | null = null,
): string {
  if (typeof place === 'number') {
    const field = board.fields[place - 1];
    const stones = field?.owner ? sayStones(game, field.owner, field.count) : t('board.empty');
    const words = t('board.field', { number: fieldNumber(game, place, counting), stones });
    return field?.owner && field.owner === own ? `${words}, ${t('board.yours', { count: field.count })}` : words;
  }
  const count = place === 'hand' ? board.hand[side] : place === 'bar' ? board.hit[side] : board.off[side];
  const words = t(`board.${place}`, { stones: `${sideName(game, side)}: ${sayStones(game, side, count)}` });
  return count > 0 && side === own ? `${words}, ${t('board.yours', { count })}` : words;
}

/** A point of the deck, as heard: `c2, červený kapitán, vaše posádka`. */
export function sayCell(board: OverboardBoard, cell: number, own: Side | null = null): string {
  const kind = board.cells[cell];
  const words = t('board.cell', { name: cellName(cell), figure: kind ? t(`board.figure.${kind}`) : t('board.empty') });
  const side: Side = kind === 'r' || kind === 'R' ? 'first' : 'second';
  return kind && side === own ? `${words}, ${t('board.yourCrew')}` : words;
}

/** Everything that stands on a vrhcábnice, side by side, nothing that is empty. */
export function sayTables(game: TablesGame, board: TablesBoard, counting: Side): string {
  return (['first', 'second'] as const)
    .map((side) => {
      const fields = board.fields
        .map((field, i) => ({ number: fieldNumber(game, i + 1, counting), ...field }))
        .filter((field) => field.owner === side)
        .sort((a, b) => b.number - a.number)
        .map((field) => t('say.heap', { number: field.number, count: field.count }));
      for (const [place, counts] of [['hand', board.hand], ['bar', board.hit], ['off', board.off]] as const) {
        if (counts[side] > 0) fields.push(t(`board.${place}`, { stones: String(counts[side]) }));
      }
      return `${sideName(game, side)}: ${fields.join(', ')}.`;
    })
    .join(' ');
}

/** Everybody on the deck, side by side; captains are named. */
export function sayDeck(board: OverboardBoard): string {
  return (['first', 'second'] as const)
    .map((side) => {
      const kinds = side === 'first' ? 'rR' : 'wW';
      const crew = board.cells.flatMap((kind, cell) => {
        if (kind === '' || !kinds.includes(kind)) return [];
        return [kind === 'R' || kind === 'W' ? t('say.captainAt', { place: cellName(cell) }) : cellName(cell)];
      });
      return `${sideName('pres-palubu', side)}: ${crew.join(', ')}.`;
    })
    .join(' ');
}
