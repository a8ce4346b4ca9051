const ascii = /^[ -~]*$/u;
const marks = /\p{M}/gu;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Lower case, without accents; what is neither letter nor digit is one space. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  const latin = ascii.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replaceAll(marks, '')
        .replaceAll(/[œæßøł]/gu, (letter) => ligatures[letter] ?? letter);
  return latin.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** What is typed, as it is searched: « Jean-Pierre » and « jean pierre » are one. */
export const fold = (text: string): string => plain(text).trim();

/** Words to be searched, each after a space, so that where one begins can be told. */
export const straw = (words: readonly string[]): string => plain(` ${words.join(' ')}`);
