/**
 * The languages of the screens. Adding one begins here; the compiler then asks for its words: the catalogue
 * (renderer/i18n), the labels of entities (renderer/i18n/labels), the menu (main/app/words.ts), its key names and units
 * (renderer/ui) and its date words (renderer/features/calendar/quickAdd). French is the first and the fallback.
 */
export const languages = {
  fr: { name: 'Français', locale: 'fr-FR', number: 'n°' },
  en: { name: 'English', locale: 'en-GB', number: 'no.' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

interface LanguageFacts {
  /** In the language itself. */
  readonly name: string;
  /** BCP 47, for dates, numbers and currency. */
  readonly locale: string;
  /** Before a number that names a thing: n° 12. */
  readonly number: string;
}

export type Language = keyof typeof languages;

/** As the settings list them. */
export const languageNames = Object.keys(languages) as [Language, ...Language[]]; // `keys` forgets the names

/** A word or sentence in every language of the screens. */
export type Words = Readonly<Record<Language, string>>;

/** The language of a BCP 47 tag ("en-US"), French where it is none of ours. */
export const languageOf = (tag: string): Language =>
  languageNames.find((language) => tag.toLowerCase().startsWith(language)) ?? 'fr';
