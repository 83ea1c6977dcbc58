import { useEffect, useMemo, useRef } from 'preact/hooks';
import { pace, preferences } from '../app/preferences';
import type { Trace } from '../board/tables/Marks';
import { TablesBoard } from '../board/tables/TablesBoard';
import { viewOf, type TablesGame, type View } from '../board/tables/geometry';
import { t } from '../i18n';
import type { LastTurn, Side, TablesBoard as Board } from '../module/protocol';
import { DieGlyph } from '../parts/Glyphs';
import { say } from '../parts/LiveRegion';
import { gameName, nameOf, sideColour } from '../play/names';
import { sayPlace } from '../play/say';
import type { Session } from '../play/session';
import { diceOf, TablesPlay } from '../play/tables';
import { Table } from './Table';
import { useKeys } from './useKeys';

/** A dice game on the screen: board, dice, composing of the turn. */
export function TablesTable({ session, go }: { session: Session; go: (path: string) => void }) {
  const play = useMemo(() => new TablesPlay(session), [session]);
  const view = session.view.value;
  const game = view.game as TablesGame;
  const peek = session.peek.value;
  const stop = peek === null ? null : session.stops.value[peek]!;
  const composing = stop ? null : play.composing;
  const board = (stop?.board ?? composing?.board ?? session.board.value) as Board | null;
  const seat = session.alone;
  const bottom: Side = seat && view.sides ? view.sides[seat] : 'first';
  // Alone, numbers count as mine do; two at one screen see those of whoever is to play.
  const counting: Side = seat ? bottom : (view.toActSide ?? 'first');
  const mover = composing ? view.toActSide : null;
  const dice = stop ? null : diceOf(view, composing, session.tumble.value);
  const last = stop?.last ?? (session.busy.value === 'moving' ? null : view.last);

  useEffect(() => {
    const selected = play.selected.value;
    if (selected === null || !board || !view.toActSide) return;
    const what = sayPlace(game, board, selected, view.toActSide, counting);
    say(t('say.selected', { what, targets: play.targets.value.length }));
  }, [play.selected.value]);

  useEffect(() => {
    if (play.remark.value) say(t(play.remark.value.key));
  }, [play.remark.value]);

  const primary = primaryAction(session, play);
  useKeys({
    u: () => void play.undo().then(() => say(t('say.undone'))),
    s: () => void play.swapDice(),
    Escape: () => play.cancel(),
    ' ': () => primary?.act(),
  });

  const cellLabel = (place: Parameters<typeof sayPlace>[2], side: Side) => {
    if (!board) return '';
    const words = [sayPlace(game, board, place, side, counting)];
    if (mover && (typeof place === 'number' || side === mover)) {
      if (play.selected.value === place) words.push(t('board.isSelected'));
      else if (play.targets.value.includes(place)) words.push(t('board.isTarget'));
      else if (play.sources.value.includes(place)) words.push(t('board.canMove'));
    }
    return words.join(', ');
  };

  return (
    <Table
      session={session}
      go={go}
      status={statusOf(session, play)}
      refused={play.remark.value !== null}
      clause={play.remark.value?.clause ?? null}
      primary={primary}
      undo={composing && composing.steps.length > 0 ? () => void play.undo() : null}
      canUndo
      board={
        board && (
          <TablesBoard
            game={game}
            board={board}
            view={turned(viewOf(game, bottom), preferences.value.mirrored)}
            counting={counting}
            dice={dice}
            mover={mover}
            sources={play.sources.value}
            selected={play.selected.value}
            targets={play.targets.value}
            traces={composing && composing.steps.length > 0 ? [] : tracesOf(last)}
            pace={pace()}
            label={t('board.tables', { game: gameName(game) })}
            cellLabel={cellLabel}
            diceLabel={t('play.diceSwap')}
            onTap={(place, double) => void play.tap(place, double)}
            onLift={(place) => play.lift(place)}
            onDrop={(from, to) => void play.drop(from, to)}
            onDice={() => (view.phase === 'roll' ? void session.roll() : void play.swapDice())}
            onBoard={() => (view.phase === 'roll' ? void session.roll() : play.cancel())}
          />
        )
      }
      over={<WhichDie play={play} colour={view.toActSide ? (sideColour(game, view.toActSide) as 'white' | 'black') : 'white'} />}
    />
  );
}

function turned(view: View, mirrored: boolean): View {
  return mirrored ? { flipX: !view.flipX, flipY: view.flipY } : view;
}

function tracesOf(last: LastTurn | null): Trace[] {
  if (!last || last.passed) return [];
  return last.steps.map((step) => ({ side: last.by, from: step.from, to: step.to }));
}

function primaryAction(session: Session, play: TablesPlay) {
  if (session.peek.value !== null || session.acting === null || session.notice.value !== null) return null;
  const { phase } = session.view.value;
  if (phase === 'roll') return { label: t('play.roll'), act: () => void session.roll(), ready: session.busy.value === null };
  if (phase === 'turn' && play.composing) {
    return { label: t('play.confirm'), act: () => void play.confirm(), ready: play.composing.complete };
  }
  return null;
}

function statusOf(session: Session, play: TablesPlay): string {
  const view = session.view.value;
  if (play.remark.value) return t(play.remark.value.key);
  if (view.toAct === null) return '';
  const name = nameOf(view.players, view.toAct);
  if (session.busy.value === 'thinking') return t('play.thinking', { name });
  const you = session.alone === view.toAct;
  if (view.phase === 'roll') return you ? t('play.yourRoll') : t('play.rollOf', { name });
  if (play.composing?.complete) return t('play.ready');
  if (play.composing) return play.selected.value === null ? t('play.chooseStone') : t('play.chooseTarget');
  return you ? t('play.yourTurn') : t('play.turnOf', { name });
}

/** Asked when two different ways lead to the same place: nothing is picked silently. */
function WhichDie({ play, colour }: { play: TablesPlay; colour: 'white' | 'black' }) {
  const ways = play.choice.value;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), [ways]);
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
