import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '../app/games';
import { messageOf } from '../app/reason';
import { t, tOr } from '../i18n';
import { rules } from '../module/client';
import type { GameId, GameInfo } from '../module/protocol';
import { Choices } from '../parts/Choices';
import { Header } from '../parts/Header';
import { SettingFields } from '../parts/SettingFields';
import { levelChoices } from '../play/levels';
import { gameName } from '../play/names';
import { MIDDLE_LEVEL, settingsText, startMatch } from '../play/start';
import { NotFoundPage } from './NotFoundPage';
import { useTitle } from './title';

export function NewGamePage() {
  const game = useRoute().params.game;
  return isGame(game) ? <NewGame key={game} game={game} /> : <NotFoundPage />;
}

function NewGame({ game }: { game: GameId }) {
  useTitle(`${t('new.title')}: ${gameName(game)}`);
  const { route } = useLocation();
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [opponent, setOpponent] = useState<'computer' | 'friend'>('computer');
  const [level, setLevel] = useState(String(MIDDLE_LEVEL));
  const [names, setNames] = useState({ a: '', b: '' });
  const [settings, setSettings] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);

  useEffect(() => {
    rules.about().then(
      (about) => setInfo(about.games.find((one) => one.id === game) ?? null),
      (reason: unknown) => setFailure(String(reason)),
    );
  }, [game]);

  const start = async (event: Event) => {
    event.preventDefault();
    setStarting(true);
    const a = opponent === 'computer' ? t('player.you') : names.a.trim() || t('player.one');
    const b = opponent === 'computer' ? `@level:${level}` : names.b.trim() || t('player.two');
    try {
      route(`/hra/${await startMatch(game, settingsText(settings), a, b)}`);
    } catch (reason) {
      setStarting(false);
      setFailure(t('new.refused', { reason: messageOf(reason) }));
    }
  };
  const players = {
    a: opponent === 'computer' ? t('player.you') : names.a.trim() || t('player.one'),
    b: opponent === 'computer' ? tOr(`level.${level}`, level) : names.b.trim() || t('player.two'),
  };

  return (
    <>
      <Header />
      <main class="page new-game" id="content">
        <div class="page-head">
          <h1>{gameName(game)}</h1>
          <p class="lead">{t('new.defaults')}</p>
        </div>
        <form onSubmit={(event) => void start(event)}>
          <section class="panel">
            <h2>{t('new.opponent')}</h2>
            <Choices
              label={t('new.opponent')}
              bare
              choices={[
                { value: 'computer', label: t('new.computer') },
                { value: 'friend', label: t('new.friend') },
              ]}
              value={opponent}
              onChoose={setOpponent}
            />
            {opponent === 'computer' ? (
              <Choices
                label={t('new.level')}
                choices={levelChoices(info)}
                value={level}
                onChoose={setLevel}
              />
            ) : (
              <div class="names">
                {(['a', 'b'] as const).map((which) => (
                  <label key={which} class="text-field">
                    <span>{t('new.name', { which })}</span>
                    <input
                      type="text"
                      maxLength={24}
                      value={names[which]}
                      placeholder={t(which === 'a' ? 'player.one' : 'player.two')}
                      onInput={(event) => setNames({ ...names, [which]: event.currentTarget.value })}
                    />
                  </label>
                ))}
              </div>
            )}
          </section>
          {info && (
            <SettingFields
              info={info}
              players={players}
              settings={settings}
              onChange={(name, value) => setSettings({ ...settings, [name]: value })}
            />
          )}
          {failure && <p class="failure" role="alert">{failure}</p>}
          <div class="start-bar">
            <button type="submit" class="button primary big" disabled={starting || !info}>
              {t('new.start')}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

