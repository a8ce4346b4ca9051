/**
 * Adding one begins here; the compiler asks for its words: the catalogue (renderer/i18n/words, read by
 * renderer/i18n/index.ts), entities (shared/entities), the menu (main/app/words.ts), keys and units (renderer/ui), days
 * and hours (shared/text/when). French is first, and that of a system with none of these.
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

/** Words by name, side by side in every language: a text that lacks one does not compile. */
export interface Texts {
  readonly [name: string]: Words | Texts;
}

export type InOneLanguage<Part> = Part extends Words
  ? string
  : { readonly [Name in keyof Part]: InOneLanguage<Part[Name]> };

const isText = (part: Words | Texts): part is Words => typeof part.fr === 'string';

/** The same names, with the words of one language. */
export function inLanguage<Part extends Texts>(texts: Part, language: Language): InOneLanguage<Part> {
  const said = Object.entries(texts).map(([name, part]) => [
    name,
    isText(part) ? part[language] : inLanguage(part, language),
  ]);
  return Object.fromEntries(said) as InOneLanguage<Part>; // its names and nesting are those of the texts
}

/** The language of a BCP 47 tag ("en-US"), French where it is none of ours. */
export const languageOf = (tag: string): Language =>
  languageNames.find((language) => tag.toLowerCase().startsWith(language)) ?? 'fr';
