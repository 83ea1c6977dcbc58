import { t } from '../i18n';
import { rules } from '../module/client';
import type { Facts, GameId, Outcome, Side } from '../module/protocol';
import { cellName, nextCell } from '../board/overboard/geometry';
import { drawSeed } from './dice';
import { turnText } from './names';

/** What the best level would play now, and what that does. The match stays as it is. */
export async function askHint(game: GameId): Promise<Outcome> {
  const { games } = await rules.about();
  const levels = games.find((info) => info.id === game)?.levels ?? [];
  const { turn } = await rules.choose(Math.max(...levels.map((one) => one.number)), drawSeed());
  return rules.outcome(turn);
}

/** One sentence: the turn, and the two weightiest things it does. */
export function hintWords(game: GameId, side: Side, outcome: Outcome): string {
  const { move } = outcome;
  const turn = move
    ? t('say.push', { from: cellName(move.from), to: cellName(nextCell(move.from, move.direction) ?? move.from) })
    : turnText(game, side, outcome.steps, outcome.turn, false);
  const [first, second] = factWords(game, outcome.facts);
  const facts = second ? t('hint.and', { first: first!, second }) : first!;
  return t('hint.sentence', { turn, facts });
}

/** What a turn does, the weightiest first; at least one thing is said. */
export function factWords(game: GameId, facts: Facts): string[] {
  const words: string[] = [];
  const add = (when: boolean, word: () => string) => when && words.push(word());
  if (facts.kind === 'overboard') {
    add(facts.wins, () => t('hint.wins'));
    add(facts.falls, () => t(facts.captain ? 'hint.fallsCaptain' : 'hint.falls'));
    const saved = facts.dangerBefore - facts.danger;
    add(!facts.wins && saved > 0, () => t('hint.saves', { count: saved }));
    add(!facts.falls && facts.pushed > 0, () => t('hint.pushes', { count: facts.pushed }));
    add(!facts.wins && facts.danger === 0 && saved <= 0, () => t('hint.safe'));
    add(words.length === 0, () => t('hint.row', { count: facts.row }));
    return words;
  }
  const hitting = game === 'taiga-puff';
  add(facts.wins, () => t('hint.wins'));
  add(facts.returned > 0, () => t('hint.returned'));
  add(facts.hits > 0, () => t('hint.hits', { count: facts.hits }));
  add(facts.off > 0, () => t('hint.off', { count: facts.off }));
  add(hitting && facts.bridges > 0, () => t('hint.bridges', { count: facts.bridges }));
  add(!hitting && facts.run >= 3 && facts.run > facts.runBefore, () => t('hint.run', { count: facts.run }));
  add(facts.allHome && !facts.wins, () => t('hint.allHome'));
  add(hitting && facts.single < facts.singleBefore, () => t('hint.covers'));
  add(!hitting && facts.head > 0, () => t('hint.head', { count: facts.head }));
  add(facts.entered > 0, () => t('hint.entered', { count: facts.entered }));
  add(words.length === 0, () => t('hint.forward'));
  return words;
}
