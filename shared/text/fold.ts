/** Without accents: « Hélène » gives « Helene ». */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Without accents and capitals: « Hélène » gives « helene ». Every other folding is made from this one. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase();

/** The words of a text between blanks, folded. */
export const foldedWords = (text: string): readonly string[] => fold(text).split(/\s+/u).filter(Boolean);
