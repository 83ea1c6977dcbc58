import { signal } from '@preact/signals';
import type { Language } from '../i18n';

/** The words of the lessons, fetched with them: nobody else pays for them. */
type Texts = Record<string, (values?: Record<string, unknown>) => string>;

const loaders: Record<Language, () => Promise<{ default: Texts }>> = {
  cs: () => import('./texts/cs.json?icu'),
  en: () => import('./texts/en.json?icu'),
  de: () => import('./texts/de.json?icu'),
  fr: () => import('./texts/fr.json?icu'),
};

const loaded = signal<Texts>({});

export async function loadTexts(language: Language): Promise<void> {
  loaded.value = (await loaders[language]()).default;
}

/** The text of a key; empty until the texts have come, and where a step has none of that kind. */
export function lessonText(key: string): string {
  return loaded.value[key]?.() ?? '';
}
