import { t, tOr, type Key } from '../i18n';
import type { GameId, MatchView, Place, Seat, Side, StepView } from '../module/protocol';
import { colourOf } from '../board/tables/TablesBoard';
import { fieldNumber } from '../board/tables/Decor';

/** A person at this screen; a computer is `@level:2`. */
export function levelOf(player: string): number | null {
  const match = /^@level:(\d+)$/.exec(player);
  return match ? Number(match[1]) : null;
}

export function isComputer(player: string): boolean {
  return levelOf(player) !== null;
}

/** The name to show for a seat: against the computer the person is simply “you”. */
export function nameOf(players: MatchView['players'], seat: Seat): string {
  const level = levelOf(players[seat]);
  if (level !== null) return tOr(`level.${level}`, players[seat]);
  const other = seat === 'a' ? 'b' : 'a';
  return isComputer(players[other]) ? t('player.you') : players[seat];
}

export function gameName(game: GameId): string {
  return t(`game.${game}` as Key);
}

export function sideName(game: GameId, side: Side): string {
  return t(`side.${game}.${side}` as Key);
}

/** The colour that a side has in a game, for pictures. */
export function sideColour(game: GameId, side: Side): 'red' | 'white' | 'black' {
  if (game === 'pres-palubu') return side === 'first' ? 'red' : 'white';
  return colourOf(game, side);
}

export function seatOf(sides: NonNullable<MatchView['sides']>, side: Side): Seat {
  return sides.a === side ? 'a' : 'b';
}

function shortPlace(game: Exclude<GameId, 'pres-palubu'>, place: Place, side: Side): string {
  if (typeof place === 'number') return String(fieldNumber(game, place, side));
  return place === 'hand' ? t('list.hand') : place === 'bar' ? t('list.bar') : t('list.off');
}

/** A turn for the list: `24/18 13/10`, numbers as painted on the board. */
export function turnText(game: GameId, side: Side, steps: readonly StepView[], text: string, passed: boolean): string {
  if (passed) return t('list.pass');
  if (game === 'pres-palubu') return text;
  return steps
    .map((step) => `${shortPlace(game, step.from, side)}/${shortPlace(game, step.to, side)}${step.hit ? '*' : ''}`)
    .join(' ');
}
