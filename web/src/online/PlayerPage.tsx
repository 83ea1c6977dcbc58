import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../app/games';
import { t, tOr } from '../i18n';
import type { GameId } from '../module/protocol';
import { Choices } from '../parts/Choices';
import { NotFoundPage } from '../pages/NotFoundPage';
import { gameName, levelOf } from '../play/names';
import { api, type Profile } from './api';
import { Curve } from './Curve';
import { Frame, Problem } from './Frame';
import { MatchLine } from './MatchLine';
import { ServerError, type MatchInfo } from './wire';
import { moment, personName, problem, ratingWords } from './words';

/** A player as everybody sees them: ratings and their curves, results, matches. */
export function PlayerPage() {
  const name = useLocation().query['jmeno'] ?? '';
  return <Player key={name} name={name} />;
}

function Player({ name }: { name: string }) {
  const [player, setPlayer] = useState<Profile | 'missing' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    api.player(name).then(setPlayer, (reason: unknown) => {
      if (reason instanceof ServerError && /^(no_such_player|not_found)$/.test(reason.code)) setPlayer('missing');
      else setFailure(problem(reason));
    });
  }, [name]);
  if (player === 'missing') return <NotFoundPage />;
  if (player === null) return <Frame title={name}><Problem words={failure} /></Frame>;
  const title = personName(player.person);
  const since = t('net.since', { when: new Date(player.createdAt).getFullYear() });
  return (
    <Frame title={title} lead={player.person.kind === 'level' ? '' : `${since}${player.online ? ` · ${t('net.online')}` : ''}`}>
      <div class="panels">
        <Ratings player={player} />
        <Results player={player} />
      </div>
      {player.running.length > 0 && (
        <section class="matches">
          <h2>{t('net.running')}</h2>
          <ul>{player.running.map((match) => <MatchLine key={match.id} match={match} go={t('net.watch')} />)}</ul>
        </section>
      )}
      <Played name={name} />
    </Frame>
  );
}

function Ratings({ player }: { player: Profile }) {
  const games = GAMES.filter((game) => player.ratings[game]);
  const [game, setGame] = useState<GameId>(games[0] ?? 'dlouhe-vrhcaby');
  const rating = player.ratings[game];
  return (
    <section class="panel">
      <h2>{t('net.rating')}</h2>
      {games.length === 0 ? <p class="hint">{t('net.noRating')}</p> : (
        <>
          {games.length === 1 ? <p class="hint">{gameName(game)}</p> : (
            <Choices
              label={t('net.game')}
              bare
              choices={games.map((one) => ({ value: one, label: gameName(one) }))}
              value={game}
              onChoose={setGame}
            />
          )}
          {rating && (
            <p class="rating-now">
              <strong>{ratingWords({ rating })}</strong>
              <span class="hint">{t('net.ratingOf', { rd: Math.round(rating.rd), count: rating.matches ?? 0 })}</span>
              {rating.provisional && <span class="hint">{t('net.provisional')}</span>}
            </p>
          )}
          <Curve name={player.person.name} game={game} />
        </>
      )}
    </section>
  );
}

function Results({ player }: { player: Profile }) {
  const against = (who: string) => {
    const level = levelOf(who);
    return level === null ? tOr(`net.against.${who}`, who) : tOr(`level.${level}`, who);
  };
  return (
    <section class="panel">
      <h2>{t('net.results')}</h2>
      {player.results.length === 0 ? <p class="hint">{t('net.noResults')}</p> : (
        <table class="plain-table">
          <caption class="unseen">{t('net.results')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('net.game')}</th>
              <th scope="col">{t('new.opponent')}</th>
              <th scope="col" class="number">{t('net.won')}</th>
              <th scope="col" class="number">{t('net.drawn')}</th>
              <th scope="col" class="number">{t('net.lost')}</th>
            </tr>
          </thead>
          <tbody>
            {player.results.map((line) => (
              <tr key={`${line.game} ${line.against}`}>
                <td>{gameName(line.game)}</td>
                <td>{against(line.against)}</td>
                <td class="number">{line.won}</td>
                <td class="number">{line.drawn}</td>
                <td class="number">{line.lost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Finished matches, a page at a time. */
function Played({ name }: { name: string }) {
  const [matches, setMatches] = useState<readonly MatchInfo[]>([]);
  const [before, setBefore] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async (from: number | null) => {
    try {
      const page = await api.matchesOf(name, from);
      setMatches((known) => (from === null ? page.matches : [...known, ...page.matches]));
      setBefore(page.before ?? null);
    } catch (reason) {
      setFailure(problem(reason));
    }
  };
  useEffect(() => void load(null), [name]);
  return (
    <section class="matches">
      <h2>{t('home.finished')}</h2>
      <Problem words={failure} />
      {matches.length === 0 && <p class="hint">{t('net.noMatches')}</p>}
      <ul>{matches.map((match) => <MatchLine key={match.id} match={match} go={t('home.replay')} replay />)}</ul>
      {before !== null && (
        <button type="button" class="button" onClick={() => void load(before)}>
          {t('net.olderThan', { when: moment(before) })}
        </button>
      )}
    </section>
  );
}
