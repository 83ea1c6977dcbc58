import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { api, type LedgerEntry } from './api';
import { Problem } from './Frame';
import { me, refreshMe } from './me';
import { moment, problem, signed } from './words';

/** Below this many chips, held ones counted, the bank gives more. */
const BROKE = 100;

/** Play chips: what there is, what is held by running matches, and every movement. */
export function Chips() {
  const [entries, setEntries] = useState<readonly LedgerEntry[]>([]);
  const [before, setBefore] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const chips = me.value?.chips ?? null;
  const person = me.value?.person?.id;
  const load = async (from: number | null) => {
    try {
      const page = await api.ledger(from);
      setEntries((known) => (from === null ? page.entries : [...known, ...page.entries]));
      setBefore(page.before ?? null);
    } catch (reason) {
      setFailure(problem(reason));
    }
  };
  useEffect(() => void load(null), [person]);
  const ask = async () => {
    try {
      await api.moreChips();
      await refreshMe();
      await load(null);
    } catch (reason) {
      setFailure(problem(reason));
    }
  };
  if (!chips) return null;
  return (
    <section class="panel" data-testid="chips">
      <h2>{t('net.chips')}</h2>
      <p class="chips-now">
        <strong>{chips.free}</strong> {t('net.chipsFree')}
        {chips.held > 0 && <span class="hint">{t('net.chipsHeld', { count: chips.held })}</span>}
      </p>
      <p class="hint">{t('net.chipsHint')}</p>
      <Problem words={failure} />
      {chips.free + chips.held < BROKE && (
        <button type="button" class="button primary" onClick={() => void ask()}>{t('net.moreChips')}</button>
      )}
      {entries.length > 0 && (
        <details class="filters">
          <summary>{t('net.chipsHistory')}</summary>
          <table class="plain-table">
            <caption class="unseen">{t('net.chipsHistory')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('net.when')}</th>
                <th scope="col">{t('net.what')}</th>
                <th scope="col" class="number">{t('net.amount')}</th>
                <th scope="col" class="number">{t('net.balance')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, i) => (
                <tr key={i}>
                  <td>{moment(entry.at)}</td>
                  <td>
                    {entry.matchId ? <a href={`/zapas/${entry.matchId}`}>{t(`net.entry.${entry.kind}`)}</a> : t(`net.entry.${entry.kind}`)}
                  </td>
                  <td class="number">{signed(entry.amount)}</td>
                  <td class="number">{entry.balance}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {before !== null && <button type="button" class="button" onClick={() => void load(before)}>{t('net.older')}</button>}
        </details>
      )}
    </section>
  );
}
