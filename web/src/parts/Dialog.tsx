import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from './Icon';

/** A native modal dialog. The element with `autofocus` inside gets the focus; Escape closes. */
export function Dialog(props: {
  open: boolean;
  title: string;
  onClose: () => void;
  kind?: 'sheet' | 'middle';
  testId?: string;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // With its words, not a frame after them: what is closed takes no tap any more, what is open has the next key.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (props.open && !element.open) element.showModal();
    if (!props.open && element.open) element.close();
  }, [props.open]);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${props.kind ?? 'middle'}`}
      aria-label={props.title}
      data-testid={props.testId}
      onClose={() => props.open && props.onClose()}
      onClick={(event) => event.target === dialog.current && props.onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {props.open && (
        <div class="dialog-body">
          <header class="dialog-head">
            <h2>{props.title}</h2>
            <button type="button" class="button icon-only quiet" aria-label={t('app.close')} onClick={props.onClose}>
              <Icon name="close" />
            </button>
          </header>
          {props.children}
        </div>
      )}
    </dialog>
  );
}
