/** What a file without a byte order mark may be in: Unicode, or what Windows, Macintosh and MS-DOS had in France. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh', 'cp850'] as const;
export type Encoding = (typeof encodings)[number];
type Marked = Encoding | 'utf-16le' | 'utf-16be';

/**
 * By byte order mark, `chosen`, UTF-8 where half of the lines beyond ASCII are, else Windows-1252. Bytes that are no
 * sign become `unreadable`.
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
  return null;
}

const isBeyondAscii = (byte: number): boolean => byte > 127;

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
  const unread = unicode.filter((text) => text.includes(unreadable));
  return unread.length <= lines.length / 2 ? 'utf-8' : 'windows-1252';
}
