import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import type { Seat } from '../module/protocol';
import { say } from '../parts/LiveRegion';
import type { Stage } from '../play/stage';
import { clockFace, timeLeft } from './clock';
import type { OnlineSession } from './match';
import { useNow } from './useNow';

/** From here on the clock shows tenths and its colour warns; the word for it is said once. */
const LOW_MS = 10_000;

/** Beside a name: whether that person is there, and the time left. */
export function SeatExtra({ stage, seat }: { stage: Stage; seat: Seat }) {
  const session = stage as OnlineSession;
  const here = session.presence.value[seat].online;
  return (
    <>
      {!here && session.info.value.state === 'playing' && (
        <span class="away-mark" title={t('net.away')} role="img" aria-label={t('net.away')} data-testid={`away-${seat}`}>
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path d="M3 3l18 18M8.500 16.500a5 5 0 0 1 7 0M5.200 13a10 10 0 0 1 4-2.300M14.500 10.600a10 10 0 0 1 4.300 2.400M12 20h.01" />
          </svg>
        </span>
      )}
      <ClockOf session={session} seat={seat} />
    </>
  );
}

function ClockOf({ session, seat }: { session: OnlineSession; seat: Seat }) {
  const clock = session.clock.value;
  const running = clock.running === seat && session.info.value.state === 'playing';
  const now = useNow(running && clock.type !== 'none' ? 200 : null);
  const left = timeLeft(clock, seat, now);
  const low = left !== null && left.running && left.freeMs === null && left.ms < LOW_MS;
  const warned = useRef('');
  useEffect(() => {
    const turn = `${clock.since}`;
    if (low && session.seat === seat && warned.current !== turn) {
      warned.current = turn;
      say(t('net.lowTime'));
    }
  }, [low]);
  if (left === null) return null;
  if (clock.type === 'days') {
    const hours = Math.ceil(left.ms / 3_600_000);
    const words = hours > 48 ? t('net.daysLeft', { count: Math.floor(hours / 24) }) : t('net.hoursLeft', { count: hours });
    return running ? <span class="clock days" data-testid={`clock-${seat}`}>{words}</span> : null;
  }
  const face = clockFace(left.ms, low);
  const free = left.freeMs !== null ? `+${Math.ceil(left.freeMs / 1000)}` : '';
  return (
    <span class={`clock${running ? ' running' : ''}${low ? ' low' : ''}`} role="timer" aria-label={t('net.timeLeft', { time: face })} data-testid={`clock-${seat}`}>
      {face}
      {running && clock.type === 'delay' && <small>{free}</small>}
    </span>
  );
}
