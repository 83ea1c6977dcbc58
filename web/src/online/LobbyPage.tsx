import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../app/games';
import { t } from '../i18n';
import type { GameId } from '../module/protocol';
import { Choices } from '../parts/Choices';
import { gameName } from '../play/names';
import { api } from './api';
import { paceOf } from './clock';
import { Frame, Problem } from './Frame';
import { live } from './live';
import { MatchLine } from './MatchLine';
import { ensureMe, me, upToDateMe } from './me';
import { QuickPairing } from './QuickPairing';
import { clockWords, lengthWords, personName, problem, ratingWords } from './words';
import { PACES, type LobbyNews, type Pace, type TableInfo } from './wire';

interface Filter {
  game: GameId | 'all';
  pace: Pace | 'all';
  rated: 'all' | 'rated' | 'casual';
}

/** The room: find somebody, open a table, sit down, watch. */
export function LobbyPage() {
  const { route } = useLocation();
  const [news, setNews] = useState<LobbyNews | null>(null);
  const [filter, setFilter] = useState<Filter>({ game: 'all', pace: 'all', rated: 'all' });
  const [failure, setFailure] = useState<string | null>(null);
  const [joining, setJoining] = useState(false);

  useEffect(() => {
    let stop = () => undefined as void;
    let left = false;
    ensureMe().then(
      () => {
        if (!left) stop = live.lobby(setNews);
      },
      (reason: unknown) => setFailure(problem(reason)),
    );
    void upToDateMe().catch(() => undefined);
    return () => {
      left = true;
      stop();
    };
  }, []);

  const join = async (table: TableInfo) => {
    setJoining(true);
    try {
      route(`/zapas/${await api.join(table.id)}`);
    } catch (reason) {
      setFailure(problem(reason));
      setJoining(false);
    }
  };

  const tables = (news?.tables ?? []).filter((table) => fits(table, filter));
  const mine = me.value?.matches ?? [];
  const myId = me.value?.person?.id;
  return (
    <Frame title={t('net.room')} lead={t('net.roomLead')} here="/herna" kind="lobby">
      <Problem words={failure} />
      {mine.length > 0 && (
        <section class="matches" data-testid="my-matches">
          <h2>{t('net.mine')}</h2>
          <ul>
            {mine.map((match) => (
              <MatchLine key={match.id} match={match} go={t(match.you && match.toAct === match.you ? 'play.yourTurn' : 'home.resume')} />
            ))}
          </ul>
        </section>
      )}
      <div class="lobby-columns">
        <section class="panel quick">
          <h2>{t('net.quick')}</h2>
          <QuickPairing waiting={news?.waiting ?? null} />
          <a class="button" href="/stul">{t('net.openTable')}</a>
        </section>
        <section class="panel tables-panel">
          <h2>{t('net.tables')}</h2>
          <Filters filter={filter} onChange={setFilter} />
          <ul class="table-list" data-testid="tables" aria-live="polite">
            {tables.map((table) => (
              <TableLine key={table.id} table={table} mine={table.owner.id === myId} off={joining} onJoin={() => void join(table)} />
            ))}
          </ul>
          {tables.length === 0 && (
            <p class="hint">{t(news === null ? 'net.loading' : (news.tables.length > 0 ? 'net.noneFits' : 'net.noTables'))}</p>
          )}
        </section>
      </div>
      {news !== null && news.matches.length > 0 && (
        <section class="matches" data-testid="running">
          <h2>{t('net.running')}</h2>
          <ul>
            {news.matches.map((match) => (
              <MatchLine key={match.id} match={match} go={t('net.watch')} />
            ))}
          </ul>
        </section>
      )}
      {news !== null && <p class="hint people" data-testid="people">{t('net.people', { count: news.people })}</p>}
    </Frame>
  );
}

function fits(table: TableInfo, filter: Filter): boolean {
  return (
    (filter.game === 'all' || filter.game === table.game) &&
    (filter.pace === 'all' || filter.pace === paceOf(table.clock)) &&
    (filter.rated === 'all' || (filter.rated === 'rated') === table.rated)
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const pick = <K extends keyof Filter>(name: K, label: string, values: readonly [Filter[K] & string, string][]) => (
    <Choices
      label={label}
      choices={values.map(([value, words]) => ({ value, label: words }))}
      value={filter[name] as Filter[K] & string}
      onChoose={(value) => onChange({ ...filter, [name]: value })}
    />
  );
  return (
    <details class="filters">
      <summary>{t('net.filters')}</summary>
      {pick('game', t('net.game'), [['all', t('net.all')], ...GAMES.map((game) => [game, gameName(game)] as [GameId, string])])}
      {pick('pace', t('net.pace'), [['all', t('net.all')], ...PACES.map((pace) => [pace, t(`net.pace.${pace}`)] as [Pace, string])])}
      {pick('rated', t('net.kind'), [['all', t('net.all')], ['rated', t('net.rated')], ['casual', t('net.casual')]])}
    </details>
  );
}

/** A table somebody has opened; one tap sits down. */
function TableLine(props: { table: TableInfo; mine: boolean; off: boolean; onJoin: () => void }) {
  const { table } = props;
  const stake = Number(table.settings['stake'] ?? 0);
  const words = [
    lengthWords(table.settings['length']),
    clockWords(table.clock),
    t(table.rated ? 'net.rated' : 'net.casual'),
    stake > 0 ? t('net.stakeOf', { chips: stake }) : '',
  ].filter((word) => word !== '');
  return (
    <li class="table-line" data-testid={`table-${table.id}`}>
      <a class="table-what" href={`/stul/${table.id}`}>
        <b class={`match-game ${table.game}`}>{gameName(table.game)}</b>
        <span>{personName(table.owner)} <small>{ratingWords(table.owner)}</small></span>
        <span class="hint">{words.join(' · ')}</span>
      </a>
      {props.mine ? (
        <a class="button" href={`/stul/${table.id}`}>{t('net.myTable')}</a>
      ) : (
        <button type="button" class="button primary" disabled={props.off} onClick={props.onJoin} aria-label={t('net.joinNamed', { game: gameName(table.game), name: personName(table.owner) })}>
          {t('net.join')}
        </button>
      )}
    </li>
  );
}
