import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../app/reason';
import { t } from '../i18n';
import { DieGlyph } from '../parts/Glyphs';
import { api } from './api';
import { RecordFile } from './Fields';
import { Frame, Problem } from './Frame';
import { proofsOf, verify, type Verdict } from './verify';
import type { DiceProof } from './wire';
import { problem } from './words';

/**
 * Checks dice. A match can be fetched, or its record opened from a file; the checking itself is done
 * on this device and needs no network.
 */
export function DicePage() {
  const asked = useLocation().query['zapas'] ?? '';
  const [match, setMatch] = useState(asked);
  const [checked, setChecked] = useState<readonly { proof: DiceProof; verdict: Verdict }[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const check = async (proofs: readonly DiceProof[]) => {
    setFailure(null);
    try {
      setChecked(await Promise.all(proofs.map(async (proof) => ({ proof, verdict: await verify(proof) }))));
    } catch (reason) {
      setChecked(null);
      setFailure(t('net.dice.unreadable', { reason: messageOf(reason) }));
    }
  };
  const fetchAndCheck = (id: string) => api.dice(id).then(check, (reason: unknown) => setFailure(problem(reason)));
  useEffect(() => {
    if (asked !== '') void fetchAndCheck(asked);
  }, [asked]);
  const open = async (file: File) => check(proofsOf(await file.text()));

  return (
    <Frame title={t('net.dice.page')} lead={t('net.dice.lead')} here="/kostky">
      <div class="panels">
        <form
          class="panel"
          onSubmit={(event) => {
            event.preventDefault();
            // An address of a match does as well as its identifier.
            void fetchAndCheck(match.trim().replace(/\/+$/, '').replace(/^.*\//, ''));
          }}
        >
          <h2>{t('net.dice.which')}</h2>
          <label class="text-field">
            <span>{t('net.dice.match')}</span>
            <input type="text" value={match} autocomplete="off" spellcheck={false} onInput={(event) => setMatch(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button primary" disabled={match.trim() === ''}>{t('net.dice.check')}</button>
          <RecordFile label={t('net.dice.file')} testId="dice-file" onChange={(file) => void open(file)} />
        </form>
        <section class="panel">
          <h2>{t('net.dice.how')}</h2>
          <ol class="steps">
            <li>{t('net.dice.how1')}</li>
            <li>{t('net.dice.how2')}</li>
            <li>{t('net.dice.how3')}</li>
            <li>{t('net.dice.how4')}</li>
          </ol>
        </section>
      </div>
      <Problem words={failure} />
      <div aria-live="polite" data-testid="verdicts">
        {checked?.length === 0 && <p class="failure">{t('net.dice.noProof')}</p>}
        {checked?.map(({ proof, verdict }) => <Game key={proof.game} proof={proof} verdict={verdict} />)}
      </div>
    </Frame>
  );
}

function Game({ proof, verdict }: { proof: DiceProof; verdict: Verdict }) {
  const good = verdict.kind === 'right';
  const bad = verdict.kind === 'wrong-seed' || verdict.kind === 'wrong-throw';
  return (
    <section class={`panel verdict ${good ? 'good' : bad ? 'bad' : ''}`}>
      <h2>{t('play.gameOf', { number: proof.game })}</h2>
      <p class="verdict-words">
        <span aria-hidden="true">{good ? '✓ ' : bad ? '✗ ' : ''}</span>
        {verdictWords(verdict)}
      </p>
      <dl>
        <dt>{t('net.dice.commit', { game: proof.game })}</dt>
        <dd class="hash">{proof.commit}</dd>
        <dt>{t('net.dice.seed')}</dt>
        <dd class="hash">{proof.seed ?? t('net.dice.none')}</dd>
        <dt>{t('net.dice.nonces')}</dt>
        <dd class="hash">{`${proof.nonces.a ?? '-'} ${proof.nonces.b ?? '-'}`}</dd>
      </dl>
      <ol class="throws" aria-label={t('net.dice.throws')}>
        {proof.throws.map((one) => (
          <li key={one.k}>
            <DieGlyph value={one.dice[0]} />
            <DieGlyph value={one.dice[1]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function verdictWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'right':
      return t('net.dice.right', { count: verdict.throws });
    case 'wrong-throw':
      return t('net.dice.wrongThrow', { k: verdict.k + 1, expected: verdict.expected.join(' '), found: verdict.found.join(' ') });
    case 'wrong-seed':
      return t('net.dice.wrongSeed');
    case 'open':
      return t('net.dice.open');
    case 'empty':
      return t('net.dice.empty');
  }
}
