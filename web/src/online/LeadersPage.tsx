import { useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { GAMES, isGame } from '../app/games';
import { t } from '../i18n';
import type { GameId } from '../module/protocol';
import { gameName } from '../play/names';
import { api } from './api';
import { Frame, Problem } from './Frame';
import type { Person } from './wire';
import { personName, problem } from './words';

/** The best of each game, those whose rating is settled. */
export function LeadersPage() {
  const chosen = useRoute().params['game'];
  const game: GameId = isGame(chosen) ? chosen : 'dlouhe-vrhcaby';
  const [players, setPlayers] = useState<readonly { rank: number; person: Person; matches: number }[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    setPlayers(null);
    api.leaders(game).then(setPlayers, (reason: unknown) => setFailure(problem(reason)));
  }, [game]);
  return (
    <Frame title={t('net.leaders')} lead={t('net.leadersLead')} here="/zebricek">
      <nav class="rules-tabs" aria-label={t('net.game')}>
        {GAMES.map((one) => (
          <a key={one} href={`/zebricek/${one}`} aria-current={one === game ? 'page' : undefined}>{gameName(one)}</a>
        ))}
      </nav>
      <Problem words={failure} />
      {players?.length === 0 && <p class="hint">{t('net.noLeaders')}</p>}
      {players !== null && players.length > 0 && (
        <table class="plain-table leaders">
          <caption class="unseen">{t('net.leaders')}: {gameName(game)}</caption>
          <thead>
            <tr>
              <th scope="col" class="number">{t('net.rank')}</th>
              <th scope="col">{t('net.player')}</th>
              <th scope="col" class="number">{t('net.rating')}</th>
              <th scope="col" class="number">{t('net.played')}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ rank, person, matches }) => (
              <tr key={person.id}>
                <td class="number">{rank}</td>
                <td><a href={`/hrac?jmeno=${encodeURIComponent(person.name)}`}>{personName(person)}</a></td>
                <td class="number">{person.rating?.r ?? ''}</td>
                <td class="number">{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Frame>
  );
}
