import { useId, useState } from 'preact/hooks';
import { t } from '../i18n';

interface FieldProps {
  label: string;
  value: string;
  hint?: string;
  autocomplete: string;
  onChange: (value: string) => void;
}

/** A line of text with its name above. */
export function Field(props: FieldProps) {
  return <Input {...props} type="text" />;
}

/** A password; browsers offer to keep it. */
export function Secret(props: FieldProps) {
  return <Input {...props} type="password" />;
}

function Input(props: FieldProps & { type: 'text' | 'password' }) {
  const hint = useId();
  const rest = {
    value: props.value,
    required: true,
    maxLength: 72,
    autocomplete: props.autocomplete,
    autocapitalize: 'off',
    spellcheck: false,
    'aria-describedby': props.hint ? hint : undefined,
    onInput: (event: { currentTarget: HTMLInputElement }) => props.onChange(event.currentTarget.value),
  } as const;
  return (
    <label class="text-field">
      <span>{props.label}</span>
      {props.type === 'password' ? <input type="password" {...rest} /> : <input type="text" {...rest} />}
      {props.hint && <small class="hint" id={hint}>{props.hint}</small>}
    </label>
  );
}

/** A file of a record, chosen by a button in the language of the page: the browser's own speaks another. */
export function RecordFile(props: { label: string; testId: string; onChange: (file: File) => void }) {
  const [name, setName] = useState('');
  return (
    <label class="text-field">
      <span>{props.label}</span>
      <span class="file-box">
        <input
          type="file"
          accept=".kameny,.txt,text/plain"
          data-testid={props.testId}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            setName(file?.name ?? '');
            if (file) props.onChange(file);
          }}
        />
        <span class="button" aria-hidden="true">{t('net.chooseFile')}</span>
        <span class="file-name">{name}</span>
      </span>
    </label>
  );
}
