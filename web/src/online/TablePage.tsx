import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { gameName } from '../play/names';
import { Agreed } from './Agreed';
import { api } from './api';
import { CopyField } from './CopyField';
import { Frame, Problem } from './Frame';
import { live } from './live';
import { ensureMe, me } from './me';
import { Qr } from './Qr';
import { StartPicture } from './StartPicture';
import { personName, problem, ratingWords } from './words';
import type { TableInfo } from './wire';

/** How often a table is looked at again, in case the news of it was missed. */
const LOOK_MS = 5000;

/** A table: to its owner the link to send, to everybody else what is agreed by sitting down. */
export function TablePage() {
  const { id = '' } = useRoute().params;
  const { route } = useLocation();
  const [seen, setSeen] = useState<Awaited<ReturnType<typeof api.table>> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let left = false;
    const look = async () => {
      try {
        const now = await api.table(id);
        if (left) return;
        setSeen(now);
        if (now.matchId) route(`/zapas/${now.matchId}`, true);
      } catch (reason) {
        if (!left) setFailure(problem(reason));
      }
    };
    void ensureMe().then(() => {
      if (left) return;
      // The news that somebody sat down comes over the line.
      live.start();
      void look();
    }, (reason: unknown) => setFailure(problem(reason)));
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [id]);

  const act = async (what: () => Promise<string>) => {
    setBusy(true);
    try {
      route(await what());
    } catch (reason) {
      setFailure(problem(reason));
      setBusy(false);
    }
  };

  if (!seen) return <Frame title={t('net.table')}><Problem words={failure} />{failure === null && <p class="hint">{t('net.loading')}</p>}</Frame>;
  const { table, state } = seen;
  const owner = personName(table.owner);
  const mine = table.owner.id === me.value?.person?.id;
  const title = mine ? t('net.table') : t('net.invites', { name: owner });
  return (
    <Frame title={title} lead={mine ? t(table.access === 'link' ? 'net.sendLink' : 'net.waitOpen') : gameName(table.game)} kind="invite">
      <Problem words={failure} />
      <div class="invite-columns">
        {mine && state === 'open' ? <Link table={table} /> : (
          <div class={`invite-picture ${table.game}`}>
            <StartPicture game={table.game} settings={table.settings} />
          </div>
        )}
        <section class="panel">
          <h2>{gameName(table.game)}</h2>
          <Agreed
            game={table.game} settings={table.settings} clock={table.clock} rated={table.rated} worstCase={table.worstCase}
            names={{ a: owner, b: mine ? t('net.opponent') : t('player.you') }}
          />
          {!mine && table.owner.rating && <p class="hint">{t('net.ownerRating', { name: owner, rating: ratingWords(table.owner) })}</p>}
          {state !== 'open' && <p class="failure">{t('net.error.table_gone')}</p>}
          {state === 'open' && !mine && (
            <div class="start-bar">
              <button type="button" class="button primary big" disabled={busy} onClick={() => void act(async () => `/zapas/${await api.join(id)}`)} data-testid="join">
                {t('net.joinPlay')}
              </button>
            </div>
          )}
          {state === 'open' && mine && (
            <button type="button" class="button" disabled={busy} onClick={() => void act(async () => (await api.closeTable(id), '/herna'))}>
              {t('net.closeTable')}
            </button>
          )}
          <a class="text-link" href={`/pravidla/${table.game}`}>{t('home.rulesNamed', { game: gameName(table.game) })}</a>
        </section>
      </div>
    </Frame>
  );
}

/** The address to send, as text, as a QR code, by the phone's own means. */
function Link({ table }: { table: TableInfo }) {
  const address = `${location.origin}/stul/${table.id}`;
  return (
    <section class="panel link-panel">
      <h2>{t('net.link')}</h2>
      <Qr text={address} />
      <CopyField label={t('net.link')} text={address} testId="link">
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void navigator.share({ title: gameName(table.game), url: address }).catch(() => undefined)}>
            {t('net.share')}
          </button>
        )}
      </CopyField>
      <p class="waiting" role="status">{t('net.waitingForOpponent')}</p>
    </section>
  );
}
