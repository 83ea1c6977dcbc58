import { t } from '../i18n';
import { gameName } from '../play/names';
import { clockWords, lengthWords, moment, personName, ratingWords } from './words';
import type { MatchInfo } from './wire';

/** A match in a list: who, what, how it stands; leads to it. */
export function MatchLine({ match, go, replay }: { match: MatchInfo; go: string; replay?: boolean }) {
  const { seats, score } = match;
  const name = (seat: 'a' | 'b') => [personName(seats[seat]), ratingWords(seats[seat])].filter((word) => word !== '').join(' ');
  const state =
    match.state === 'aborted' ? t('net.abortedShort') : match.endedAt ? moment(match.endedAt) : clockWords(match.clock);
  return (
    <li class="match-line">
      <a class="match-link" href={replay ? `/zapas/${match.id}/zaznam` : `/zapas/${match.id}`} data-testid={`net-match-${match.id}`}>
        <span class={`match-game ${match.game}`}>
          {gameName(match.game)}
          <small>{lengthWords(match.settings['length'])}</small>
        </span>
        <span class="match-who">{t('home.versus', { a: name('a'), b: name('b') })}</span>
        <span class="match-score">{`${score.a} : ${score.b}`}</span>
        <span class="match-when">
          {match.watchers > 0 && !match.endedAt ? t('net.watchers', { count: match.watchers }) : state}
        </span>
        <span class="match-go">{go}</span>
      </a>
    </li>
  );
}
