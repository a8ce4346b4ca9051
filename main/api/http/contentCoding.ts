import { pipeline } from 'node:stream';
import type { Duplex, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ExchangeError } from './networkFailure.ts';

interface Unpacked {
  readonly source: NodeJS.ReadableStream;
  /** How much of the answer was unpacked so far; Infinity where nothing is compressed. */
  readonly wireBytes: () => number;
}

/** By name in lower case. gzip is what Carnet asks for; a proxy may answer otherwise. */
const decoders: Readonly<Record<string, () => Duplex & { readonly bytesWritten: number }>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** Each coding multiplies what a few bytes may become (B4). */
const mostCodings = 3;

/**
 * The answer without its content codings (RFC 9110, 8.4): names in any case, several in the order in which they were
 * applied, none where the header is empty or says identity. Throws ExchangeError `unreadable` for any other.
 */
export function unpacked(body: Readable, encoding: string | readonly string[] = ''): Unpacked {
  const codings = [encoding]
    .flat()
    .flatMap((line) => line.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const streams = codings.toReversed().map((coding) => decoders[coding]?.());
  const known = streams.filter((stream) => stream !== undefined);
  const [first] = known;
  if (known.length < codings.length || codings.length > mostCodings)
    throw new ExchangeError({ kind: 'unreadable' }, true);
  if (!first) return { source: body, wireBytes: () => Infinity };
  // An error of any of the streams is thrown by the iteration of the last one.
  const source = known.reduce<Readable>((from, to) => pipeline(from, to, () => undefined), body);
  return { source, wireBytes: () => first.bytesWritten };
}
