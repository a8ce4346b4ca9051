/** Without accents and capitals: « Hélène » is found by « helene ». */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every word of `wanted` (already folded) is in the text. */
export const holdsWords = (text: string, wanted: readonly string[]): boolean => {
  if (wanted.length === 0) return true;
  const folded = fold(text);
  return wanted.every((word) => folded.includes(word));
};

export const foldedWords = (text: string): readonly string[] => fold(text).split(/\s+/u).filter(Boolean);
