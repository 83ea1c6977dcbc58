import { useEffect } from 'preact/hooks';
import { ResultBody, titleOf } from '../game/ResultSheet';
import { t } from '../i18n';
import type { Seat } from '../module/protocol';
import { Dialog } from '../parts/Dialog';
import type { Stage } from '../play/stage';
import type { OnlineSession } from './match';
import { useNow } from './useNow';
import { personName, signed } from './words';

/** How a game ended, what it did to chips and ratings, and what comes next – by both, or by itself. */
export function OnlineResult({ stage, go }: { stage: Stage; go: (path: string) => void }) {
  const session = stage as OnlineSession;
  const { result, phase } = session.view.value;
  const { state, next } = session.info.value;
  const wanted = session.seat !== null && session.rematch.value.includes(session.seat);
  useEffect(() => {
    if (next && wanted) go(`/zapas/${next}`);
  }, [next, wanted]);
  if (state === 'aborted') return <Aborted session={session} />;
  if (!result) return null;
  const close = () => (session.resultShown.value = false);
  return (
    <Dialog open={session.resultShown.value} title={titleOf(session, result)} onClose={close} testId="result">
      <ResultBody session={session} result={result} />
      {phase === 'over' ? <Gains session={session} /> : null}
      <div class="dialog-actions">
        {phase === 'over' ? <Rematch session={session} /> : <NextGame session={session} />}
        <button type="button" class="button" onClick={close}>
          {t('result.look')}
        </button>
        {phase === 'over' && (
          <>
            <a class="button" href={`/zapas/${session.id}/zaznam`}>{t('result.replay')}</a>
            <a class="button quiet" href="/herna">{t('net.room')}</a>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What the match did to chips and ratings. */
function Gains({ session }: { session: OnlineSession }) {
  const { result, seats } = session.info.value;
  if (!result) return null;
  const order: Seat[] = session.seat === 'b' ? ['b', 'a'] : ['a', 'b'];
  const chips = order.some((seat) => (result.chips?.[seat] ?? 0) !== 0);
  if (!chips && !result.ratings) return null;
  return (
    <dl class="gains" data-testid="gains">
      {order.map((seat) => {
        const rating = result.ratings?.[seat];
        const won = result.chips?.[seat];
        return (
          <div key={seat}>
            <dt>{personName(seats[seat])}</dt>
            {rating && <dd>{t('net.ratingChange', { after: rating.after, change: signed(rating.after - rating.before) })}</dd>}
            {chips && typeof won === 'number' && <dd>{t('net.chipsChange', { change: signed(won) })}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

function NextGame({ session }: { session: OnlineSession }) {
  const at = session.startsAt;
  const now = useNow(500);
  const ready = session.ready.value;
  const seat = session.seat;
  const seconds = at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
  return (
    <>
      <p class="hint wide" role="status">
        {seat !== null && ready.length > 0 && !ready.includes(seat) ? t('net.otherReady', { seconds }) : t('net.nextIn', { seconds })}
      </p>
      {seat !== null && (
        <button type="button" class="button primary" autofocus disabled={ready.includes(seat)} onClick={() => void session.readyForNext()}>
          {ready.includes(seat) ? t('net.waitOther') : t('result.next')}
        </button>
      )}
    </>
  );
}

function Rematch({ session }: { session: OnlineSession }) {
  const { next } = session.info.value;
  const seat = session.seat;
  const wants = session.rematch.value;
  if (next) return <a class="button primary" href={`/zapas/${next}`}>{t(seat === null ? 'net.watchRematch' : 'net.toRematch')}</a>;
  if (seat === null) return null;
  const mine = wants.includes(seat);
  const theirs = wants.some((one) => one !== seat);
  return (
    <button type="button" class="button primary" autofocus disabled={mine} onClick={() => void session.ask({ do: 'rematch' })} data-testid="rematch">
      {mine ? t('net.waitOther') : theirs ? t('net.acceptRematch') : t('result.rematch')}
    </button>
  );
}

function Aborted({ session }: { session: OnlineSession }) {
  const close = () => (session.resultShown.value = true);
  return (
    <Dialog open={!session.resultShown.value} title={t('net.aborted')} onClose={close} testId="aborted">
      <p>{t('net.abortedText')}</p>
      <div class="dialog-actions">
        <a class="button primary" href="/herna">{t('net.room')}</a>
        <button type="button" class="button" onClick={close}>{t('result.look')}</button>
      </div>
    </Dialog>
  );
}
