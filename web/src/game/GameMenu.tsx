import { prefer, preferences } from '../app/preferences';
import { t } from '../i18n';
import { takeNewVersion, waitingVersion } from '../offline/register';
import { Dialog } from '../parts/Dialog';
import { Icon } from '../parts/Icon';
import { openSettings } from '../parts/SettingsSheet';
import { openShortcuts } from '../parts/Shortcuts';
import { gameName } from '../play/names';
import type { Stage } from '../play/stage';
import { MoveList } from './MoveList';
import { speaking } from './Questions';

/** The menu of a running game: its moves, settings, rules, draw and resignation. */
export function GameMenu(props: {
  session: Stage;
  go: (path: string) => void;
  open: boolean;
  onClose: () => void;
  onResign: () => void;
}) {
  const { session, open, onClose } = props;
  const view = session.view.value;
  const seat = speaking(session);
  const running = view.phase === 'roll' || view.phase === 'turn';
  return (
    <Dialog open={open} title={gameName(view.game)} onClose={onClose} kind="sheet" testId="menu">
      <section class="menu-moves">
        <h3>{t('play.moves')}</h3>
        <MoveList session={session} onPick={onClose} />
      </section>
      <nav class="menu-list">
        <button type="button" class="button" onClick={() => prefer('sound', !preferences.value.sound)}>
          <Icon name={preferences.value.sound ? 'soundOn' : 'soundOff'} />
          {t(preferences.value.sound ? 'settings.soundOff' : 'settings.soundOn')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose();
            openSettings();
          }}
        >
          <Icon name="settings" />
          {t('settings.title')}
        </button>
        {waitingVersion.value !== null && (
          <button type="button" class="button" onClick={takeNewVersion}>
            <Icon name="check" />
            {t('offline.takeInGame')}
          </button>
        )}
        <a class="button" href={`/pravidla/${view.game}`}>
          <Icon name="list" />
          {t('rules.title')}
        </a>
        <a class="button" href={`/nova/${view.game}`}>
          <Icon name="plus" />
          {t('play.newGame')}
        </a>
        {view.drawsByAgreement && running && view.drawOffer === null && seat && (
          <button
            type="button"
            class="button"
            onClick={() => {
              onClose();
              void session.act(`offer ${seat}`);
            }}
          >
            {t('draw.offer')}
          </button>
        )}
        {running && seat && (
          <button
            type="button"
            class="button danger-quiet"
            onClick={() => {
              onClose();
              props.onResign();
            }}
          >
            {t('resign.do')}
          </button>
        )}
      </nav>
      <button
        type="button"
        class="button quiet keys-button"
        onClick={() => {
          onClose();
          openShortcuts();
        }}
      >
        {t('keys.title')} <kbd>?</kbd>
      </button>
      <p class="hint">{t('play.saved')}</p>
    </Dialog>
  );
}
