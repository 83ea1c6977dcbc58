/**
 * Words that are right to be the same in two languages. Anything else that is the same was forgotten:
 * `messages.test.ts` says so.
 */

/** Names, the same everywhere. */
export const SAME_ANYWHERE: ReadonlySet<string> = new Set([
  'app.name',
  'game.pres-palubu',
  'game.taiga-puff',
  'game.dlouhe-vrhcaby',
  'result.mars',
  'result.oin',
  'keys.deck',
  'settings.language.cs',
  'settings.language.en',
  'settings.language.de',
  'settings.language.fr',
  'net.seconds',
]);

/** By key, the pairs of languages in which the word is the same. */
export const SAME: Readonly<Record<string, string>> = {
  'new.computer': 'en-de',
  'new.series': 'cs-fr',
  'setting.end.A': 'en-fr',
  'setting.end.B': 'en-fr',
  'setting.length.stakeCount': 'en-fr',
  'result.series': 'cs-fr',
  'result.rematch': 'de-fr',
  'settings.pace.normal': 'en-de',
  'settings.part.stick': 'en-de',
  'settings.skin': 'en-de',
  'settings.volume': 'en-fr',
  'settings.vibration': 'en-de en-fr de-fr',
  'statistics.stakes': 'en-fr',
  'board.deck': 'en-de',
  'command.hand': 'en-de',
  'command.bar': 'en-de',
  'net.minutes': 'cs-en cs-fr en-fr',
  'net.ratingChange': 'cs-en',
  'net.rating': 'cs-en',
  'net.name': 'en-de',
  'net.chips': 'en-de',
};
