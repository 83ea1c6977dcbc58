import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { GAMES, isGame } from '../app/games';
import { t, tOr } from '../i18n';
import { rules } from '../module/client';
import type { GameId, GameInfo } from '../module/protocol';
import { Choices } from '../parts/Choices';
import { SERIES, SettingFields } from '../parts/SettingFields';
import { levelChoices } from '../play/levels';
import { gameName } from '../play/names';
import { MIDDLE_LEVEL } from '../play/start';
import { api } from './api';
import { ClockFields } from './ClockFields';
import { Frame, Problem } from './Frame';
import { ensureMe, me } from './me';
import { personName, problem } from './words';

type Opponent = 'open' | 'link' | 'level';

/** A clock that suits a game and the length of the series: a minute for each, or five minutes and 3 s. */
function usualClock(game: GameId, length: string | undefined): string {
  const games = Number((length ?? '1').replace(/\D/g, '')) || 1;
  return game === 'pres-palubu' ? 'inc:300+3' : `delay:10+${games * 60}`;
}

/** A new table: everything that will be agreed, then open to all, by a link, or against a level. */
export function OpenTablePage() {
  const { route, query } = useLocation();
  const [game, setGame] = useState<GameId>(isGame(query['hra']) ? query['hra'] : 'dlouhe-vrhcaby');
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [opponent, setOpponent] = useState<Opponent>(query['proti'] === 'pocitac' ? 'level' : query['proti'] === 'odkaz' ? 'link' : 'open');
  const [level, setLevel] = useState(String(MIDDLE_LEVEL));
  const [rated, setRated] = useState<'rated' | 'casual'>('casual');
  const [settings, setSettings] = useState<Record<string, string>>({});
  const [clock, setClock] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    rules.about().then((about) => setGames(about.games), (reason: unknown) => setFailure(problem(reason)));
  }, []);

  const info = games.find((one) => one.id === game) ?? null;
  const person = me.value?.person ?? null;
  const account = person?.kind === 'account';
  const myName = person ? personName(person) : t('player.you');
  const chosen = clock ?? (opponent === 'level' ? 'none' : usualClock(game, settings['length']));
  const staked = Number(settings['stake'] ?? 0) > 0;

  const open = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await ensureMe();
      const answer = await api.openTable({
        game,
        settings,
        clock: chosen,
        rated: rated === 'rated',
        access: opponent === 'link' ? 'link' : 'open',
        ...(opponent === 'level' ? { level: Number(level) } : {}),
      });
      route(answer.matchId ? `/zapas/${answer.matchId}` : `/stul/${answer.table!.id}`);
    } catch (reason) {
      setFailure(problem(reason));
      setBusy(false);
    }
  };

  return (
    <Frame title={t('net.openTable')} lead={t('new.defaults')} kind="new-game">
      <form class="four-panels" onSubmit={(event) => void open(event)}>
        <section class="panel">
          <h2>{t('net.gameAndOpponent')}</h2>
          <Choices
            label={t('net.game')}
            choices={GAMES.map((one) => ({ value: one, label: gameName(one) }))}
            value={game}
            onChoose={(next) => {
              setGame(next);
              setClock(null);
              // Settings of the game do not carry over; those of the series do.
              setSettings(Object.fromEntries(Object.entries(settings).filter(([name]) => SERIES.includes(name))));
            }}
          />
          <Choices
            label={t('new.opponent')}
            choices={(['link', 'open', 'level'] as const).map((one) => ({ value: one, label: t(`net.against.${one}`), hint: t(`net.against.${one}.hint`) }))}
            value={opponent}
            onChoose={setOpponent}
          />
          {opponent === 'level' && (
            <Choices
              label={t('new.level')}
              choices={levelChoices(info)}
              value={level}
              onChoose={setLevel}
            />
          )}
          <Choices
            label={t('net.kind')}
            choices={[
              { value: 'casual', label: t('net.casual'), hint: t('net.casual.hint') },
              { value: 'rated', label: t('net.rated'), hint: t('net.rated.hint') },
            ]}
            value={rated}
            onChoose={setRated}
          />
          {!account && (rated === 'rated' || staked) && (
            <p class="hint needs-account" role="status">
              {t('net.error.needs_account')} <a href="/ucet">{t('net.register')}</a>
            </p>
          )}
        </section>
        <section class="panel">
          <h2>{t('net.clockTitle')}</h2>
          <ClockFields value={chosen} onChange={setClock} />
        </section>
        {info && (
          <SettingFields
            key={game}
            info={info}
            players={{ a: myName, b: opponent === 'level' ? tOr(`level.${level}`, level) : t('net.opponent') }}
            settings={settings}
            onChange={(name, value) => setSettings({ ...settings, [name]: value })}
          />
        )}
        <Problem words={failure} />
        <div class="start-bar">
          <button type="submit" class="button primary big" disabled={busy || !info}>
            {t(opponent === 'level' ? 'new.start' : opponent === 'link' ? 'net.makeLink' : 'net.openTable')}
          </button>
        </div>
      </form>
    </Frame>
  );
}
