import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { pace, preferences } from '../app/preferences';
import type { Trace } from '../board/tables/Marks';
import { TablesBoard } from '../board/tables/TablesBoard';
import { viewOf, type TablesGame } from '../board/tables/geometry';
import { language, t } from '../i18n';
import type { LastTurn, Place, Side, TablesBoard as Board, TablesComposing } from '../module/protocol';
import { say } from '../parts/LiveRegion';
import { gameName, nameOf, sideColour } from '../play/names';
import { parseCommand, parseSteps } from '../play/command';
import { sayPlace, sayStep, sayTables, sayTargets } from '../play/say';
import type { Stage } from '../play/stage';
import { diceOf, TablesPlay } from '../play/tables';
import { Table } from './Table';
import { useHint, type Hinted } from './useHint';
import { useKeys } from './useKeys';
import { WhichDie } from './WhichDie';

/** A dice game on the screen: board, dice, composing of the turn. */
export function TablesTable({ session, go }: { session: Stage; go: (path: string) => void }) {
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
  const tumble = session.tumble.value;
  // What the board is told stays the same object as long as it says the same.
  const dice = useMemo(() => (stop ? null : diceOf(view, composing, tumble)), [stop, view, composing, tumble]);
  const last = stop?.last ?? (session.busy.value === 'moving' ? null : view.last);

  useEffect(() => {
    const selected = play.selected.value;
    if (selected === null || !board || !view.toActSide) return;
    const what = sayPlace(game, board, selected, view.toActSide, counting);
    const ways = (composing?.targets ?? []).filter((target) => target.from === selected);
    const chosen = t('say.selected', { what, targets: play.targets.value.length });
    say(ways.length > 0 ? `${chosen} ${sayTargets(game, ways, counting)}.` : chosen, '');
  }, [play.selected.value]);

  useEffect(() => {
    if (play.remark.value) say(t(play.remark.value.key));
  }, [play.remark.value]);

  useComposedWords(game, composing, mover);
  useEffect(() => {
    // A turn that passes by itself asks nothing of anybody.
    if (seat !== null && session.acting !== null && view.result === null && !view.composing?.pass) {
      say(t(view.phase === 'roll' ? 'play.yourRoll' : 'play.yourTurn'), '');
    }
  }, [view.phase, view.seq]);

  const hinting = useHint(session, composing?.steps.length ?? 0);
  const primary = primaryAction(session, play);
  const example = game === 'taiga-puff' ? 'hand/22 24/20' : '24/18 13/10';
  const run = async (line: string): Promise<string> => {
    const command = parseCommand(line);
    switch (command.kind) {
      case 'roll':
        if (view.phase !== 'roll' || !primary?.ready) return t('command.notYet');
        await session.roll();
        return '';
      case 'confirm':
        if (!composing?.complete) return t('command.notWhole');
        await play.confirm();
        return '';
      case 'hint':
        await hinting.ask();
        return '';
      case 'undo':
        await play.undo();
        return '';
      case 'board':
        return board ? sayTables(game, board, counting) : '';
      case 'targets':
        if (composing?.complete) return t('play.ready');
        return composing
          ? t('command.possible', { list: unique(composing.targets.filter((one) => one.steps.length === 1).map((one) => sayStep(game, one.steps[0]!, counting))).join('; ') })
          : t('command.notYet');
      case 'turn': {
        if (!composing || !mover) return t('command.notYet');
        const steps = parseSteps(command.text, game, mover);
        if (steps === null) return t('command.unknown', { text: line.trim(), example });
        if (await play.write(steps, game, mover)) return '';
        return play.remark.value ? '' : t('command.impossible', { text: line.trim() });
      }
      default:
        return t('command.answerHelp', { example });
    }
  };
  useKeys({
    u: () => void play.undo(),
    h: () => void hinting.ask(),
    b: () => board && say(sayTables(game, board, counting)),
    s: () => void play.swapDice(),
    Escape: () => play.cancel(),
    ' ': () => primary?.act(),
  });

  const selected = play.selected.value;
  const targets = play.targets.value;
  const sources = play.sources.value;
  const spoken = language();
  const own = seat === null ? null : bottom;
  const placeWords = useMemo(
    () => remembered((place: Place, side: Side) => (board ? sayPlace(game, board, place, side, counting, own) : '')),
    [game, board, counting, own, spoken],
  );
  const cellLabel = useCallback(
    (place: Place, side: Side) => {
      const words = [placeWords(place, side)];
      if (mover && (typeof place === 'number' || side === mover)) {
        if (selected === place) words.push(t('board.isSelected'));
        else if (targets.includes(place)) {
          words.push(t('board.isTarget'));
          const way = composing?.targets.find((one) => one.from === selected && one.to === place);
          if (way?.steps.some((step) => step.hit)) words.push(t('board.hits'));
        }
        else if (sources.includes(place)) words.push(t('board.canMove'));
      }
      return words.join(', ');
    },
    [placeWords, mover, selected, targets, sources, composing],
  );
  const { mirrored } = preferences.value;
  const seen = useMemo(() => viewOf(game, bottom, mirrored), [game, bottom, mirrored]);
  const { hint } = hinting;
  const traces = useMemo(
    () => (hint ? hintTraces(hint, mover) : composing && composing.steps.length > 0 ? [] : tracesOf(last)),
    [hint, mover, composing, last],
  );
  const hands = useMemo(() => {
    const rolling = () => session.view.value.phase === 'roll';
    return {
      onTap: (place: Place, double: boolean) => void play.tap(place, double),
      onLift: (place: Place) => play.lift(place),
      onDrop: (from: Place, to: Place | null) => void play.drop(from, to),
      onDice: () => (rolling() ? void session.roll() : void play.swapDice()),
      onBoard: () => (rolling() ? void session.roll() : play.cancel()),
    };
  }, [session, play]);

  return (
    <Table
      session={session}
      go={go}
      status={statusOf(session, play)}
      refused={play.remark.value !== null}
      clause={play.remark.value?.clause ?? null}
      hint={session.around === null && composing && !composing.complete ? { ask: () => void hinting.ask(), thinking: hinting.thinking, words: hinting.hint?.words ?? null, drop: hinting.drop } : null}
      command={{ example, run }}
      primary={primary}
      undo={composing && composing.steps.length > 0 ? () => void play.undo() : null}
      canUndo
      board={
        board && (
          <TablesBoard
            game={game}
            board={board}
            view={seen}
            counting={counting}
            dice={dice}
            mover={mover}
            sources={sources}
            selected={selected}
            targets={targets}
            traces={traces}
            hinted={hinting.hint !== null}
            pace={pace()}
            big={preferences.value.big}
            plain={!preferences.value.numbers}
            label={t('board.tables', { game: gameName(game) })}
            cellLabel={cellLabel}
            diceLabel={t('play.diceSwap')}
            {...hands}
          />
        )
      }
      over={<WhichDie play={play} colour={view.toActSide ? (sideColour(game, view.toActSide) as 'white' | 'black') : 'white'} />}
    />
  );
}

