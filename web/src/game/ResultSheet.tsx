import { useState } from 'preact/hooks';
import { t } from '../i18n';
import type { GameResult } from '../module/protocol';
import { Dialog } from '../parts/Dialog';
import { SideMark } from '../parts/Glyphs';
import { nameOf } from '../play/names';
import { reasonOf } from '../play/outcome';
import type { Stage } from '../play/stage';
import { settingsText, startMatch } from '../play/start';

/** A game's result and what comes next. */
export function ResultSheet({ session, go }: { session: Stage; go: (path: string) => void }) {
  const view = session.view.value;
  const result = view.result;
  const [busy, setBusy] = useState(false);
  const over = view.phase === 'over';
  if (!result) return null;
  const close = () => (session.resultShown.value = false);
  const rematch = async () => {
    setBusy(true);
    go(`/hra/${await startMatch(view.game, settingsText(view.settings), view.players.a, view.players.b)}`);
  };
  return (
    <Dialog open={session.resultShown.value} title={titleOf(session, result)} onClose={close} testId="result">
      <ResultBody session={session} result={result} />
      <div class="dialog-actions">
        {over ? (
          <button type="button" class="button primary" autofocus disabled={busy} onClick={() => void rematch()}>
            {t('result.rematch')}
          </button>
        ) : (
          <button
            type="button"
            class="button primary"
            autofocus
            onClick={() => {
              close();
              void session.act('next');
            }}
          >
            {t('result.next')}
          </button>
        )}
        <button type="button" class="button" onClick={close}>
          {t('result.look')}
        </button>
        {over && (
          <a class="button" href={`/hra/${session.id}/zaznam`}>
            {t('result.replay')}
          </a>
        )}
        <a class="button quiet" href="/">
          {t('app.home')}
        </a>
      </div>
    </Dialog>
  );
}

/** How the game ended, what it was worth, and how the series stands. */
export function ResultBody({ session, result }: { session: Stage; result: GameResult }) {
  const view = session.view.value;
  const over = view.phase === 'over';
  const series = view.games.length > 1 || !over;
  const stake = Number(view.settings['stake'] ?? 0);
  return (
    <div class={`result ${result.winner === null ? 'even' : result.winner === session.alone || session.alone === null ? 'won' : 'lost'}`}>
      <div class="result-mark">
        {result.winnerSide ? <SideMark game={view.game} side={result.winnerSide} /> : (
          <>
            <SideMark game={view.game} side="first" />
            <SideMark game={view.game} side="second" />
          </>
        )}
      </div>
      <p class="result-reason">{reasonOf(view.game, session.alone, result)}</p>
      {result.winner !== null && (
        <p class="result-worth">
          {view.game === 'dlouhe-vrhcaby' && <strong>{t(result.mars ? 'result.mars' : 'result.oin')}</strong>}
          <span>{t('result.stakes', { stakes: result.stakes })}</span>
          {stake > 0 && <span>{t('result.chips', { chips: stake * result.stakes })}</span>}
        </p>
      )}
      {series && (
        <div class="result-series">
          <h3>{over ? seriesTitle(session) : t('result.series')}</h3>
          <p class="series-score">
            <span>{nameOf(view.players, 'a')}</span>
            <strong>{`${view.score.a} : ${view.score.b}`}</strong>
            <span>{nameOf(view.players, 'b')}</span>
          </p>
        </div>
      )}
    </div>
  );
}

export function titleOf(session: Stage, result: GameResult): string {
  if (result.winner === null) return t('result.draw');
  if (session.alone === null) return t('result.won', { name: nameOf(session.view.value.players, result.winner) });
  return t(result.winner === session.alone ? 'result.youWon' : 'result.youLost');
}

function seriesTitle(session: Stage): string {
  const { score, players } = session.view.value;
  if (score.a === score.b) return t('result.seriesDraw');
  return t('result.seriesWon', { name: nameOf(players, score.a > score.b ? 'a' : 'b') });
}
