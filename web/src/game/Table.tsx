import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { prefer, preferences } from '../app/preferences';
import { t } from '../i18n';
import { ClauseLink } from '../parts/ClauseLink';
import { Icon } from '../parts/Icon';
import { gameName } from '../play/names';
import type { Stage } from '../play/stage';
import { CommandLine } from './CommandLine';
import { GameMenu } from './GameMenu';
import { MoveList, PeekBar } from './MoveList';
import { NoticeCard } from './NoticeCard';
import { Players } from './Players';
import { ResultSheet } from './ResultSheet';
import { DrawAnswer, ResignDialog } from './Questions';

export interface Primary {
  label: string;
  act: () => void;
  ready: boolean;
}

/**
 * What all games share on the screen: players and score above, the board, what to do now below;
 * on a wide screen the moves stand beside the board, on a phone they are in the menu.
 */
export function Table(props: {
  session: Stage;
  go: (path: string) => void;
  board: ComponentChildren;
  status: string;
  refused?: boolean;
  /** The rule behind a refusal, e.g. LV-9: leads to the rules. */
  clause?: string | null;
  primary: Primary | null;
  /** Takes back a step of the composed turn; null when there is none. */
  undo: (() => void) | null;
  /** The game has steps to take back at all. */
  canUndo?: boolean;
  /** The hint: asks for one, and what it says; null while there is nothing to hint at. */
  hint: { ask: () => void; thinking: boolean; words: string | null; drop: () => void } | null;
  /** The command line: answers what to say. */
  command: { example: string; run: (line: string) => Promise<string> };
  /** Something in a lower corner (the joystick), and in which. */
  corner?: ComponentChildren;
  cornerSide?: 'left' | 'right';
  /** Something over the board (a question). */
  over?: ComponentChildren;
}) {
  const { session } = props;
  const [menu, setMenu] = useState(false);
  const [resigning, setResigning] = useState(false);
  const { game, players } = session.view.value;
  const peeking = session.peek.value !== null;
  const { around } = session;
  return (
    <Frame session={session} class={`table-page ${game}${around ? ' online' : ''}${props.corner ? ` with-stick ${props.cornerSide} stick-${preferences.value.stick}` : ''}`}>
      <h1 class="unseen">{gameName(game)}</h1>
      <header class="table-head">
        <a class="button icon-only quiet" href="/" aria-label={t('app.home')}>
          <Icon name="back" />
        </a>
        <Players session={session} />
        {around && <around.Head stage={session} />}
        <SoundButton />
        <button type="button" class="button icon-only quiet" aria-label={t('play.menu')} aria-haspopup="dialog" onClick={() => setMenu(true)}>
          <Icon name="menu" />
        </button>
      </header>
      <div class="table-board">
        {props.board}
        {props.over}
        {around && <around.Over stage={session} />}
        <NoticeCard session={session} />
        {props.hint?.words && (
          <p class="hint-card" data-testid="hint">
            <Icon name="hint" />
            <span>{props.hint.words}</span>
            <button type="button" class="button quiet icon-only" aria-label={t('app.close')} onClick={props.hint.drop}>
              <Icon name="close" />
            </button>
          </p>
        )}
      </div>
      <aside class="table-side">
        <MoveList session={session} />
        {around && <around.Beside stage={session} />}
      </aside>
      <footer class="table-foot">
        {peeking ? (
          <PeekBar session={session} />
        ) : (
          <div class="controls">
            {props.canUndo && (
              <button type="button" class="button icon-only" aria-label={t('play.undo')} disabled={!props.undo} onClick={() => props.undo?.()}>
                <Icon name="undo" />
              </button>
            )}
            <p class={`status${props.refused ? ' refused' : ''}`} data-testid="status">
              {props.status}
              {props.clause && <ClauseLink game={game} clause={props.clause} />}
            </p>
            {props.hint && (
              <button type="button" class="button icon-only" aria-label={t('hint.ask')} aria-busy={props.hint.thinking} onClick={props.hint.ask}>
                <Icon name="hint" />
              </button>
            )}
            {props.primary && (
              <button type="button" class="button primary go" disabled={!props.primary.ready} onClick={props.primary.act} data-testid="primary">
                {props.primary.label}
              </button>
            )}
            {!props.primary && session.view.value.result && !session.resultShown.value && (
              <button type="button" class="button primary go" onClick={() => (session.resultShown.value = true)}>
                {t('replay.result')}
              </button>
            )}
          </div>
        )}
        {props.corner}
        {!peeking && <CommandLine example={props.command.example} onCommand={props.command.run} />}
      </footer>
      {session.failure.value !== null && (
        <p class="failure floating" role="alert">
          {session.failure.value}
          <button type="button" class="button quiet icon-only" aria-label={t('app.close')} onClick={() => (session.failure.value = null)}>
            <Icon name="close" />
          </button>
        </p>
      )}
      <ResignDialog session={session} open={resigning} onClose={() => setResigning(false)} />
      {around ? (
        <>
          <around.Menu stage={session} open={menu} onClose={() => setMenu(false)} onResign={() => setResigning(true)} />
          <around.Questions stage={session} />
          <around.Result stage={session} go={props.go} />
        </>
      ) : (
        <>
          <GameMenu session={session} go={props.go} open={menu} onClose={() => setMenu(false)} onResign={() => setResigning(true)} />
          <DrawAnswer session={session} />
          <ResultSheet session={session} go={props.go} key={players.a} />
        </>
      )}
    </Frame>
  );
}

/** The table itself. What it is at changes with every tap, and nothing within is drawn anew for that. */
function Frame({ session, class: classes, children }: { session: Stage; class: string; children: ComponentChildren }) {
  return (
    <main class={classes} data-testid="game" data-phase={session.view.value.phase} data-busy={busyOf(session)}>
      {children}
    </main>
  );
}

/** What the table is at, or empty while it waits for a person and everything asked is answered. */
function busyOf(session: Stage): string {
  return session.busy.value ?? (session.unanswered.value > 0 ? 'composing' : '');
}

function SoundButton() {
  const on = preferences.value.sound;
  return (
    <button type="button" class="button icon-only quiet sound-button" aria-label={t(on ? 'settings.soundOff' : 'settings.soundOn')} onClick={() => prefer('sound', !on)}>
      <Icon name={on ? 'soundOn' : 'soundOff'} />
    </button>
  );
}
