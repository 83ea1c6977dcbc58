import { t } from '../i18n';
import type { GameId } from '../module/protocol';

/** The number of a rule, LV-9; leads to where the rules explain it. */
export function ClauseLink({ game, clause }: { game: GameId; clause: string }) {
  return (
    <a class="clause" href={`/pravidla/${game}#${clause.toLowerCase()}`} aria-label={t('play.clause', { clause })}>
      {clause}
    </a>
  );
}
