import { t } from '../i18n';
import { rules } from '../module/client';
import type { Board, GameId, MatchView } from '../module/protocol';
import { newId, saveMatch } from './store';

/** A middling level: good enough to be a game, weak enough to be beaten. */
export const MIDDLE_LEVEL = 3;

/** Creates a match, stores it and answers its id. Rejects when the rules refuse the settings. */
export async function startMatch(game: GameId, settings: string, a: string, b: string): Promise<string> {
  const view = await rules.create(game, settings, a, b);
  const id = newId();
  const now = Date.now();
  await saveMatch({
    id,
    game,
    log: view.log,
    draft: '',
    players: view.players,
    score: view.score,
    phase: view.phase,
    created: now,
    changed: now,
  });
  return id;
}

/** A game against the computer with everything left as it comes. */
export function startAtOnce(game: GameId): Promise<string> {
  return startMatch(game, '', t('player.you'), `@level:${MIDDLE_LEVEL}`);
}

/** The settings of a match as `name=value …`, to play it once more. */
export function settingsText(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** The board of a match; before its first game the one that stands ready while it is decided who starts. */
export async function boardOf(view: MatchView): Promise<Board> {
  return view.board ?? (await rules.preview(view.game, settingsText(view.settings)));
}
