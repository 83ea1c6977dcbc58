import { useId } from 'preact/hooks';

/** Something that is on or off, with the line that says what it does. */
export function Switch(props: { label: string; hint?: string; on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div class="switch-line">
      <div>
        <label for={id}>{props.label}</label>
        {props.hint && (
          <p class="hint" id={`${id}-hint`}>
            {props.hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        class="switch"
        checked={props.on}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

/** A number on a scale. */
export function Slider(props: {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  show: (value: number) => string;
  /** While the knob moves. */
  onInput: (value: number) => void;
}) {
  const id = useId();
  return (
    <div class="slider-line">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type="range"
        min={props.least}
        max={props.most}
        step={props.step}
        value={props.value}
        aria-valuetext={props.show(props.value)}
        onInput={(event) => props.onInput(Number(event.currentTarget.value))}
      />
      <output for={id}>{props.show(props.value)}</output>
    </div>
  );
}
