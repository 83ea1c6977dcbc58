import { useRoute } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { pace, preferences } from '../app/preferences';
import { Deck } from '../board/overboard/Deck';
import { viewOf, type TablesGame } from '../board/tables/geometry';
import { TablesBoard } from '../board/tables/TablesBoard';
import { useKeys } from '../game/useKeys';
import { Moves } from '../game/MoveList';
import { t } from '../i18n';
import { rules } from '../module/client';
import type { Board, Frame, GameId } from '../module/protocol';
import { SideMark } from '../parts/Glyphs';
import { Icon, type IconName } from '../parts/Icon';
import { say } from '../parts/LiveRegion';
import { gameName, nameOf, turnText } from '../play/names';
import { sayCell, sayPlace } from '../play/say';
import type { Stop } from '../play/stage';
import { loadMatch, type Saved } from '../play/store';
import { NotFoundPage } from './NotFoundPage';
import { useTitle } from './title';

/** A finished game, turn by turn. */
export function ReplayPage() {
  const { id } = useRoute().params;
  const [saved, setSaved] = useState<Saved | 'missing' | null>(null);
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useTitle(t('replay.title'));
  useEffect(() => {
    void (async () => {
      const found = await loadMatch(id ?? '');
      if (!found) return setSaved('missing');
      setFrames(await rules.frames(found.log));
      setSaved(found);
    })();
  }, [id]);
  if (saved === 'missing') return <NotFoundPage />;
  if (!saved) return <main class="table-page loading" aria-busy="true" />;
  return <Replay game={saved.game} players={saved.players} frames={frames} back="/" />;
}

interface Scene extends Stop {
  score: Frame['score'];
}

/** The turns of a replay; the board before the first turn of each game can be reached as −1. */
function scenesOf(frames: readonly Frame[]): Scene[] {
  return frames.flatMap((frame) =>
    frame.last && frame.event.startsWith('turn') ? [{ gameNumber: frame.gameNumber, board: frame.board, last: frame.last, score: frame.score }] : [],
  );
}

/** Turn by turn; `back` is where one came from. */
export function Replay(props: { game: GameId; players: { a: string; b: string }; frames: readonly Frame[]; back: string }) {
  const { game, players, frames } = props;
  const scenes = scenesOf(frames);
  const end = scenes.length - 1;
  const [at, setAt] = useState(-1);
  const [running, setRunning] = useState(false);
  const go = (to: number) => setAt(Math.max(-1, Math.min(end, to)));
  useEffect(() => {
    if (!running) return;
    if (at >= end) return setRunning(false);
    const next = setTimeout(() => setAt(at + 1), 1300);
    return () => clearTimeout(next);
  }, [running, at, end]);
  const scene = scenes[at] ?? null;
  useEffect(() => {
    if (scene && !running) say(turnText(game, scene.last.by, scene.last.steps, scene.last.text, scene.last.passed));
  }, [at]);
  const toggle = () => {
    if (!running && at >= end) setAt(-1);
    setRunning(!running);
  };
  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(-1),
    End: () => go(end),
    ' ': toggle,
  });
  // A game given up before anybody moved has no scenes, but a board.
  const board = scene?.board ?? scenes[0]?.last.before ?? frames.find((frame) => frame.board)?.board ?? null;
  const button = (name: IconName, label: string, act: () => void, off: boolean) => (
    <button type="button" class="button icon-only" aria-label={label} disabled={off} onClick={act}>
      <Icon name={name} />
    </button>
  );
  return (
    <main class={`table-page replay ${game}`} data-testid="replay">
      <header class="table-head">
        <a class="button icon-only quiet" href={props.back} aria-label={t(props.back === '/' ? 'app.home' : 'net.back')}>
          <Icon name="back" />
        </a>
        <h1 class="replay-title">
          {gameName(game)}
          <span>{t('home.versus', { a: nameOf(players, 'a'), b: nameOf(players, 'b') })}</span>
        </h1>
        <p class="score">{`${scene?.score.a ?? 0} : ${scene?.score.b ?? 0}`}</p>
      </header>
      <div class="table-board">{board && <Picture game={game} board={board} scene={scene} />}</div>
      <aside class="table-side always">
        <Moves game={game} stops={scenes} current={at} onPick={go} />
      </aside>
      <footer class="table-foot">
        <p class="replay-turn" data-testid="replay-turn">
          {scene && (
            <>
              <SideMark game={game} side={scene.last.by} />
              {turnText(game, scene.last.by, scene.last.steps, scene.last.text, scene.last.passed)}
            </>
          )}
        </p>
        <div class="controls replay-controls">
          {button('first', t('play.first'), () => go(-1), at < 0)}
          {button('previous', t('play.previous'), () => go(at - 1), at < 0)}
          <button type="button" class="button primary icon-only" aria-label={t(running ? 'play.pause' : 'play.run')} onClick={toggle}>
            <Icon name={running ? 'pause' : 'play'} />
          </button>
          {button('next', t('play.next'), () => go(at + 1), at >= end)}
          {button('last', t('play.last'), () => go(end), at >= end)}
          <p class="status" data-testid="replay-at">{`${at + 1} / ${scenes.length}`}</p>
        </div>
      </footer>
    </main>
  );
}

function Picture({ game, board, scene }: { game: GameId; board: Board; scene: Scene | null }) {
  const last = scene?.last ?? null;
  const { mirrored, numbers, big } = preferences.value;
  if (board.kind === 'overboard') {
    return (
      <Deck
        board={board} led={last?.move ?? null} turned={mirrored} movable={[]} selected={null} moves={[]} preview={null}
        last={last?.move ?? null} pace={pace()} big={big} names={numbers} label={t('board.deck')} cellLabel={(cell) => sayCell(board, cell)} cursor={0}
      />
    );
  }
  const tables = game as TablesGame;
  const roll = last?.roll ?? null;
  return (
    <TablesBoard
      game={tables} board={board} view={viewOf(tables, 'first', mirrored)} counting={last?.by ?? 'first'}
      dice={last && roll ? { side: last.by, roll: '', dice: roll.map((value) => ({ value, used: false, left: null, later: false })) } : null}
      mover={null} sources={[]} selected={null} targets={[]}
      traces={last ? last.steps.map((step) => ({ side: last.by, from: step.from, to: step.to })) : []}
      pace={pace()} big={big} plain={!numbers} label={t('board.tables', { game: gameName(game) })}
      cellLabel={(place, side) => sayPlace(tables, board, place, side, 'first')} diceLabel=""
    />
  );
}
