const [nul, tab, lf, cr, endOfFile, blank] = [0x00, 0x09, 0x0a, 0x0d, 0x1a, 0x20];

/**
 * The bytes of an iCalendar file with its folded lines whole: a line may be folded between the bytes of one character
 * (RFC 5545, 3.1), so that this comes before the text. Without NUL and ^Z, which some programs write after the end.
 * UTF-16 stays as it is, since its bytes are no lines.
 */
export function unfoldedBytes(bytes: Uint8Array): Uint8Array {
  const [first = blank, second = blank] = bytes;
  if (first === nul || second === nul || first >= 0xfe) return bytes;
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
