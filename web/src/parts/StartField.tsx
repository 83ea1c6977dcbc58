import { useState } from 'preact/hooks';
import { t, tOr, type Key } from '../i18n';
import type { SettingInfo } from '../module/protocol';
import { drawSeed } from '../play/dice';
import { Choices, Stepper } from './Choices';
import { Picture } from './LivePicture';
import { usePreview } from './preview';

/** What is chosen for where the figures stand, besides the named layouts. */
const RANDOM = 'random';
const OWN = 'position';

/**
 * Where the figures of Přes palubu stand at the start: a named layout, a random one with a seed that is
 * kept with the game (PP-4), or a position of one's own. What is chosen is shown.
 */
export function StartField(props: { label: string; hint: string; setting: SettingInfo; value: string; onChange: (value: string) => void }) {
  const { setting, value, onChange } = props;
  const [own, setOwn] = useState(value.includes('/'));
  const random = !own && value.startsWith(RANDOM);
  const named = setting.values.filter((one) => !one.startsWith(RANDOM));
  const first = named[0] ?? '';
  const choose = (kind: string) => {
    setOwn(kind === OWN);
    onChange(kind === RANDOM ? randomStart(12, null, setting) : kind === OWN ? first : kind);
  };
  return (
    <>
      <Choices
        label={props.label}
        hint={props.hint}
        choices={[...named, RANDOM, OWN].map((one) => ({
          value: one,
          label: tOr(`setting.start.${one}`, one),
          hint: tOr(`setting.start.${one}.hint` as Key, ''),
        }))}
        value={own ? OWN : random ? RANDOM : value}
        onChoose={choose}
      />
      {random && <RandomStart setting={setting} value={value} onChange={onChange} />}
      {own && <OwnStart value={value === first ? '' : value.replaceAll('_', ' ')} onChange={(text) => onChange(text || first)} />}
      {!own && <Preview start={value} />}
    </>
  );
}

/** A random start of its own seed; the captains as many as usual, unless they are said. */
function randomStart(figures: number, captains: number | null, setting: SettingInfo, seed = drawSeed()): string {
  const usual = setting.captains?.[figures] ?? 0;
  return `${RANDOM}:${figures}:${Math.min(captains ?? usual, figures)}:${seed}`;
}

function RandomStart({ setting, value, onChange }: { setting: SettingInfo; value: string; onChange: (value: string) => void }) {
  const [, figures = 0, captains = 0, seed] = value.split(':').map(Number);
  // Captains nobody has chosen go with the figures.
  const [chosen, setChosen] = useState<number | null>(null);
  const write = (n: number, c: number | null) => onChange(randomStart(n, c, setting, seed));
  return (
    <>
      <Stepper label={t('setting.figures')} value={figures} least={2} most={(setting.captains?.length ?? 1) - 1} onChange={(n) => write(n, chosen)} />
      <Stepper
        label={t('setting.captains')}
        value={captains}
        least={0}
        most={figures}
        onChange={(c) => {
          setChosen(c);
          write(figures, c);
        }}
      />
      <button type="button" class="button" onClick={() => onChange(randomStart(figures, chosen, setting))}>
        {t('setting.drawAgain')}
      </button>
    </>
  );
}

/** A position as the rules write it; a picture as soon as it is one, else what was expected. */
function OwnStart({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <>
      <label class="text-field">
        <span>{t('setting.start.position.text')}</span>
        <input
          type="text"
          value={text}
          maxLength={80}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder="6/1w1W2/6/2r3/1R4/6 r -"
          onInput={(event) => {
            setText(event.currentTarget.value);
            onChange(word(event.currentTarget.value));
          }}
        />
      </label>
      <p class="hint">
        <a href="/pravidla/pres-palubu#pp-1">{t('setting.start.position.rules')}</a>
      </p>
      {word(text) !== '' && <Preview start={word(text)} />}
    </>
  );
}

/** The board at this start, or why there is none. */
function Preview({ start }: { start: string }) {
  const { shown, wrong } = usePreview('pres-palubu', `start=${start}`);
  if (wrong !== null) return <p class="failure" role="status">{t('setting.start.position.wrong', { reason: wrong })}</p>;
  return (
    <div class="start-preview pres-palubu">
      <Picture game="pres-palubu" shown={shown} label={t('setting.start.preview')} />
    </div>
  );
}

/** A position as one word, as a setting has it. */
function word(position: string): string {
  return position.trim().replaceAll(/\s+/g, '_');
}
