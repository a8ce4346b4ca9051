/** What a file without a byte order mark may be in: Unicode, or what Windows, Macintosh and MS-DOS had in France. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh', 'cp850'] as const;
export type Encoding = (typeof encodings)[number];
type Marked = Encoding | 'utf-16le' | 'utf-16be';

/**
 * Decodes by byte order mark, zeros between characters (UTF-16), `chosen`, UTF-8 where half of the lines beyond ASCII
 * are, else by letters that come out. Bytes that are no sign become `unreadable`.
 */
export function decode(bytes: Uint8Array, chosen?: Encoding): { readonly text: string; readonly encoding: Marked } {
  const encoding = marked(bytes) ?? chosen ?? likely(bytes);
  return { text: textIn(bytes, encoding), encoding };
}

/** What stands in a text for bytes that are no sign. */
export const unreadable = '\uFFFD';

/** The first line that tells encodings apart, by encoding, cut to 80; null where the bytes leave no doubt. */
export function readings(bytes: Uint8Array): ReadonlyMap<Encoding, string> | null {
  const [line] = marked(bytes) ? [] : tellingLines(bytes, 1);
  if (!line) return null;
  const from = Math.max(0, line.findIndex(isBeyondAscii) - 40);
  // A sign of UTF-8 has four bytes at most.
  const shown = line.subarray(from, from + 4 * 80);
  return new Map(encodings.map((encoding) => [encoding, textIn(shown, encoding).slice(0, 80).trim()]));
}

function textIn(bytes: Uint8Array, encoding: Marked): string {
  // The mark itself is no part of the text: every decoder of Unicode leaves it out.
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCodePoint(byte) : cp850.charAt(byte - 128))).join('');
}

/** The upper half of IBM's code page 850, which no browser knows. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

function marked(bytes: Uint8Array): Marked | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, sampleBytes).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Zeros of both kinds are what fills a file up to its end, or no text.
  const many = Math.min(bytes.length, sampleBytes) / 8;
  if (odd > many && odd > 4 * even) return 'utf-16le';
  return even > many && even > 4 * odd ? 'utf-16be' : null;
}

/** Bytes from its start that are enough to tell UTF-16 by: the names of columns or of properties are ASCII. */
const sampleBytes = 512;

const isBeyondAscii = (byte: number): boolean => byte > 127;

/** The first lines with bytes beyond ASCII, `most` of them. */
function tellingLines(bytes: Uint8Array, most: number): readonly Uint8Array[] {
  const lines: Uint8Array[] = [];
  let [from, isTelling] = [0, false];
  for (let at = 0; at <= bytes.length && lines.length < most; at += 1) {
    const byte = bytes[at] ?? 10;
    isTelling ||= isBeyondAscii(byte);
    if (byte !== 10 && byte !== 13) continue;
    if (isTelling) lines.push(bytes.subarray(from, at));
    [from, isTelling] = [at + 1, false];
  }
  return lines;
}

function likely(bytes: Uint8Array): Encoding {
  const lines = tellingLines(bytes, 1_000);
  const unicode = lines.map((line) => textIn(line, 'utf-8'));
  if (unicode.filter((text) => text.includes(unreadable)).length <= lines.length / 2) return 'utf-8';
  const [, ...others] = encodings;
  const score = (encoding: Encoding): number => lines.reduce((sum, line) => sum + french(textIn(line, encoding)), 0);
  return (
    others.map((encoding) => ({ encoding, of: score(encoding) })).toSorted((a, b) => b.of - a.of)[0]?.encoding ??
    'utf-8'
  );
}

/** How French the signs beyond ASCII look: usual letters, in the case of their word, no signs within words. */
function french(text: string): number {
  let sum = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\u007F]/gu)) {
    const around = `${text.slice(Math.max(0, index - 2), index)}|${sign}|${text.slice(index + 1, index + 2)}`;
    sum += (weights.find(([signs]) => signs.includes(sign))?.[1] ?? -3) - (strange.test(around) ? 4 : 0);
  }
  return sum;
}
const weights: readonly (readonly [signs: string, weight: number])[] = [
  ['é', 6],
  ['èÉ', 5],
  ['çêàëïîôâÈ', 3],
  ['ÇÊÀËÏÎÔÂÛûœŒùüöäñÿ«»’–…€°\u00A0', 2],
  ['áíóúãõåøæÙÜÖÄÑÁÍÓÚÃÕÅØÆß“”', 0],
];
/** A letter of another case than those beside it, an accent where no word has it, a sign within a word. */
const strange =
  /\p{Ll}\|\p{Lu}|\p{Lu}\|\p{Lu}\|\p{Ll}|\p{Lu}{2}\|\p{Ll}|\p{Lu}\|\p{Ll}\|\p{Lu}|[aeiou]\|[âàêôÂÀÊÔ]|[AEIOU]\|[ÂÀÊÔ]|\|[àÀ]\|\p{L}|[^\P{Ll}jl]\|à|\|ñ\|[^aeiou]|\d\|\p{Lu}|\p{L}\|[^\p{L}’\u00A0]\|\p{L}/u;
