/**
 * The one folding of text: what it makes equal is the same text, for searches, lists, duplicates, names and clashes.
 * What is compared otherwise says why: `addressKey`, `fileNameKey` and `byFrench` below.
 */

/**
 * Letters that Unicode does not take apart, as who types them without a mark writes them; of Arabic those of Persian
 * and of the end of a word, and the line that makes a word longer.
 */
const bareLetters = new Map(
  'œoe æae ßss þth ŋng ɓb ðd đd ɗd əe ɛe ħh ıi ȷj ĸk ƙk łl øo ɔo ŧt ƴy ςσ یي ىي کك ةه ـ'
    .split(' ')
    .map((each) => [each.charAt(0), each.slice(1)] as const),
);
/** Accents with a place of their own, which are typed as apostrophes; Unicode takes them for a blank and an accent. */
const spacingAccents = '`´΄᾽᾿῾´';
/** Some of them are letters to Unicode. */
export const apostrophes = String.raw`'‘’‛′\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u05F3\uA78B\uA78C${spacingAccents}`;
export const hyphens = String.raw`\p{Pd}−⁃`;
const [accent, apostrophe, hyphen, bareLetter] = [
  spacingAccents,
  apostrophes,
  hyphens,
  [...bareLetters.keys()].join(''),
].map((signs) => new RegExp(`[${signs}]`, 'gu')) as [RegExp, RegExp, RegExp, RegExp]; // one each
/** Without the grave accent. */
const ascii = /^[ -_a-~]*$/u;

/** In characters: longer texts are pasted files, and are searched and compared as far as this. */
const longestFolded = 200_000;

/**
 * The folded letters of a text: no case, accents, ligatures or full width, nothing that is not seen; one apostrophe,
 * one hyphen and one kind of blank. For a caller that reads blanks itself; others fold the text.
 */
export function foldedLetters(whole: string): string {
  const text = whole.slice(0, longestFolded);
  if (ascii.test(text)) return text.toLowerCase();
  const bare = text
    .replaceAll(accent, "'")
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  if (ascii.test(bare)) return bare;
  return bare
    .replaceAll(apostrophe, "'")
    .replaceAll(hyphen, '-')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(bareLetter, (found) => bareLetters.get(found) ?? found);
}

/** The folded text, without outer and double blanks: « Hélène  Le Goff » gives « helene le goff ». */
export const fold = (text: string): string => foldedLetters(text).replaceAll(/ {2,}/gu, ' ').trim();

/** Its words with one blank between them: « Saint-Exupéry, n° 2 » gives « saint exupery n 2 ». */
export const foldedWords = (text: string): string => spaced(text).trim();

/** Its words as one: « N'Diaye », « N’DIAYE » and « Ndiaye » give « ndiaye », « Ben Ali » and « Benali » « benali ». */
export const joinedWords = (text: string): string => foldedLetters(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Words to search in, each after a blank, so that the beginning of a word can be found. */
export function foldedText(texts: readonly string[]): string {
  const joined = ` ${texts.join(' ')}`;
  // One that is long leaves the others to be found.
  return joined.length > longestFolded ? texts.map((text) => spaced(` ${text}`)).join('') : spaced(joined);
}

function spaced(text: string): string {
  const letters = foldedLetters(text);
  // Most texts are ASCII by now, of which the tables of Unicode are not needed: half the time.
  return letters.replaceAll(ascii.test(letters) ? /[^a-z\d]+/gu : /[^\p{L}\p{N}]+/gu, ' ');
}

/** E-mail addresses are compared without case, and with their accents, which lead elsewhere (R5.3). */
export const addressKey = (address: string): string => address.trim().normalize('NFC').toLowerCase();

/** Whether the text of a row may have an address: what is no letter may be written as an escape there. */
export const mayHaveAddress = (row: string, key: string): boolean =>
  !/^[\w@.-]+$/u.test(key) || row.toLowerCase().includes(key);

/** Names and paths of files are compared without case, and with their accents, as file shares do. */
export const fileNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

const french = new Intl.Collator('fr', { numeric: true });
/** The order of names, in which accents part what is otherwise equal, and numbers count by their value. */
export const byFrench = (a: string, b: string): number => french.compare(a, b);
