import { useRef, useState } from 'preact/hooks';
import { messageOf } from '../app/reason';
import { t } from '../i18n';
import { install, installable } from '../offline/install';
import { BadBackup, readBackup, writeBackup } from '../play/backup';
import { forgetResults } from '../play/results';
import { forgetMatches } from '../play/store';
import { Dialog } from './Dialog';

/** What this device keeps: to a file and back, or away; and the way to the home screen. */
export function DataSection({ onLeave }: { onLeave: () => void }) {
  const file = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<{ text: string; bad: boolean } | null>(null);
  const [wiping, setWiping] = useState(false);

  const save = async () => {
    const url = URL.createObjectURL(new Blob([await writeBackup()], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `kameny-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    URL.revokeObjectURL(url);
    setTold({ text: t('data.saved'), bad: false });
  };
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      setTold({ text: t('data.read', await readBackup(await chosen.text())), bad: false });
      dispatchEvent(new Event('kameny-data'));
    } catch (reason) {
      setTold({ text: wordsOf(reason), bad: true });
    }
  };
  const wipe = async () => {
    setWiping(false);
    await Promise.all([forgetMatches(), forgetResults()]);
    setTold({ text: t('data.wiped'), bad: false });
    dispatchEvent(new Event('kameny-data'));
  };

  return (
    <section class="settings-part" data-testid="data">
      <h3>{t('data.title')}</h3>
      <p class="hint">{t('data.hint')}</p>
      <div class="settings-actions">
        {installable.value && (
          <button type="button" class="button primary" onClick={() => void install()}>
            {t('offline.install')}
          </button>
        )}
        <a class="button" href="/statistika" onClick={onLeave}>
          {t('statistics.title')}
        </a>
        <button type="button" class="button" onClick={() => void save()}>
          {t('data.export')}
        </button>
        <button type="button" class="button" onClick={() => file.current?.click()}>
          {t('data.import')}
        </button>
        <button type="button" class="button danger-quiet" onClick={() => setWiping(true)}>
          {t('data.wipe')}
        </button>
      </div>
      <input
        ref={file}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept="application/json,.json"
        data-testid="import"
        onChange={(event) => {
          const input = event.currentTarget;
          void read(input.files?.[0]).then(() => (input.value = ''));
        }}
      />
      <p class={told?.bad ? 'failure' : 'hint'} role="status" data-testid="data-told">
        {told?.text ?? ''}
      </p>
      <Dialog open={wiping} title={t('data.wipeAsk')} onClose={() => setWiping(false)} testId="wipe">
        <p>{t('data.wipeText')}</p>
        <div class="dialog-actions">
          <button type="button" class="button primary" autofocus onClick={() => setWiping(false)}>
            {t('app.cancel')}
          </button>
          <button type="button" class="button danger" onClick={() => void wipe()}>
            {t('data.wipeYes')}
          </button>
        </div>
      </Dialog>
    </section>
  );
}

function wordsOf(reason: unknown): string {
  if (reason instanceof BadBackup) return t(`data.bad.${reason.what}`, { number: reason.number });
  return t('app.broken', { reason: messageOf(reason) });
}
