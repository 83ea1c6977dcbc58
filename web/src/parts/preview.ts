import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../app/reason';
import { rules } from '../module/client';
import type { GameId } from '../module/protocol';
import type { Shown } from './LivePicture';

/** The start of a game with these settings, or why there is none; neither while it is not known. */
export interface Preview {
  shown: Shown | null;
  wrong: string | null;
}

const UNKNOWN: Preview = { shown: null, wrong: null };

/** What a game with these settings (as text) starts with; of `null` nothing is asked for. */
export function usePreview(game: GameId, settings: string | null): Preview {
  const [preview, setPreview] = useState(UNKNOWN);
  useEffect(() => {
    if (settings === null) return;
    let late = false;
    rules.preview(game, settings).then(
      (board) => !late && setPreview({ shown: { board, led: null, dice: null }, wrong: null }),
      (reason: unknown) => !late && setPreview({ shown: null, wrong: messageOf(reason) }),
    );
    return () => {
      late = true;
    };
  }, [game, settings]);
  return preview;
}
