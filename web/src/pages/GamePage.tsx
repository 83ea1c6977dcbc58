import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../app/reason';
import { t } from '../i18n';
import { Session } from '../play/session';
import { loadMatch } from '../play/store';
import { gameName } from '../play/names';
import { say } from '../parts/LiveRegion';
import { DeckTable } from '../game/DeckTable';
import { TablesTable } from '../game/TablesTable';
import { NotFoundPage } from './NotFoundPage';
import { useTitle } from './title';

/** A match being played: opened from the device's store, left again with everything stored. */
export function GamePage() {
  const { id } = useRoute().params;
  return <Opened key={id} id={id ?? ''} />;
}

function Opened({ id }: { id: string }) {
  const [session, setSession] = useState<Session | 'missing' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { route } = useLocation();
  useTitle(session instanceof Session ? gameName(session.view.value.game) : '');

  useEffect(() => {
    let opened: Session | null = null;
    let left = false;
    void (async () => {
      try {
        const saved = await loadMatch(id);
        if (left) return;
        if (!saved) {
          setSession('missing');
          return;
        }
        opened = await Session.open(saved);
        if (left) return;
        setSession(opened);
        void opened.goOn();
      } catch (reason) {
        setFailure(messageOf(reason));
      }
    })();
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);

  useEffect(() => {
    if (session instanceof Session) return session.spoken.subscribe((spoken) => spoken && say(spoken.text, spoken.brief));
    return undefined;
  }, [session]);

  if (failure !== null) {
    return (
      <main class="page narrow">
        <p class="failure" role="alert">{t('app.broken', { reason: failure })}</p>
        <a class="button" href="/">{t('app.home')}</a>
      </main>
    );
  }
  if (session === 'missing') return <NotFoundPage />;
  if (session === null) return <main class="table-page loading" aria-busy="true" />;
  const go = (path: string) => route(path);
  return session.view.value.game === 'pres-palubu' ? (
    <DeckTable session={session} go={go} />
  ) : (
    <TablesTable session={session} go={go} />
  );
}
