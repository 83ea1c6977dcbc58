import type { ComponentType } from 'preact';
import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../app/games';
import { messageOf } from '../app/reason';
import { day, speakOfTheRoom, t, type Key } from '../i18n';
import { startModule } from '../module/client';
import type { GameId } from '../module/protocol';
import { Dialog } from '../parts/Dialog';
import { Header } from '../parts/Header';
import { Icon } from '../parts/Icon';
import { LivePicture } from '../parts/LivePicture';
import { gameName, nameOf } from '../play/names';
import { startAtOnce } from '../play/start';
import { forgetMatch, listMatches, type Saved } from '../play/store';
import { useTitle } from './title';

export function HomePage() {
  useTitle('');
  const { route } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const [matches, setMatches] = useState<readonly Saved[]>([]);
  const [starting, setStarting] = useState<GameId | null>(null);

  useEffect(() => {
    // Ready by the time somebody has looked at the pictures.
    const warm = setTimeout(startModule, 600);
    const read = () => void listMatches().then(setMatches, () => setMatches([]));
    read();
    addEventListener('kameny-data', read);
    return () => {
      clearTimeout(warm);
      removeEventListener('kameny-data', read);
    };
  }, []);

  const play = async (game: GameId) => {
    setStarting(game);
    try {
      route(`/hra/${await startAtOnce(game)}`);
    } catch (reason) {
      setStarting(null);
      setFailure(messageOf(reason));
    }
  };

  const forget = (id: string) => setMatches(matches.filter((saved) => saved.id !== id));
  const open = matches.filter((saved) => saved.phase !== 'over').slice(0, 4);
  const over = matches.filter((saved) => saved.phase === 'over').slice(0, 6);
  return (
    <>
      <Header />
      <main class="page home" id="content">
        <div class="home-intro">
          <h1>{t('app.tagline')}</h1>
          <p class="lead">{t('app.lead')}</p>
        </div>
        {failure && <p class="failure" role="alert">{t('app.broken', { reason: failure })}</p>}
        <Matches title={t('home.continue')} matches={open} onForget={forget} />
        <div class="game-cards">
          {GAMES.map((game) => (
            <article key={game} class={`game-card ${game}`} data-testid={`card-${game}`}>
              <button type="button" class="picture-button" tabIndex={-1} aria-hidden="true" onClick={() => void play(game)}>
                <LivePicture game={game} />
              </button>
              <div class="game-text">
                <h2>{gameName(game)}</h2>
                <p class="trait">{t(`trait.${game}` as Key)}</p>
                <p>{t(`about.${game}` as Key)}</p>
                <p class="game-links">
                  <a class="text-link" href={`/lekce/${game}`} aria-label={t('home.learnNamed', { game: gameName(game) })}>
                    {t('home.learn')}
                  </a>
                  <a class="text-link" href={`/pravidla/${game}`} aria-label={t('home.rulesNamed', { game: gameName(game) })}>
                    {t('home.rules')}
                  </a>
                </p>
              </div>
              <div class="game-actions">
                <button type="button" class="button primary" aria-label={t('home.playNowNamed', { game: gameName(game) })} disabled={starting !== null} onClick={() => void play(game)}>
                  {t('home.playNow')}
                </button>
                <a class="button" href={`/nova/${game}`} aria-label={t('home.setUpNamed', { game: gameName(game) })}>
                  {t('home.setUp')}
                </a>
              </div>
            </article>
          ))}
        </div>
        <Room />
        <Matches title={t('home.finished')} matches={over} onForget={forget} />
      </main>
    </>
  );
}

/** The way to people elsewhere; what goes on there is fetched once the page stands. */
function Room() {
  const [news, setNews] = useState<{ Shown: ComponentType } | null>(null);
  useEffect(() => {
    const later = setTimeout(() => {
      void Promise.all([import('../online/HomeNews'), speakOfTheRoom()]).then(([{ HomeNews }]) => setNews({ Shown: HomeNews }));
    }, 1200);
    return () => clearTimeout(later);
  }, []);
  return (
    <section class="home-room" data-testid="home-room">
      <div>
        <h2>{t('net.home.title')}</h2>
        <p>{t('net.home.text')}</p>
      </div>
      <div class="home-room-ways">
        <a class="button primary" href="/stul?proti=odkaz">{t('net.home.invite')}</a>
        <a class="button" href="/herna">{t('net.room')}</a>
      </div>
      {news && <news.Shown />}
    </section>
  );
}

/** A list of stored matches; nothing at all when it is empty. */
function Matches(props: { title: string; matches: readonly Saved[]; onForget: (id: string) => void }) {
  const { matches, onForget } = props;
  const [asked, setAsked] = useState<Saved | null>(null);
  if (matches.length === 0) return null;
  const line = (saved: Saved) => {
    const days = Math.floor((startOfDay(Date.now()) - startOfDay(saved.changed)) / 86_400_000);
    const done = saved.phase === 'over';
    const versus = t('home.versus', { a: nameOf(saved.players, 'a'), b: nameOf(saved.players, 'b') });
    return (
      <li key={saved.id} class="match-line">
        <a class="match-link" href={done ? `/hra/${saved.id}/zaznam` : `/hra/${saved.id}`} data-testid={`match-${saved.id}`}>
          <span class={`match-game ${saved.game}`}>{gameName(saved.game)}</span>
          <span class="match-who">{versus}</span>
          <span class="match-score">{`${saved.score.a} : ${saved.score.b}`}</span>
          <span class="match-when">{days > 6 ? day(saved.changed) : t('home.when', { days: Math.max(0, days) })}</span>
          <span class="match-go">{t(done ? 'home.replay' : 'home.resume')}</span>
        </a>
        <button type="button" class="button icon-only quiet" aria-label={`${t('home.forget')}: ${gameName(saved.game)}, ${versus}`} onClick={() => setAsked(saved)}>
          <Icon name="trash" />
        </button>
      </li>
    );
  };
  return (
    <section class="matches">
      <h2>{props.title}</h2>
      <ul>{matches.map(line)}</ul>
      <Dialog open={asked !== null} title={t('home.forgetAsk')} onClose={() => setAsked(null)}>
        <div class="dialog-actions">
          <button type="button" class="button" autofocus onClick={() => setAsked(null)}>
            {t('app.cancel')}
          </button>
          <button
            type="button"
            class="button danger"
            onClick={() => {
              if (asked) void forgetMatch(asked.id).then(() => onForget(asked.id));
              setAsked(null);
            }}
          >
            {t('home.forgetYes')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
