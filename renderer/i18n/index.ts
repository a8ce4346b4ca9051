import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#shared/text/languages.ts';
import type * as all from './all.ts';
import type * as start from './words/start.ts';

/** A screen whose words come with its code: its file in `words`, named like the part of the catalogue that it holds. */
export type OwnWords = Exclude<keyof typeof all, keyof typeof start>;
type Files = Readonly<Record<`./words/${OwnWords | 'start'}.ts`, () => Promise<object>>>;

/** The build makes a chunk of each file in each language (`oneLanguage.ts`): a start reads its own language. */
const files: Readonly<Record<Language, Files>> = {
  fr: import.meta.glob<object>('./words/*.ts', { query: '?fr' }) as Files, // it forgets the names
  en: import.meta.glob<object>('./words/*.ts', { query: '?en' }) as Files, // as above
};

/** The catalogue, for what is not a component; components use useTranslation. */
export const words: i18n = createInstance();

/** What is to be there in whatever language is spoken. */
const wanted = new Set<OwnWords | 'start'>(['start']);

async function read(part: OwnWords | 'start', language: Language): Promise<void> {
  words.addResourceBundle(language, 'translation', { ...(await files[language][`./words/${part}.ts`]()) }, true, true);
}

/** Reads what every start reads; the words of a screen are read by `addWords`. */
export async function startWords(language: Language): Promise<void> {
  await words.use(initReactI18next).init({
    lng: language,
    fallbackLng: false, // every language is whole
    resources: {},
    interpolation: { escapeValue: false }, // React escapes
    returnNull: false,
  });
  await read('start', language);
}

/** Reads the words of a screen, before it is drawn. */
export async function addWords(own: OwnWords): Promise<void> {
  wanted.add(own);
  await read(own, words.language as Language); // nothing else is spoken
}

export async function speak(language: Language): Promise<void> {
  // Also of a screen that is opened meanwhile: what is added to a set comes at its end.
  for (const part of wanted) await read(part, language);
  await words.changeLanguage(language);
}
