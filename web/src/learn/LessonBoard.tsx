import { pace, preferences } from '../app/preferences';
import { Deck } from '../board/overboard/Deck';
import { targetCells } from '../board/overboard/geometry';
import { TablesBoard } from '../board/tables/TablesBoard';
import { viewOf, type TablesGame } from '../board/tables/geometry';
import { WhichDie } from '../game/WhichDie';
import { t } from '../i18n';
import type { OverboardBoard, Place, Side, TablesBoard as Stones } from '../module/protocol';
import type { DeckPlay } from '../play/deck';
import { gameName, sideColour } from '../play/names';
import { sayCell, sayPlace } from '../play/say';
import { diceOfNumbers, type TablesPlay } from '../play/tables';
import type { Lesson } from './lesson';

/** The board of a lesson: the same as in a game, seen from the side that learns. */
export function LessonBoard({ lesson, deck, tables }: { lesson: Lesson; deck: DeckPlay | null; tables: TablesPlay | null }) {
  return deck ? <TaughtDeck lesson={lesson} play={deck} /> : <TaughtTables lesson={lesson} play={tables!} />;
}

function TaughtDeck({ lesson, play }: { lesson: Lesson; play: DeckPlay }) {
  const board = lesson.board.value as OverboardBoard;
  const cellLabel = (cell: number) => {
    const words = [sayCell(board, cell, lesson.side)];
    if (play.selected.value === cell) words.push(t('board.isSelected'));
    else if (play.movable.value.includes(cell)) words.push(t('board.canMove'));
    if (play.moves.value.some((move) => targetCells(move).includes(cell))) words.push(t('board.isTarget'));
    return words.join(', ');
  };
  return (
    <Deck
      board={board} led={lesson.led.value} turned={preferences.value.mirrored} movable={play.movable.value}
      selected={play.selected.value} moves={play.moves.value} preview={play.preview.value} last={lesson.led.value}
      pace={pace()} names label={t('board.deck')} cellLabel={cellLabel} cursor={play.cursor.value}
      onCursor={(cell) => (play.cursor.value = cell)}
      onTap={(cell) => play.tap(cell)}
      onTake={(cell) => play.take(cell)}
      onPush={(cell, direction) => play.push(cell, direction)}
      onPreview={(direction) => (play.preview.value = direction)}
    />
  );
}

function TaughtTables({ lesson, play }: { lesson: Lesson; play: TablesPlay }) {
  const game = lesson.game as TablesGame;
  const study = lesson.study.value!;
  const composing = play.composing;
  const board = (composing?.board ?? lesson.board.value) as Stones;
  const side = lesson.side;
  const mover = composing ? side : null;
  const cellLabel = (place: Place, of: Side) => {
    const words = [sayPlace(game, board, place, of, side, side)];
    if (mover && (typeof place === 'number' || of === mover)) {
      if (play.selected.value === place) words.push(t('board.isSelected'));
      else if (play.targets.value.includes(place)) words.push(t('board.isTarget'));
      else if (play.sources.value.includes(place)) words.push(t('board.canMove'));
    }
    return words.join(', ');
  };
  const answered = lesson.answer.value?.outcome.steps ?? [];
  return (
    <>
      <TablesBoard
        game={game} board={board} view={viewOf(game, side, preferences.value.mirrored)} counting={side}
        dice={
          composing
            ? { side, dice: diceOfNumbers(composing.numbers, study.roll), roll: '' }
            : study.roll && { side, dice: study.roll.map((value) => ({ value, used: true, left: null, later: false })), roll: '' }
        }
        mover={mover} sources={play.sources.value} selected={play.selected.value} targets={play.targets.value}
        traces={answered.map((step) => ({ side, from: step.from, to: step.to }))} pace={pace()}
        label={t('board.tables', { game: gameName(game) })} cellLabel={cellLabel} diceLabel={t('play.diceSwap')}
        onTap={(place, double) => void play.tap(place, double)}
        onLift={(place) => play.lift(place)}
        onDrop={(from, to) => void play.drop(from, to)}
        onDice={() => void play.swapDice()}
        onBoard={() => play.cancel()}
      />
      <WhichDie play={play} colour={sideColour(game, side) as 'white' | 'black'} />
    </>
  );
}
