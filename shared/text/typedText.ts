/** Scripts whose letters a joiner binds or parts, and emoji, which it joins. */
const joined = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Nko}\p{sc=Mongolian}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Khmer}\p{sc=Tibetan}`;
/** Joiners that join nothing: after anything but such a letter. While one types, the next letter is still to come. */
const strayJoiner = new RegExp(String.raw`(?<![${joined}])[\u200C\u200D]`, 'gu');
/** Marks of direction and what has no width, which change how a text looks and not what it says. */
const unseen = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\u034F/gu;
/** The letters of a flag's code, which show only after a black flag: those are captured with it. */
const flagOrTag = /(\u{1F3F4}[\u{E0020}-\u{E007F}]*)|[\u{E0000}-\u{E007F}]/gu;
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu;

/**
 * Composed (NFC), without control and invisible characters but for the joiners of emoji and scripts. `hasLines`: with
 * line breaks, else blanks.
 */
export const typedText = (text: string, hasLines = false): string =>
  text
    .replaceAll(lineBreak, hasLines ? '\n' : ' ')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(unseen, '')
    .replaceAll(flagOrTag, '$1')
    .replaceAll(strayJoiner, '')
    .normalize('NFC');

/** Characters of a line that is read at each key: a pasted page would stop the window for minutes. */
export const longestLine = 500;

/** The lines of a text that say something. */
export const linesIn = (text: string): readonly string[] =>
  text
    .split(lineBreak)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const escapedHalf = /(?<!\\)(?:\\\\)*\\ud[89a-f]/u;

/** Whether every text in a JSON value can be encoded: none has half of a surrogate pair. */
export const isEncodable = (value: unknown): boolean => !escapedHalf.test(JSON.stringify(value) ?? '');
