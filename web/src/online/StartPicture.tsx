import type { GameId } from '../module/protocol';
import { LivePicture, Picture } from '../parts/LivePicture';
import { usePreview } from '../parts/preview';
import { settingsText } from '../play/start';

/** Where a game with these settings begins: still if the start is one of its own, else alive as ever. */
export function StartPicture({ game, settings }: { game: GameId; settings: Record<string, string> }) {
  const own = settings['start']?.includes('/') ? settingsText(settings) : null;
  const { shown } = usePreview(game, own);
  return own === null ? <LivePicture game={game} /> : <Picture game={game} shown={shown} />;
}
