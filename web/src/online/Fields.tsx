import { useId } from 'preact/hooks';

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
