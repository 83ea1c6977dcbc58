import { number, t, tOr } from '../i18n';
import type { GameInfo } from '../module/protocol';

/** Levels to choose from before the module has told which there are. */
const USUAL = [1, 2, 3, 4, 5, 6, 7, 8].map((one) => ({ number: one, elo: 0 }));

/** The computer's levels in a game, each with its name, what it is like and how strong. */
export function levelChoices(info: GameInfo | null): { value: string; label: string; hint: string }[] {
  return (info?.levels ?? USUAL).map((level) => ({
    value: String(level.number),
    label: tOr(`level.${level.number}`, String(level.number)),
    hint: [tOr(`level.hint.${level.number}`, ''), level.elo > 0 ? t('level.elo', { elo: number(level.elo) }) : ''].join(' ').trim(),
  }));
}
