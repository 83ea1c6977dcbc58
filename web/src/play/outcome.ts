import { t, tOr, type Key } from '../i18n';
import type { GameId, GameResult, Seat } from '../module/protocol';
import { sideColour } from './names';

/**
 * Why a game ended, told to whoever reads it: alone against the computer what happened to *you*
 * (`alone` is your seat), two at one screen what happened to which colour.
 */
export function reasonOf(game: GameId, alone: Seat | null, result: GameResult): string {
  const { reason, winner, winnerSide } = result;
  const you = winner === null ? 'even' : winner === alone ? 'won' : 'lost';
  const plain = t(`result.reason.${reason}` as Key, { you });
  if (alone !== null || winnerSide === null) return plain;
  const loserSide = winnerSide === 'first' ? 'second' : 'first';
  const colours = { winner: sideColour(game, winnerSide), loser: sideColour(game, loserSide) };
  return tOr(`result.reason.${reason}.side`, plain, colours);
}
