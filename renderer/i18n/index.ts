import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageNames } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** Every catalogue has the keys of the French one. */
const catalogues: Readonly<Record<Language, typeof fr>> = { fr, en };

/** The catalogue, for what is not a component; components use useTranslation. */
export const words: i18n = createInstance();

/** Loads both catalogues, so that switching needs no network and no wait. */
export async function startWords(language: Language): Promise<void> {
  await words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'fr',
    resources: Object.fromEntries(languageNames.map((name) => [name, { translation: catalogues[name] }])),
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
}

export async function speak(language: Language): Promise<void> {
  await words.changeLanguage(language);
}
