import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#shared/text/languages.ts';
import { base } from './fr/base.ts';
import type { fr } from './fr/index.ts';

/** The words that one screen alone uses, which come with its code. */
const ownWords = {
  agreements: async () => (await import('./fr/agreements.ts')).agreements,
  companies: async () => (await import('./fr/companies.ts')).companies,
  finance: async () => (await import('./fr/finance.ts')).finance,
  importing: async () => (await import('./fr/importing.ts')).importing,
  onboarding: async () => (await import('./fr/onboarding.ts')).onboarding,
  teaching: async () => (await import('./fr/teaching.ts')).teaching,
} as const satisfies Partial<Record<keyof typeof fr, () => Promise<object>>>;
export type OwnWords = keyof typeof ownWords;
const allOwn = Object.keys(ownWords) as OwnWords[]; // keys forgets the names

/**
 * Every catalogue has the keys of the French one, which any other falls back to. Another one is a chunk of its own: no
 * start loads a language that nothing on screen is in.
 */
const others: Readonly<Partial<Record<Language, () => Promise<typeof fr>>>> = {
  en: async () => (await import('./en/index.ts')).en,
};

/** The catalogue, for what is not a component; components use useTranslation. */
export const words: i18n = createInstance();

/** `own`: the screens whose own words are read with it, rather than by `addWords`; by default every one. */
export async function startWords(language: Language, own: readonly OwnWords[] = allOwn): Promise<void> {
  const translation = await others[language]?.();
  await words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'fr',
    // A copy: i18next adds what is read later to the very object that it was given.
    resources: { fr: { translation: { ...base } }, ...(translation && { [language]: { translation } }) },
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
  await Promise.all(own.map(addWords));
}

/** Reads the words of a screen, before it is drawn. */
export async function addWords(own: OwnWords): Promise<void> {
  words.addResourceBundle('fr', 'translation', { [own]: await ownWords[own]() }, true, true);
}

export async function speak(language: Language): Promise<void> {
  const read = words.hasResourceBundle(language, 'translation') ? undefined : others[language];
  if (read) words.addResourceBundle(language, 'translation', await read());
  await words.changeLanguage(language);
}
