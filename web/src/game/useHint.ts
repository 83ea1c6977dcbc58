import { useEffect, useState } from 'preact/hooks';
import { brokenWords } from '../app/broken';
import type { Outcome, Side } from '../module/protocol';
import { say } from '../parts/LiveRegion';
import { askHint, hintWords } from '../play/hint';
import type { Stage } from '../play/stage';

export interface Hinted {
  outcome: Outcome;
  words: string;
}

/**
 * The hint of a running game: asked for, shown, and gone with the next thing that happens. `done` is
 * what has been composed or chosen since.
 */
export function useHint(session: Stage, done: unknown): {
  hint: Hinted | null;
  thinking: boolean;
  ask: () => Promise<Hinted | null>;
  drop: () => void;
} {
  const [hint, setHint] = useState<Hinted | null>(null);
  const [thinking, setThinking] = useState(false);
  const view = session.view.value;
  useEffect(() => setHint(null), [view.seq, session.peek.value, done]);
  const ask = async () => {
    const side: Side | null = session.view.value.toActSide;
    // Against a person far away nobody is helped by the computer.
    if (session.around !== null || thinking || side === null || session.composing.value === null) return null;
    setThinking(true);
    try {
      const seq = session.view.value.seq;
      const outcome = await askHint(session.view.value.game);
      // The game went on while the computer was thinking: too late.
      if (session.view.value.seq !== seq) return null;
      const found = { outcome, words: hintWords(session.view.value.game, side, outcome) };
      setHint(found);
      say(found.words);
      return found;
    } catch (reason) {
      session.failure.value = brokenWords(reason);
      return null;
    } finally {
      setThinking(false);
    }
  };
  return { hint, thinking, ask, drop: () => setHint(null) };
}
