import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../app/preferences';
import { Deck } from '../board/overboard/Deck';
import { wait } from '../board/slide';
import { afterStep } from '../board/tables/stones';
import { TablesBoard } from '../board/tables/TablesBoard';
import { viewOf, type TablesGame } from '../board/tables/geometry';
import type { DiceView } from '../board/tables/Dice';
import { t } from '../i18n';
import type { Board, GameId, OverboardBoard, OverboardMove, Side, StepView, TablesBoard as Tables } from '../module/protocol';
import { gameName } from '../play/names';

/** A game really played, as recorded from the module: what its picture needs and no more. */
export interface Recording {
  start: Board;
  turns: readonly {
    by: Side;
    roll: [number, number] | null;
    steps: readonly StepView[];
    move: OverboardMove | null;
    /** Přes palubu: the board after the move. */
    after: OverboardBoard | null;
  }[];
}

const recordings: Record<GameId, () => Promise<{ default: unknown }>> = {
  'pres-palubu': () => import('../demo/pres-palubu.json'),
  'taiga-puff': () => import('../demo/taiga-puff.json'),
  'dlouhe-vrhcaby': () => import('../demo/dlouhe-vrhcaby.json'),
};

/** What a picture shows at one moment. */
export interface Shown {
  board: Board;
  led: OverboardMove | null;
  dice: DiceView | null;
}

/** A board that plays a real game to itself, calmly; it rests while out of sight. */
export function LivePicture({ game }: { game: GameId }) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let over = false;
    let visible = true;
    const watcher = new IntersectionObserver((seen) => (visible = seen.some((entry) => entry.isIntersecting)));
    if (frame.current) watcher.observe(frame.current);
    const rest = async (time: number) => {
      do await wait(time);
      while (!over && (!visible || document.hidden));
    };
    void (async () => {
      const recording = (await recordings[game]()).default as Recording;
      while (!over) {
        setShown({ board: recording.start, led: null, dice: null });
        // Still pictures for those who asked for stillness.
        if (pace() === 'off' || recording.turns.length === 0) return;
        await rest(1600 + Math.random() * 900);
        let board = recording.start;
        for (const [i, turn] of recording.turns.entries()) {
          if (over) return;
          if (turn.move && turn.after) {
            board = turn.after;
            setShown({ board, led: turn.move, dice: null });
            await rest(turn.move.falls !== null ? 2000 : 1500);
            continue;
          }
          const dice = diceFor(turn.by, turn.roll, `${i}`);
          setShown({ board, led: null, dice });
          await rest(1100);
          for (const step of turn.steps) {
            if (over) return;
            board = afterStep(board as Tables, step, turn.by);
            setShown({ board, led: null, dice });
            await rest(480);
          }
          await rest(650);
        }
        await rest(4000);
      }
    })();
    return () => {
      over = true;
      watcher.disconnect();
    };
  }, [game]);
  return <Picture game={game} shown={shown} frame={frame} />;
}

/** A board to look at, or the place for it while it is not there yet. */
export function Picture({ game, shown, frame, label }: { game: GameId; shown: Shown | null; frame?: RefObject<HTMLDivElement | null>; label?: string }) {
  return (
    <div class="live-picture" ref={frame} role="img" aria-label={label ?? t('home.picture', { game: gameName(game) })}>
      {shown && (
        <div class="live-inner" inert>
          {shown.board.kind === 'overboard' ? (
            <Deck
              board={shown.board} led={shown.led} turned={false} movable={[]} selected={null} moves={[]} preview={null}
              last={null} pace="slow" names={false} label={gameName(game)} cellLabel={() => ''} cursor={0}
            />
          ) : (
            <TablesBoard
              game={game as TablesGame} board={shown.board} view={viewOf(game as TablesGame, 'first')} counting="first"
              dice={shown.dice} mover={null} sources={[]} selected={null} targets={[]} traces={[]} pace="slow"
              label={gameName(game)} cellLabel={() => ''} diceLabel=""
            />
          )}
        </div>
      )}
    </div>
  );
}

function diceFor(side: Side, roll: [number, number] | null, key: string): DiceView | null {
  if (!roll) return null;
  return { side, roll: key, dice: roll.map((value) => ({ value, used: false, left: null, later: false })) };
}
