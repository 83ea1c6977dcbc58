import { useEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../i18n';
import type { GameId } from '../module/protocol';
import { api } from './api';

/** A curve longer than this has days below it, a shorter one hours. */
const DAYS_MS = 48 * 3_600_000;

/** A rating over time with its uncertainty as a band; drawn by uPlot, which comes when there is a curve. */
export function Curve({ name, game }: { name: string; game: GameId }) {
  const box = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState<readonly [number, number, number][] | null>(null);
  useEffect(() => {
    setPoints(null);
    // Without its curve the page still says the rating.
    api.curve(name, game).then(setPoints, () => setPoints([]));
  }, [name, game]);
  useEffect(() => {
    const element = box.current;
    if (!element || !points || points.length < 2) return undefined;
    let drawn: { destroy(): void; setSize(size: { width: number; height: number }): void } | null = null;
    let left = false;
    const size = () => ({ width: element.clientWidth, height: 220 });
    void Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')]).then(([{ default: UPlot }]) => {
      if (left) return;
      const style = getComputedStyle(document.documentElement);
      const colour = (variable: string) => style.getPropertyValue(variable).trim();
      const days = points.at(-1)![0] - points[0]![0] > DAYS_MS;
      const moments = new Intl.DateTimeFormat(language(), days ? { day: 'numeric', month: 'numeric' } : { hour: '2-digit', minute: '2-digit' });
      const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { stroke: colour('--line') } };
      drawn = new UPlot(
        {
          ...size(),
          legend: { show: false },
          cursor: { show: false },
          scales: { x: { time: true } },
          axes: [
            { ...axis, values: (_, ticks) => ticks.map((tick) => moments.format(tick * 1000)) },
            { ...axis, size: 52 },
          ],
          series: [
            {},
            { stroke: 'transparent', points: { show: false } },
            { stroke: 'transparent', points: { show: false } },
            { stroke: colour('--accent'), width: 2.5, points: { show: points.length < 40, fill: colour('--accent') } },
          ],
          bands: [{ series: [1, 2], fill: `${colour('--accent')}2b` }],
        },
        [
          points.map(([at]) => at / 1000),
          points.map(([, r, rd]) => r + rd),
          points.map(([, r, rd]) => r - rd),
          points.map(([, r]) => r),
        ],
        element,
      );
    });
    const watcher = new ResizeObserver(() => drawn?.setSize(size()));
    watcher.observe(element);
    return () => {
      left = true;
      watcher.disconnect();
      drawn?.destroy();
    };
  }, [points]);
  if (points === null) return null;
  if (points.length < 2) return <p class="hint">{t('net.curveLater')}</p>;
  const [, first] = points[0]!;
  const [, last] = points.at(-1)!;
  return <div class="curve" ref={box} role="img" aria-label={t('net.curve', { first, last, count: points.length })} />;
}
