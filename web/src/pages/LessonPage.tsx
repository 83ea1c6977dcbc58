import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isGame } from '../app/games';
import { language, t } from '../i18n';
import { Lesson, stepsOf } from '../learn/lesson';
import { LessonBoard } from '../learn/LessonBoard';
import { lessonText, loadTexts } from '../learn/texts';
import type { GameId } from '../module/protocol';
import { ClauseLink } from '../parts/ClauseLink';
import { Icon } from '../parts/Icon';
import { say } from '../parts/LiveRegion';
import { DeckPlay } from '../play/deck';
import { gameName } from '../play/names';
import { startAtOnce } from '../play/start';
import { TablesPlay } from '../play/tables';
import { useKeys } from '../game/useKeys';
import { NotFoundPage } from './NotFoundPage';
import { useTitle } from './title';

/** A lesson on the real board: step by step one turn, and why it was right or not. */
export function LessonPage() {
  const { game } = useRoute().params;
  return isGame(game) ? <Taught key={game} game={game} /> : <NotFoundPage />;
}

function Taught({ game }: { game: GameId }) {
  const lesson = useMemo(() => new Lesson(game), [game]);
  const deck = useMemo(() => (game === 'pres-palubu' ? new DeckPlay(lesson) : null), [lesson]);
  const tables = useMemo(() => (game === 'pres-palubu' ? null : new TablesPlay(lesson)), [lesson]);
  const { route } = useLocation();
  const spoken = language();
  const onward = useRef<HTMLButtonElement>(null);
  useTitle(`${t('learn.title')}: ${gameName(game)}`);

  useEffect(() => {
    void loadTexts(spoken);
  }, [spoken]);
  useEffect(() => {
    void lesson.begin(0).catch((reason: unknown) => (lesson.failure.value = String(reason)));
  }, [lesson]);

  const steps = stepsOf(game);
  const at = lesson.at.value;
  const { id, clause } = lesson.step;
  const answer = lesson.answer.value;
  const no = deck?.refusal.value ?? null;
  const remark = tables?.remark.value ?? null;
  const refused = no ? t(`refusal.${no.why}`) : remark ? t(remark.key) : null;
  const refusedClause = no?.clause ?? remark?.clause ?? null;
  const last = at === steps.length - 1;
  const ask = lessonText(`learn.${game}.${id}.ask`);
  const verdict = answer ? lessonText(`learn.${game}.${id}.${answer.right ? 'right' : 'wrong'}`) : '';
  const composing = lesson.composing.value;
  const complete = composing?.kind === 'tables' && composing.complete;

  useEffect(() => {
    if (ask !== '') say(`${t('learn.step', { at: at + 1, of: steps.length })}. ${ask}`);
  }, [at, ask]);
  useEffect(() => {
    if (!answer) return;
    say(`${t(answer.right ? 'learn.right' : 'learn.wrong')} ${verdict}`);
    onward.current?.focus();
  }, [answer]);
  useEffect(() => {
    if (refused) say(refused);
  }, [refused]);

  const again = () => void lesson.begin(at);
  const next = () => void lesson.begin(at + 1);
  useKeys({
    Escape: () => (deck ?? tables)?.cancel(),
    u: () => void tables?.undo(),
    s: () => void tables?.swapDice(),
    ' ': () => void tables?.confirm(),
  });

  return (
    <main class={`table-page lesson ${game}`} data-testid="lesson" data-step={id}>
      <header class="table-head">
        <a class="button icon-only quiet" href="/" aria-label={t('app.home')}>
          <Icon name="back" />
        </a>
        <h1 class="replay-title">
          {gameName(game)}
          <span>{t('learn.title')}</span>
        </h1>
        <p class="score" data-testid="lesson-at">
          <span class="unseen">{t('learn.step', { at: at + 1, of: steps.length })}</span>
          <span aria-hidden="true">{`${at + 1} / ${steps.length}`}</span>
        </p>
      </header>
      <div class="table-board">{lesson.board.value && <LessonBoard lesson={lesson} deck={deck} tables={tables} />}</div>
      <footer class="table-foot lesson-foot">
        <p class="lesson-ask" data-testid="lesson-ask">{ask}</p>
        {refused && !answer && (
          <p class="lesson-answer refused" data-testid="lesson-refused">
            {refused}
            {refusedClause && <ClauseLink game={game} clause={refusedClause} />}
          </p>
        )}
        {answer && (
          <p class={`lesson-answer ${answer.right ? 'right' : 'wrong'}`} data-testid="lesson-answer">
            <Icon name={answer.right ? 'check' : 'close'} />
            <span>
              <strong>{t(answer.right ? 'learn.right' : 'learn.wrong')}</strong> {verdict}{' '}
              <ClauseLink game={game} clause={clause} />
            </span>
          </p>
        )}
        {lesson.failure.value !== null && <p class="failure" role="alert">{t('app.broken', { reason: lesson.failure.value })}</p>}
        <div class="controls">
          {tables && !answer && (
            <>
              <button type="button" class="button icon-only" aria-label={t('play.undo')} disabled={composing?.kind !== 'tables' || composing.steps.length === 0} onClick={() => void tables.undo()}>
                <Icon name="undo" />
              </button>
              <button type="button" class="button primary go" disabled={!complete} onClick={() => void tables.confirm()} data-testid="primary">
                {t('play.confirm')}
              </button>
            </>
          )}
          {answer && (
            <button type="button" class="button" onClick={again}>
              {t('learn.again')}
            </button>
          )}
          {answer?.right && !last && (
            <button type="button" class="button primary go" ref={onward} onClick={next}>
              {t('learn.next')}
            </button>
          )}
          {answer?.right && last && (
            <button
              type="button" class="button primary go" ref={onward}
              onClick={() => void startAtOnce(game).then((started) => route(`/hra/${started}`))}
            >
              {t('learn.play')}
            </button>
          )}
        </div>
      </footer>
    </main>
  );
}
