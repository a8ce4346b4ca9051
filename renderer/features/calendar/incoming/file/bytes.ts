const [nul, tab, lf, cr, endOfFile, blank] = [0x00, 0x09, 0x0a, 0x0d, 0x1a, 0x20];

/**
 * Folded lines made whole before the text: a fold may part one character (RFC 5545, 3.1). Without NUL and ^Z, which
 * some programs write at the end. UTF-16 stays as it is.
 */
export function unfoldedBytes(bytes: Uint8Array): Uint8Array {
  if ((bytes[0] ?? blank) >= 0xfe) return bytes;
  const unfolded = new Uint8Array(bytes.length);
  const isLineEnd = (at: number): boolean => unfolded[at] === lf || unfolded[at] === cr;
  let length = 0;
  for (const byte of bytes) {
    if (byte === nul || byte === endOfFile) continue;
    if ((byte === blank || byte === tab) && isLineEnd(length - 1)) {
      while (isLineEnd(length - 1)) length -= 1;
      continue;
    }
    unfolded[length] = byte;
    length += 1;
  }
  return unfolded.subarray(0, length);
}
