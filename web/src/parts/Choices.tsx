import { useId } from 'preact/hooks';
import { number, t } from '../i18n';
import { Icon } from './Icon';

export interface Choice<T extends string> {
  value: T;
  label: string;
  hint?: string;
}

/** One of a few: radio buttons side by side, with the line that says what the chosen one does. */
export function Choices<T extends string>(props: {
  label: string;
  /** The label stands right above already: it is there for those who hear the page. */
  bare?: boolean;
  hint?: string | undefined;
  choices: readonly Choice<T>[];
  value: T;
  onChoose: (value: T) => void;
}) {
  const name = useId();
  const chosen = props.choices.find((choice) => choice.value === props.value);
  return (
    <fieldset class="choices">
      <legend class={props.bare ? 'unseen' : undefined}>{props.label}</legend>
      {props.hint && <p class="hint">{props.hint}</p>}
      <div class="segments">
        {props.choices.map((choice) => (
          <label key={choice.value} class="segment">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === props.value}
              onChange={() => props.onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {chosen?.hint && (
        <p class="hint chosen-hint" aria-live="polite">
          {chosen.hint}
        </p>
      )}
    </fieldset>
  );
}

/** A whole number with buttons around it; `typed`: it may be written, too. */
export function Stepper(props: {
  label: string;
  hint?: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  typed?: boolean;
  show?: (value: number) => string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const step = props.step ?? 1;
  const set = (value: number) => props.onChange(Math.max(props.least, Math.min(props.most, value)));
  return (
    <div class="stepper-line">
      <div>
        <label for={id} class="stepper-label">
          {props.label}
        </label>
        {props.hint && <p class="hint">{props.hint}</p>}
      </div>
      <div class="stepper">
        <button type="button" class="button icon-only" aria-label={`${t('setting.less')}: ${props.label}`} disabled={props.value <= props.least} onClick={() => set(props.value - step)}>
          <Icon name="minus" />
        </button>
        {props.typed ? (
          <input
            id={id}
            type="text"
            inputMode="numeric"
            maxLength={String(props.most).length}
            value={String(props.value)}
            onInput={(event) => {
              const digits = event.currentTarget.value.replaceAll(/\D/g, '');
              set(Number(digits));
              // What is shown is what counts, also where nothing changed for the page.
              event.currentTarget.value = digits === '' ? '' : String(Math.min(Number(digits), props.most));
            }}
            onBlur={(event) => (event.currentTarget.value = String(props.value))}
          />
        ) : (
          <output id={id}>{props.show ? props.show(props.value) : number(props.value)}</output>
        )}
        <button type="button" class="button icon-only" aria-label={`${t('setting.more')}: ${props.label}`} disabled={props.value >= props.most} onClick={() => set(props.value + step)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
