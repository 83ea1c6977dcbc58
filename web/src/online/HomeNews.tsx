import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { api } from './api';
import './online.css';
import { MatchLine } from './MatchLine';
import { me, refreshMe } from './me';

/** How often the home page looks at what is going on, in milliseconds. */
const LOOK_MS = 20_000;

/** What is going on in the room, on the home page: how many, and the best match that is played. */
export function HomeNews() {
  const [news, setNews] = useState<Awaited<ReturnType<typeof api.home>> | null>(null);
  const mine = me.value?.matches ?? [];
  useEffect(() => {
    // Without a network there is no news; the home page is whole without it.
    const look = () => {
      if (!document.hidden) api.home().then(setNews, () => setNews(null));
    };
    look();
    void refreshMe().catch(() => undefined);
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!news) return null;
  return (
    <div class="home-news">
      {(news.people > 0 || news.playing > 0) && (
        <p class="hint" data-testid="going-on">{t('net.home.going', { people: news.people, playing: news.playing })}</p>
      )}
      {mine.length > 0 && (
        <section class="matches">
          <h3>{t('net.mine')}</h3>
          <ul>{mine.map((match) => <MatchLine key={match.id} match={match} go={t(match.you && match.toAct === match.you ? 'play.yourTurn' : 'home.resume')} />)}</ul>
        </section>
      )}
      {news.best && !mine.some((match) => match.id === news.best!.id) && (
        <section class="matches" data-testid="best-match">
          <h3>{t('net.home.best')}</h3>
          <ul><MatchLine match={news.best} go={t('net.watch')} /></ul>
        </section>
      )}
    </div>
  );
}
