import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#shared/text/languages.ts';
import { fr } from './fr/index.ts';

/**
 * Every catalogue has the keys of the French one, which any other falls back to. Another one is a chunk of its own: no
 * start loads a language that nothing on screen is in.
 */
const catalogues: Readonly<Record<Language, () => Promise<typeof fr>>> = {
  fr: async () => fr,
  en: async () => (await import('./en/index.ts')).en,
};

/** The catalogue, for what is not a component; components use useTranslation. */
export const words: i18n = createInstance();

export async function startWords(language: Language): Promise<void> {
  const translation = await catalogues[language]();
  await words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'fr',
    resources: { fr: { translation: fr }, [language]: { translation } },
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
}

export async function speak(language: Language): Promise<void> {
  if (!words.hasResourceBundle(language, 'translation'))
    words.addResourceBundle(language, 'translation', await catalogues[language]());
  await words.changeLanguage(language);
}
