import { useLocation } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../app/games';
import { t } from '../i18n';
import type { GameId } from '../module/protocol';
import { Choices } from '../parts/Choices';
import { gameName } from '../play/names';
import { api } from './api';
import { Problem } from './Frame';
import { ensureMe, me } from './me';
import { problem } from './words';
import type { Pace } from './wire';

/** The wish is renewed this often while one waits; the server forgets it after some more. */
const RENEW_MS = 20_000;

/** “Find me an opponent”: by game, pace and rating. */
export function QuickPairing({ waiting }: { waiting: Partial<Record<GameId, number>> | null }) {
  const { route } = useLocation();
  const [game, setGame] = useState<GameId>('dlouhe-vrhcaby');
  const [pace, setPace] = useState<Pace>('fast');
  const [rated, setRated] = useState<'rated' | 'casual'>('casual');
  const [searching, setSearching] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const guest = me.value?.person?.kind !== 'account';

  useEffect(() => {
    if (!searching) return undefined;
    let left = false;
    const ask = async () => {
      try {
        await ensureMe();
        const answer = await api.pair(game, pace, rated === 'rated');
        if (!left && answer.matchId) route(`/zapas/${answer.matchId}`);
      } catch (reason) {
        if (left) return;
        setFailure(problem(reason));
        setSearching(false);
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), RENEW_MS);
    return () => {
      left = true;
      clearInterval(timer);
      // Whoever goes elsewhere no longer waits; if the match has just begun there is nothing to stop.
      void api.stopPairing().catch(() => undefined);
    };
  }, [searching]);

  if (searching) {
    return (
      <div class="searching" role="status" data-testid="searching">
        <p>{t('net.searching', { game: gameName(game) })}</p>
        <button type="button" class="button" onClick={() => setSearching(false)}>{t('app.cancel')}</button>
      </div>
    );
  }
  return (
    <>
      <Problem words={failure} />
      <Choices
        label={t('net.game')}
        choices={GAMES.map((one) => ({
          value: one,
          label: gameName(one),
          hint: (waiting?.[one] ?? 0) > 0 ? t('net.waitingHere', { count: waiting![one]! }) : '',
        }))}
        value={game}
        onChoose={setGame}
      />
      <Choices
        label={t('net.pace')}
        choices={(['fast', 'slow', 'days'] as const).map((one) => ({ value: one, label: t(`net.pace.${one}`), hint: t(`net.pace.${one}.hint`) }))}
        value={pace as 'fast' | 'slow' | 'days'}
        onChoose={setPace}
      />
      {!guest && (
        <Choices
          label={t('net.kind')}
          choices={[{ value: 'casual', label: t('net.casual') }, { value: 'rated', label: t('net.rated') }]}
          value={rated}
          onChoose={setRated}
        />
      )}
      <button
        type="button"
        class="button primary big"
        onClick={() => {
          setFailure(null);
          setSearching(true);
        }}
      >
        {t('net.find')}
      </button>
    </>
  );
}
