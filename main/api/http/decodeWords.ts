const mostOfHead = 2048;

/**
 * Words for people: by byte order mark, the charset named, UTF-8 where valid, else windows-1252, of which every byte is
 * a character. Data is strict UTF-8 (I11). Never throws.
 */
export function decodeWords(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, mostOfHead)).toString('latin1');
  const inPage = /<(?:meta\b[^>]*\bcharset|\?xml\b[^>]*\bencoding)\s*=\s*["']?\s*([\w:-]+)/iu.exec(head)?.[1];
  const labels = [
    marks.find(([mark]) => head.startsWith(mark))?.[1],
    /\bcharset\s*=\s*["']?\s*([\w:-]+)/iu.exec(contentType)?.[1],
    // A name that can be read byte by byte is not in UTF-16 itself.
    inPage?.replace(/^utf-?16.*/iu, 'utf-8'),
    'utf-8',
  ];
  for (const label of labels) {
    if (label === undefined) continue;
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch (error) {
      // No encoding that is known here, or not of these bytes.
      if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

const marks = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
] as const;
