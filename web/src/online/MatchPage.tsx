import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { DeckTable } from '../game/DeckTable';
import { TablesTable } from '../game/TablesTable';
import { t } from '../i18n';
import { say } from '../parts/LiveRegion';
import { NotFoundPage } from '../pages/NotFoundPage';
import { useTitle } from '../pages/title';
import { gameName } from '../play/names';
import './online.css';
import { around } from './around';
import { OnlineSession } from './match';
import { ensureMe } from './me';
import { ServerError } from './wire';
import { problem } from './words';

/** A match through the server: played by its two players, watched by everybody else. */
export function MatchPage() {
  const { id } = useRoute().params;
  return <Opened key={id} id={id ?? ''} />;
}

function Opened({ id }: { id: string }) {
  const [session, setSession] = useState<OnlineSession | 'missing' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { route } = useLocation();
  const mine = session instanceof OnlineSession && session.acting !== null && session.info.value.state === 'playing';
  const title = session instanceof OnlineSession ? gameName(session.view.value.game) : '';
  // Somebody in another tab sees that it is their turn.
  useTitle(mine ? `● ${t('play.yourTurn')} – ${title}` : title);

  useEffect(() => {
    let opened: OnlineSession | null = null;
    let left = false;
    (async () => {
      await ensureMe();
      if (left) return;
      opened = await OnlineSession.open(id, around);
      if (left) opened.close();
      else setSession(opened);
    })().catch((reason: unknown) => {
      if (left) return;
      if (reason instanceof ServerError && /^(no_such_match|not_found)$/.test(reason.code)) setSession('missing');
      else setFailure(problem(reason));
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);

  useEffect(() => (session instanceof OnlineSession ? session.spoken.subscribe((spoken) => spoken && say(spoken.text, spoken.brief)) : undefined), [session]);

  if (failure !== null) {
    return (
      <main class="page narrow">
        <p class="failure" role="alert">{failure}</p>
        <a class="button" href="/herna">{t('net.room')}</a>
      </main>
    );
  }
  if (session === 'missing') return <NotFoundPage />;
  if (session === null) return <main class="table-page loading" aria-busy="true" aria-label={t('net.loading')} />;
  const go = (path: string) => route(path);
  return session.view.value.game === 'pres-palubu' ? (
    <DeckTable session={session} go={go} />
  ) : (
    <TablesTable session={session} go={go} />
  );
}
