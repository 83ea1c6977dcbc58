/** The languages the pages speak, Czech first; each has `<language>.json` beside this file. */
export const LANGUAGES = ['cs', 'en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who understands Czech better than English, so that nobody is greeted in a third language. */
const NEIGHBOURS: Record<string, Language> = { sk: 'cs' };

/**
 * The language to greet somebody in whose browser asks for these, the dearest first (`de-AT`, `sk`
 * …): the first that is spoken here. Czech where none is.
 */
export function greeting(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const name = tag.toLowerCase().split('-')[0]!;
    const spoken = LANGUAGES.find((language) => language === name) ?? NEIGHBOURS[name];
    if (spoken) return spoken;
  }
  return LANGUAGES[0];
}
