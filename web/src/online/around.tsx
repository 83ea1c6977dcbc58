import { t } from '../i18n';
import type { Around, Stage } from '../play/stage';
import { ChatBeside, ChatButton } from './Chat';
import type { OnlineSession } from './match';
import { OnlineMenu } from './OnlineMenu';
import { OnlineResult } from './OnlineResult';
import { Over } from './Over';
import { SeatExtra } from './SeatExtra';

/** What stands around the board of a match far away. */
export const around: Around = {
  Seat: SeatExtra,
  Head: ChatButton,
  Over,
  Beside,
  Menu: OnlineMenu,
  Questions: () => null,
  Result: OnlineResult,
};

function Beside({ stage }: { stage: Stage }) {
  const session = stage as OnlineSession;
  const watchers = session.presence.value.watchers;
  return (
    <>
      {session.seat !== null && <ChatBeside session={session} />}
      <p class="watchers" data-testid="watchers">
        {session.seat === null ? t('net.youWatch', { count: watchers }) : watchers > 0 ? t('net.watchers', { count: watchers }) : ''}
      </p>
    </>
  );
}
