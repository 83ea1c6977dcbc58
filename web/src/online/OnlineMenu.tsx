import { MoveList } from '../game/MoveList';
import { prefer, preferences } from '../app/preferences';
import { t } from '../i18n';
import { Dialog } from '../parts/Dialog';
import { Icon } from '../parts/Icon';
import { openSettings } from '../parts/SettingsSheet';
import { gameName } from '../play/names';
import type { Stage } from '../play/stage';
import { Agreed } from './Agreed';
import { DiceNote } from './DiceNote';
import type { OnlineSession } from './match';

/** The menu of a match far away: its moves, what was agreed, the dice, and what may be done. */
export function OnlineMenu(props: { stage: Stage; open: boolean; onClose: () => void; onResign: () => void }) {
  const session = props.stage as OnlineSession;
  const { onClose, open } = props;
  const view = session.view.value;
  const info = session.info.value;
  const running = info.state === 'playing' && (view.phase === 'roll' || view.phase === 'turn');
  const act = (what: () => void) => () => {
    onClose();
    what();
  };
  return (
    <Dialog open={open} title={gameName(view.game)} onClose={onClose} kind="sheet" testId="menu">
      <section class="menu-moves">
        <h3>{t('play.moves')}</h3>
        <MoveList session={session} onPick={onClose} />
      </section>
      <nav class="menu-list">
        {session.seat !== null && view.drawsByAgreement && running && view.drawOffer === null && (
          <button type="button" class="button" onClick={act(() => void session.act('offer'))}>{t('draw.offer')}</button>
        )}
        {session.mayAbort && (
          <button type="button" class="button" onClick={act(() => void session.ask({ do: 'abort' }))}>{t('net.abort')}</button>
        )}
        {session.seat !== null && running && (
          <button type="button" class="button danger-quiet" onClick={act(props.onResign)}>{t('resign.do')}</button>
        )}
        <button type="button" class="button" onClick={() => prefer('sound', !preferences.value.sound)}>
          <Icon name={preferences.value.sound ? 'soundOn' : 'soundOff'} />
          {t(preferences.value.sound ? 'settings.soundOff' : 'settings.soundOn')}
        </button>
        <button type="button" class="button" onClick={act(openSettings)}>
          <Icon name="settings" />
          {t('settings.title')}
        </button>
        <a class="button" href={`/pravidla/${view.game}`}>
          <Icon name="list" />
          {t('rules.title')}
        </a>
        <a class="button" href={`/api/matches/${info.id}/record`} download>{t('net.download')}</a>
        {view.game === 'dlouhe-vrhcaby' && (
          <a class="button" href={`/api/matches/${info.id}/mat`} download>{t('net.downloadMat')}</a>
        )}
      </nav>
      <section>
        <h3>{t('net.agreed')}</h3>
        <Agreed game={info.game} settings={info.settings} clock={info.clock} rated={info.rated} names={view.players} />
      </section>
      <DiceNote session={session} />
    </Dialog>
  );
}