/** Says each step as it is composed or taken back, and when the turn is whole. */
function useComposedWords(game: TablesGame, composing: TablesComposing | null, mover: Side | null): void {
  const before = useRef(0);
  const count = composing?.steps.length ?? 0;
  useEffect(() => {
    const was = before.current;
    before.current = count;
    if (!composing || !mover || count === was) return;
    if (count < was) return say(t('say.undone'), '');
    const words = composing.steps.slice(was).map((step) => sayStep(game, step, mover)).join('; ');
    say(composing.complete ? `${words}. ${t('play.ready')}.` : `${words}.`, '');
  }, [count]);
}

/** The same answer for the same cell without working it out again. */
function remembered(words: (place: Place, side: Side) => string): (place: Place, side: Side) => string {
  const known = new Map<string, string>();
  return (place, side) => {
    const key = `${place}${side}`;
    const found = known.get(key) ?? words(place, side);
    known.set(key, found);
    return found;
  };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

function tracesOf(last: LastTurn | null): Trace[] {
  if (!last || last.passed) return [];
  return last.steps.map((step) => ({ side: last.by, from: step.from, to: step.to }));
}

function hintTraces(hint: Hinted, mover: Side | null): Trace[] {
  return mover ? hint.outcome.steps.map((step) => ({ side: mover, from: step.from, to: step.to })) : [];
}

function primaryAction(session: Stage, play: TablesPlay) {
  if (session.peek.value !== null || session.acting === null || session.notice.value !== null) return null;
  const { phase } = session.view.value;
  if (phase === 'roll') return { label: t('play.roll'), act: () => void session.roll(), ready: session.busy.value === null };
  if (phase === 'turn' && play.composing) {
    return { label: t('play.confirm'), act: () => void play.confirm(), ready: play.composing.complete && session.busy.value === null };
  }
  return null;
}

function statusOf(session: Stage, play: TablesPlay): string {
  const view = session.view.value;
  if (play.remark.value) return t(play.remark.value.key);
  if (view.toAct === null) return '';
  const name = nameOf(view.players, view.toAct);
  if (session.busy.value === 'thinking') return t('play.thinking', { name });
  const you = session.alone === view.toAct;
  if (view.phase === 'roll') return you ? t('play.yourRoll') : t('play.rollOf', { name });
  if (play.composing?.complete) return t('play.ready');
  if (play.composing) {
    if (play.selected.value !== null) return t('play.chooseTarget');
    // Whoever has never seen the game does not look for stones beside the board.
    const [first, ...more] = play.sources.value;
    if (more.length === 0 && first === 'hand') return t('play.chooseHand');
    return t(more.length === 0 && first === 'bar' ? 'play.chooseHit' : 'play.chooseStone');
  }
  return you ? t('play.yourTurn') : t('play.turnOf', { name });
}
