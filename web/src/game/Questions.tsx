import { t } from '../i18n';
import type { Seat } from '../module/protocol';
import { Dialog } from '../parts/Dialog';
import { isComputer, nameOf } from '../play/names';
import type { Stage } from '../play/stage';

/** The seat that speaks for the person at the screen: alone mine, in two whoever is to play. */
export function speaking(session: Stage): Seat | null {
  return session.alone ?? session.acting;
}

/** Resigning says what it costs and is never the answer that lies under the finger. */
export function ResignDialog({ session, open, onClose }: { session: Stage; open: boolean; onClose: () => void }) {
  const seat = speaking(session);
  const view = session.view.value;
  const cost = seat ? view.resignStakes?.[seat] : undefined;
  const mars = view.game === 'dlouhe-vrhcaby' && cost === 2;
  return (
    <Dialog open={open && seat !== null} title={t('resign.title')} onClose={onClose} testId="resign">
      <p>{mars ? t('resign.mars') : t('resign.cost', { stakes: cost ?? 0 })}</p>
      <div class="dialog-actions">
        <button type="button" class="button primary" autofocus onClick={onClose}>
          {t('resign.no')}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            onClose();
            if (seat) void session.act(`resign ${seat}`);
          }}
        >
          {t('resign.yes')}
        </button>
      </div>
    </Dialog>
  );
}

/** Two at one screen: the offer waits for the other one's answer. A level answers by itself. */
export function DrawAnswer({ session }: { session: Stage }) {
  const view = session.view.value;
  const from = view.drawOffer;
  const answering: Seat = from === 'a' ? 'b' : 'a';
  const open = from !== null && view.result === null && !isComputer(view.players[answering]);
  const answer = (what: 'agree' | 'decline') => void session.act(`${what} ${answering}`);
  return (
    <Dialog open={open} title={from ? t('draw.offered', { name: nameOf(view.players, from) }) : ''} onClose={() => answer('decline')} testId="draw">
      <div class="dialog-actions">
        <button type="button" class="button" autofocus onClick={() => answer('decline')}>
          {t('draw.decline')}
        </button>
        <button type="button" class="button primary" onClick={() => answer('agree')}>
          {t('draw.accept')}
        </button>
      </div>
    </Dialog>
  );
}
