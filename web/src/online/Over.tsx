import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { say } from '../parts/LiveRegion';
import type { Stage } from '../play/stage';
import { Bubble } from './Chat';
import { live } from './live';
import type { OnlineSession } from './match';
import { useNow } from './useNow';
import { personName } from './words';

/** What has to be known at once, above the board: one thing at a time, the most urgent first. */
export function Over({ stage }: { stage: Stage }) {
  const session = stage as OnlineSession;
  return (
    <div class="over">
      <Urgent session={session} />
      <Bubble session={session} />
    </div>
  );
}

function Urgent({ session }: { session: OnlineSession }) {
  const { state, phase, gameNumber, seats } = session.info.value;
  if (live.state.value === 'lost' || live.state.value === 'connecting') return <Strip words={t('net.lineLost')} testId="line-lost" />;
  if (state !== 'playing' || session.seat === null) return null;
  const other = session.seat === 'a' ? 'b' : 'a';
  const name = personName(seats[other]);
  if (!session.presence.value[other].online) return <Away session={session} other={other} name={name} />;
  const offer = session.view.value.drawOffer;
  if (offer === other) {
    return (
      <Strip words={t('draw.offered', { name })} testId="draw">
        <button type="button" class="button" onClick={() => void session.act('decline')}>{t('draw.decline')}</button>
        <button type="button" class="button primary" onClick={() => void session.act('agree')}>{t('draw.accept')}</button>
      </Strip>
    );
  }
  if (offer === session.seat) return <Strip words={t('net.drawWaits')} />;
  if (phase === 'ready' && gameNumber === 0) return <Starting session={session} />;
  return null;
}

function Strip(props: { words: string; testId?: string; quiet?: boolean; children?: ComponentChildren }) {
  useEffect(() => say(props.words), [props.quiet ? '' : props.words]);
  return (
    <div class="strip" data-testid={props.testId}>
      <p>{props.words}</p>
      {props.children && <div class="strip-actions">{props.children}</div>}
    </div>
  );
}

/** The opponent is gone: the time until one may claim counts down, then one may. Never by itself. */
function Away({ session, other, name }: { session: OnlineSession; other: 'a' | 'b'; name: string }) {
  const claimAt = session.presence.value[other].claimAt ?? null;
  const now = useNow(claimAt === null ? null : 500);
  if (claimAt === null) return <Strip words={t('net.gone', { name })} quiet testId="away" />;
  const seconds = Math.ceil((claimAt - now) / 1000);
  const playing = session.info.value.phase === 'turn';
  if (seconds > 0 || !playing) {
    const words = playing ? t('net.goneWait', { name, seconds }) : t('net.gone', { name });
    return <Strip key="wait" words={words} quiet testId="away" />;
  }
  return (
    <Strip key="claim" words={t('net.goneClaim', { name })} testId="away">
      {session.view.value.drawsByAgreement && (
        <button type="button" class="button" onClick={() => void session.ask({ do: 'claim', as: 'draw' })}>{t('net.claimDraw')}</button>
      )}
      <button type="button" class="button primary" onClick={() => void session.ask({ do: 'claim', as: 'win' })} data-testid="claim-win">
        {t('net.claimWin')}
      </button>
    </Strip>
  );
}

function Starting({ session }: { session: OnlineSession }) {
  const now = useNow(500);
  const at = session.startsAt;
  const seconds = at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
  return <Strip words={t('net.starting', { seconds })} quiet />;
}
