import { preferences } from '../app/preferences';
import { t } from '../i18n';
import type { Board, Seat } from '../module/protocol';
import { SideMark } from '../parts/Glyphs';
import { nameOf, sideName } from '../play/names';
import type { Stage } from '../play/stage';

/** Both players: whose turn it is, their stones, pips or figures left, and the score between them. */
export function Players({ session }: { session: Stage }) {
  const view = session.view.value;
  const composing = session.composing.value;
  const board = composing?.kind === 'tables' ? composing.board : session.board.value;
  const mine: Seat = session.alone ?? 'a';
  const other: Seat = mine === 'a' ? 'b' : 'a';
  const series = view.settings['length'] !== undefined && view.settings['length'] !== '1';
  return (
    <div class="players">
      <Player session={session} seat={mine} board={board} />
      <p class={`score${series ? '' : ' single'}`} aria-label={t('play.score', { a: view.score[mine], b: view.score[other] })} data-testid="score">
        {series ? `${view.score[mine]} : ${view.score[other]}` : '–'}
      </p>
      <Player session={session} seat={other} board={board} />
    </div>
  );
}

function Player({ session, seat, board }: { session: Stage; seat: Seat; board: Board | null }) {
  const view = session.view.value;
  const side = view.sides?.[seat] ?? null;
  const acting = view.toAct === seat && view.result === null;
  const name = nameOf(view.players, seat);
  let count = '';
  let words = '';
  if (side && board?.kind === 'tables') {
    count = String(board.pips[side]);
    words = t('play.pips', { count: board.pips[side] });
  } else if (side && board?.kind === 'overboard') {
    count = String(board.left[side]);
    words = t('play.left', { count: board.left[side] });
  }
  const label = [name, side ? sideName(view.game, side) : '', words].filter((word) => word !== '').join(', ');
  return (
    <div class={`player${acting ? ' acting' : ''}`} aria-label={label} role="group" data-testid={`player-${seat}`} aria-current={acting ? 'true' : undefined}>
      <SideMark game={view.game} side={side} />
      <span class="player-name">{name}</span>
      {preferences.value.pips && (
        <span class="player-count" title={words}>
          {count}
        </span>
      )}
      {session.around && <session.around.Seat stage={session} seat={seat} />}
    </div>
  );
}
