import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../app/games';
import { t, tOr } from '../i18n';
import { Header } from '../parts/Header';
import { gameName } from '../play/names';
import { listResults, tally, type Result, type Tally } from '../play/results';
import { useTitle } from './title';

/** So many of the last games are drawn; more would be too thin to see on a phone. */
const SHOWN = 40;

/** One's games against each level, counted and drawn. */
export function StatisticsPage() {
  useTitle(t('statistics.title'));
  const [results, setResults] = useState<readonly Result[] | null>(null);
  useEffect(() => {
    const read = () => void listResults().then(setResults, () => setResults([]));
    read();
    addEventListener('kameny-data', read);
    return () => removeEventListener('kameny-data', read);
  }, []);
  const all = results ? tally(results) : [];
  return (
    <>
      <Header />
      <main class="page statistics" id="content">
        <div class="page-head">
          <h1>{t('statistics.title')}</h1>
          <p class="lead">{t('statistics.lead')}</p>
        </div>
        {results !== null && all.length === 0 && (
          <div class="panel statistics-empty">
            <p>{t('statistics.empty')}</p>
            <a class="button primary" href="/">
              {t('statistics.play')}
            </a>
          </div>
        )}
        {GAMES.map((game) => {
          const levels = all.filter((one) => one.game === game);
          if (levels.length === 0) return null;
          return (
            <section key={game} class="panel" data-testid={`statistics-${game}`}>
              <h2>{gameName(game)}</h2>
              {levels.map((one) => (
                <Against key={one.level} tally={one} />
              ))}
            </section>
          );
        })}
      </main>
    </>
  );
}

function Against({ tally: one }: { tally: Tally }) {
  const level = tOr(`level.${one.level}`, String(one.level));
  const share = Math.round(((one.won + one.drawn / 2) / one.played) * 100);
  return (
    <div class="against" data-testid={`against-${one.level}`}>
      <h3>{level}</h3>
      <p class="against-share">{t('statistics.share', { share })}</p>
      <dl class="against-counts">
        <Count name={t('statistics.played')} value={String(one.played)} />
        <Count name={t('statistics.won')} value={String(one.won)} />
        <Count name={t('statistics.drawn')} value={String(one.drawn)} />
        <Count name={t('statistics.lost')} value={String(one.lost)} />
        <Count name={t('statistics.stakes')} value={signed(one.stakes)} />
      </dl>
      <Course course={one.course.slice(-SHOWN)} level={level} />
    </div>
  );
}

function Count({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/**
 * The last games as bars from a middle line: up for a win, down for a loss, a dot for a draw, twice as
 * long for a Mars. Nothing rests on colour.
 */
function Course({ course, level }: { course: readonly Result[]; level: string }) {
  const won = course.filter((one) => one.outcome === 'won').length;
  const lost = course.filter((one) => one.outcome === 'lost').length;
  const step = 8;
  const width = Math.max(course.length, 12) * step;
  return (
    <svg
      class="course"
      viewBox={`0 0 ${width} 44`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={t('statistics.course', { level, count: course.length, won, lost })}
    >
      <line class="course-middle" x1="0" y1="22" x2={width} y2="22" />
      {course.map((one, i) => {
        const x = i * step + 1;
        if (one.outcome === 'drawn') return <circle key={one.id} class="course-drawn" cx={x + 3} cy="22" r="2.6" />;
        const tall = Math.min(2, Math.max(1, one.stakes)) * 9;
        const up = one.outcome === 'won';
        return <rect key={one.id} class={`course-${one.outcome}`} x={x} y={up ? 21 - tall : 23} width={step - 2} height={tall} rx="1.2" />;
      })}
    </svg>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
