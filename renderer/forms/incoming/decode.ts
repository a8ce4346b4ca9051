export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The text of a file that does not say how it is encoded: by its byte order mark, else by the zeros between its
 * characters (UTF-16), else UTF-8 where it is valid, else the encoding of older programs on Windows in France.
 */
export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const encoding = markOf(bytes) ?? withoutMark(bytes);
  // The mark itself is no part of the text: every decoder of Unicode leaves it out.
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function markOf([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Bytes from its start that are enough to tell UTF-16 by: the names of columns or of properties are ASCII. */
const sampleBytes = 512;

function withoutMark(bytes: Uint8Array): Encoding {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, sampleBytes).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = Math.min(bytes.length, sampleBytes) / 8;
  if (odd > many && odd > even) return 'utf-16le';
  if (even > many) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
