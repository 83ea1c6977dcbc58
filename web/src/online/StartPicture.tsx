import { useEffect, useState } from 'preact/hooks';
import { rules } from '../module/client';
import type { Board, GameId } from '../module/protocol';
import { LivePicture, Picture } from '../parts/LivePicture';
import { settingsText } from '../play/start';

/** Where a game with these settings begins: still if the start is one of its own, else alive as ever. */
export function StartPicture({ game, settings }: { game: GameId; settings: Record<string, string> }) {
  const own = settings['start']?.includes('/') ? settingsText(settings) : null;
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    if (own !== null) void rules.preview(game, own).then(setBoard, () => undefined);
  }, [game, own]);
  return own === null ? <LivePicture game={game} /> : <Picture game={game} shown={board && { board, led: null, dice: null }} />;
}
