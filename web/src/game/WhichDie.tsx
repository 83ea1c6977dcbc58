import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { DieGlyph } from '../parts/Glyphs';
import type { TablesPlay } from '../play/tables';

/** Asked when two different ways lead to the same place: nothing is picked silently. */
export function WhichDie({ play, colour }: { play: TablesPlay; colour: 'white' | 'black' }) {
  const ways = play.choice.value;
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => group.current?.querySelector('button')?.focus(), [ways]);
  if (!ways) return null;
  return (
    <div ref={group} class="which-die" role="group" aria-label={t('play.whichDie')} data-testid="which-die">
      <p>{t('play.whichDie')}</p>
      {ways.map((way) => {
        const dice = way.steps.map((step) => step.die);
        return (
          <button key={dice.join()} type="button" class="button" aria-label={t('play.withDie', { dice: dice.join(' + ') })} onClick={() => void play.choose(way)}>
            {dice.map((value, i) => (
              <DieGlyph key={i} value={value} colour={colour} />
            ))}
          </button>
        );
      })}
    </div>
  );
}
