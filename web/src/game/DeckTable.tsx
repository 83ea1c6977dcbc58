import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { pace, preferences } from '../app/preferences';
import { Deck } from '../board/overboard/Deck';
import { Joystick } from '../board/overboard/Joystick';
import { cellName, nextCell, targetCells, turn } from '../board/overboard/geometry';
import { language, t } from '../i18n';
import type { Direction, OverboardBoard } from '../module/protocol';
import { say } from '../parts/LiveRegion';
import { DeckPlay } from '../play/deck';
import { nameOf } from '../play/names';
import { parseCommand, parseMove } from '../play/command';
import { sayCell, sayDeck, sayWays } from '../play/say';
import type { Stage } from '../play/stage';
import { Table } from './Table';
import { useHint } from './useHint';
import { useKeys } from './useKeys';

/** Přes palubu on the screen: deck, pushes, joystick. */
export function DeckTable({ session, go }: { session: Stage; go: (path: string) => void }) {
  const play = useMemo(() => new DeckPlay(session), [session]);
  const view = session.view.value;
  const peek = session.peek.value;
  const stop = peek === null ? null : session.stops.value[peek]!;
  const board = (stop?.board ?? session.board.value) as OverboardBoard | null;
  const seat = session.alone;
  const turned = (seat !== null && view.sides?.[seat] === 'second') !== preferences.value.mirrored;
  const mine = play.composing !== null;
  // Who only watches a match of others has nothing to steer.
  const watching = session.around !== null && seat === null;
  const last = stop?.last.move ?? (session.busy.value === 'moving' ? null : (view.last?.move ?? null));
  const refusal = play.refusal.value;

  useEffect(() => {
    if (refusal) say(t(`refusal.${refusal.why}`));
  }, [refusal]);
  useEffect(() => {
    const chosen = play.selected.value;
    if (chosen === null || !board) return;
    const moves = play.moves.value;
    const chosenWords = t('say.selected', { what: sayCell(board, chosen), targets: moves.length });
    say(moves.length > 0 ? `${chosenWords} ${sayWays(moves, turned)}.` : chosenWords, '');
  }, [play.selected.value]);
  useEffect(() => {
    // A new turn starts where this side has a figure that can move.
    const first = play.movable.value[0];
    if (mine && first !== undefined && !play.movable.value.includes(play.cursor.value)) play.cursor.value = first;
  }, [mine, view.seq]);

  useEffect(() => {
    if (mine && seat !== null) say(t('play.yourTurn'), '');
  }, [mine, view.seq]);

  const hinting = useHint(session, null);
  const hint = async () => {
    const found = await hinting.ask();
    const move = found?.outcome.move;
    if (!move) return;
    // Shown as its push would be: the figure chosen, the row and whom it pushes as ghosts.
    play.take(move.from);
    play.preview.value = move.direction;
  };
  useKeys({ Escape: () => play.cancel(), b: () => board && say(sayDeck(board)), h: () => void hint() });

  const run = async (line: string): Promise<string> => {
    const command = parseCommand(line);
    if (command.kind === 'board') return board ? sayDeck(board) : '';
    if (command.kind === 'targets') {
      if (!mine) return t('command.notYet');
      const chosen = play.selected.value;
      return chosen !== null
        ? sayWays(play.moves.value, turned)
        : t('command.movable', { list: play.movable.value.map(cellName).join(', ') });
    }
    if (command.kind === 'hint') {
      await hint();
      return '';
    }
    if (command.kind !== 'turn') return t('command.answerHelp', { example: 'c2c3' });
    const move = parseMove(command.text);
    if (move === null) return t('command.unknown', { text: line.trim(), example: 'c2c3' });
    if (!mine) return t('command.notYet');
    return play.write(move) ? '' : play.refusal.value ? '' : t('command.impossible', { text: move });
  };

  const flick = (seen: Direction) => {
    const direction = turn({ turned }, seen);
    const chosen = play.selected.value;
    if (chosen !== null) {
      play.push(chosen, direction);
      return;
    }
    const next = nextCell(play.cursor.value, direction);
    if (next !== null) play.cursor.value = next;
  };
  const lean = (seen: Direction | null) => {
    play.preview.value = seen && play.selected.value !== null ? turn({ turned }, seen) : null;
  };

  const selected = play.selected.value;
  const movable = play.movable.value;
  const moves = play.moves.value;
  const own = seat !== null && view.sides ? view.sides[seat] : null;
  const spoken = language();
  const cellWords = useMemo(() => board?.cells.map((_, cell) => sayCell(board, cell, own)) ?? [], [board, own, spoken]);
  const cellLabel = useCallback(
    (cell: number) => {
      const words = [cellWords[cell] ?? ''];
      if (selected === cell) words.push(t('board.isSelected'));
      else if (movable.includes(cell)) words.push(t('board.canMove'));
      const way = moves.find((move) => targetCells(move).includes(cell));
      if (way) words.push(t('board.isTarget'));
      if (way?.falls === cell) words.push(t('say.falls'));
      return words.join(', ');
    },
    [cellWords, selected, movable, moves],
  );
  // The same objects as long as they say the same: the board is drawn anew for what has changed.
  const hands = useMemo(
    () => ({
      onCursor: (cell: number) => (play.cursor.value = cell),
      onTap: (cell: number) => play.tap(cell),
      onTake: (cell: number) => play.take(cell),
      onPush: (cell: number, direction: Direction) => play.push(cell, direction),
      onPreview: (direction: Direction | null) => (play.preview.value = direction),
    }),
    [play],
  );

  return (
    <Table
      session={session}
      go={go}
      status={refusal ? t(`refusal.${refusal.why}`) : statusOf(session, play)}
      refused={refusal !== null}
      clause={refusal?.clause ?? null}
      hint={session.around === null && mine ? { ask: () => void hint(), thinking: hinting.thinking, words: hinting.hint?.words ?? null, drop: hinting.drop } : null}
      command={{ example: 'c2c3', run }}
      primary={null}
      undo={null}
      board={
        board && (
          <Deck
            board={board}
            led={stop ? null : session.led.value}
            turned={turned}
            movable={movable}
            selected={selected}
            moves={moves}
            preview={play.preview.value}
            last={last}
            pace={pace()}
            big={preferences.value.big}
            names={preferences.value.numbers}
            label={t('board.deck')}
            cellLabel={cellLabel}
            cursor={play.cursor.value}
            showCursor={mine && preferences.value.joystick !== 'off'}
            {...hands}
          />
        )
      }
      cornerSide={preferences.value.joystick === 'left' ? 'left' : 'right'}
      corner={
        preferences.value.joystick === 'off' || watching ? null : (
          <Joystick
            hand={preferences.value.joystick}
            size={preferences.value.stick}
            label={t('board.joystick')}
            hint={t('board.joystickHint')}
            enabled={mine}
            chosen={play.selected.value !== null}
            onLean={lean}
            onFlick={flick}
            onFire={() => play.tap(play.cursor.value)}
          />
        )
      }
    />
  );
}

function statusOf(session: Stage, play: DeckPlay): string {
  const view = session.view.value;
  if (view.toAct === null) return '';
  const name = nameOf(view.players, view.toAct);
  if (session.busy.value === 'thinking') {
    // Offered a draw, the other one thinks.
    const asked = view.drawOffer === null ? view.toAct : view.drawOffer === 'a' ? 'b' : 'a';
    return t('play.thinking', { name: nameOf(view.players, asked) });
  }
  if (session.peek.value === null && play.composing) {
    return play.selected.value === null ? t('play.chooseFigure') : t('play.chooseDirection');
  }
  return session.alone === view.toAct ? t('play.yourTurn') : t('play.turnOf', { name });
}
