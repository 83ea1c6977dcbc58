import type { GameId } from '../module/protocol';

/** The games in the order they are offered. */
export const GAMES: readonly GameId[] = ['pres-palubu', 'taiga-puff', 'dlouhe-vrhcaby'];

export function isGame(text: string | undefined): text is GameId {
  return (GAMES as readonly string[]).includes(text ?? '');
}
