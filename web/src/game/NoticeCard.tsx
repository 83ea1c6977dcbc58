import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import type { GameId } from '../module/protocol';
import { DieGlyph, SideMark } from '../parts/Glyphs';
import { say } from '../parts/LiveRegion';
import { nameOf, sideName, sideColour } from '../play/names';
import type { Notice, Stage } from '../play/stage';

/** What just happened and cannot be seen on the board: a pass, the roll for who starts. */
export function NoticeCard({ session }: { session: Stage }) {
  const notice = session.notice.value;
  useEffect(() => {
    if (notice) say(noticeWords(session, notice));
  }, [notice]);
  if (!notice) return null;
  const view = session.view.value;
  return (
    <div class="notice" data-testid="notice">
      {notice.kind === 'opening' && (
        <>
          <p class="notice-title">{openingTitle(view.game)}</p>
          <div class="notice-dice">
            {(['a', 'b'] as const).map((seat) => (
              <span key={seat} class="notice-die">
                {view.game === 'pres-palubu' ? <SideMark game={view.game} side={view.sides?.[seat] ?? null} /> : <DieGlyph value={notice[seat]} />}
                <span>{nameOf(view.players, seat)}</span>
              </span>
            ))}
          </div>
          <p>{openingWords(session, notice)}</p>
        </>
      )}
      {notice.kind === 'pass' && (
        <>
          {notice.roll && (
            <div class="notice-dice">
              {notice.roll.map((value, i) => (
                <DieGlyph key={i} value={value} colour={sideColour(view.game, notice.side) === 'black' ? 'black' : 'white'} />
              ))}
            </div>
          )}
          <p class="notice-title">{passWords(session, notice)}</p>
        </>
      )}
      {notice.kind === 'declined' && <p class="notice-title">{declinedWords(session, notice)}</p>}
    </div>
  );
}

/** A game without dice shows what the lot has given to whom, not the throw behind it. */
function openingTitle(game: GameId): string {
  return t(game === 'pres-palubu' ? 'play.lot' : 'play.opening');
}

function openingWords(session: Stage, notice: Notice & { kind: 'opening' }): string {
  if (notice.starts === null) return t('play.openingTie');
  if (session.alone === notice.starts) return t('play.beginsYou');
  return t('play.begins', { name: nameOf(session.view.value.players, notice.starts) });
}

function declinedWords(session: Stage, notice: Notice & { kind: 'declined' }): string {
  return t('draw.declinedBy', { name: nameOf(session.view.value.players, notice.seat) });
}

function passWords(session: Stage, notice: Notice & { kind: 'pass' }): string {
  if (session.alone === notice.seat) return t('play.passYou');
  return t('play.pass', { side: sideName(session.view.value.game, notice.side) });
}

function noticeWords(session: Stage, notice: Notice): string {
  const { game, players, sides } = session.view.value;
  if (notice.kind === 'declined') return declinedWords(session, notice);
  if (notice.kind === 'pass') {
    const rolled = notice.roll ? `${t('play.passRoll', { a: notice.roll[0], b: notice.roll[1] })}. ` : '';
    return `${rolled}${passWords(session, notice)}`;
  }
  if (game === 'pres-palubu' && sides) {
    const given = (['a', 'b'] as const).map((seat) => `${nameOf(players, seat)}: ${sideName(game, sides[seat])}`).join(', ');
    return `${openingTitle(game)}: ${given}. ${openingWords(session, notice)}.`;
  }
  const dice = t('play.openingResult', {
    a: nameOf(players, 'a'), da: notice.a, b: nameOf(players, 'b'), db: notice.b,
  });
  return `${openingTitle(game)}: ${dice}. ${openingWords(session, notice)}.`;
}
