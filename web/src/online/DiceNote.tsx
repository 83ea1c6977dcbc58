import { t } from '../i18n';
import type { OnlineSession } from './match';

/** The promise of the dice of this game: what the server committed itself to, and what the players added. */
export function DiceNote({ session }: { session: OnlineSession }) {
  const own = session.events.value.filter((event) => !event.rule).map((event) => event.line.split(' '));
  const at = own.findLastIndex(([what]) => what === 'commit');
  if (at < 0) return null;
  const [, game, commit] = own[at]!;
  const nonce = (seat: string) => own.slice(at).find(([what, who]) => what === 'ready' && who === seat)?.[2];
  const seed = own.find(([what, which]) => what === 'seed' && which === game)?.[2];
  const line = (name: string, value: string | undefined) => (
    <div>
      <dt>{name}</dt>
      <dd class="hash">{value === undefined || value === '-' ? t('net.dice.none') : value}</dd>
    </div>
  );
  return (
    <details class="dice-note" data-testid="dice-note">
      <summary>{t('net.dice.title')}</summary>
      <p class="hint">{t('net.dice.explain')}</p>
      <dl>
        {line(t('net.dice.commit', { game: game ?? '' }), commit)}
        {line(t('net.dice.nonce', { name: session.view.value.players.a }), nonce('a'))}
        {line(t('net.dice.nonce', { name: session.view.value.players.b }), nonce('b'))}
        {line(t('net.dice.seed'), seed)}
      </dl>
      <a class="button" href={`/kostky?zapas=${session.id}`}>{t('net.dice.check')}</a>
    </details>
  );
}
