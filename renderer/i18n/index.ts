import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Screen } from '#shared/ipc/screens.ts';
import type { Language } from '#shared/text/languages.ts';

/** What is read at once, a file of `words` each: with every start, with every screen, with one of them, or later. */
type Part =
  | 'start'
  | 'entities'
  | Screen
  | 'timeGrid'
  | 'importing'
  | 'help'
  | 'tour'
  | 'panels'
  | 'stopped'
  | 'onboarding';
type Files = Readonly<Record<`./words/${Part}.ts`, () => Promise<object>>>;

/** The build makes a chunk of each file in each language (`oneLanguage.ts`): a start reads its own language. */
const files: Readonly<Record<Language, Files>> = {
  fr: import.meta.glob<object>('./words/*.ts', { query: '?fr' }) as Files, // it forgets the names
  en: import.meta.glob<object>('./words/*.ts', { query: '?en' }) as Files, // as above
};

/** The catalogue, for what is not a component; components use useTranslation. */
export const words: i18n = createInstance();

/** What is to be there in whatever language is spoken. */
const wanted = new Set<Part>(['start']);

async function read(part: Part, language: Language): Promise<void> {
  words.addResourceBundle(language, 'translation', { ...(await files[language][`./words/${part}.ts`]()) }, true, true);
}

/** Reads what every start reads. The words of a screen come `withWords`, which may be called meanwhile. */
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

/** Code that is read when it is needed, with the words that it uses beside those of a start. */
export async function withWords<Code>(code: Promise<Code>, ...parts: readonly Part[]): Promise<Code> {
  for (const part of parts) wanted.add(part);
  const [here] = await Promise.all([code, ...parts.map((part) => read(part, words.language as Language))]); // one of ours
  return here;
}

export async function speak(language: Language): Promise<void> {
  // Also of a screen that is opened meanwhile: what is added to a set comes at its end.
  for (const part of wanted) await read(part, language);
  await words.changeLanguage(language);
}
