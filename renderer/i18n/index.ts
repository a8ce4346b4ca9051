import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** The catalogue, for what is not a component; components use useTranslation. */
export const words: i18n = createInstance();

/** Loads both catalogues, so that switching needs no network and no wait. */
export async function startWords(language: 'fr' | 'en'): Promise<void> {
  await words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'fr',
    resources: { fr: { translation: fr }, en: { translation: en } },
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
}

export async function speak(language: 'fr' | 'en'): Promise<void> {
  await words.changeLanguage(language);
}
