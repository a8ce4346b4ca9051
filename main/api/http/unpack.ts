import { pipeline } from 'node:stream';
import type { Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { ExchangeError } from './networkFailure.ts';

type Bytes = AsyncIterable<Uint8Array>;
type Decode = (from: Bytes) => Bytes;

/** An error of any of the streams is thrown by the iteration of the last one. */
const through =
  (make: () => Duplex): Decode =>
  (from) =>
    pipeline(from, make(), () => undefined);

/** With the head of zlib, as RFC 9110 has it, or without, as others send it: the first byte tells. */
async function* inflated(from: Bytes): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces = from[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const whole = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  };
  const isZlib = ((first.value[0] ?? 0) & 0x0f) === 8;
  yield* through(isZlib ? createInflate : createInflateRaw)(whole());
}

/** By name in lower case. gzip is what Carnet asks for; a proxy may answer otherwise. */
const decoders: Readonly<Record<string, Decode>> = {
  gzip: through(createGunzip),
  'x-gzip': through(createGunzip),
  deflate: inflated,
  br: through(createBrotliDecompress),
};
/** Each coding multiplies what a few bytes may become (B4). */
const mostCodings = 3;
/** A short answer of spaces may compress better than any list: counted from here on. */
const countedFrom = 256 * 1024;

/**
 * Without content codings (RFC 9110, 8.4), in any case, several in order. Throws ExchangeError `unreadable` for others,
 * `tooLarge` beyond `most` times the length on the wire.
 */
export async function* unpacked(
  body: Bytes,
  encoding: string | readonly string[] = '',
  most: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const codings = [encoding]
    .flat()
    .flatMap((line) => line.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const known = codings.toReversed().flatMap((coding) => decoders[coding] ?? []);
  if (known.length < codings.length || codings.length > mostCodings)
    throw new ExchangeError({ kind: 'unreadable' }, true);
  let onWire = 0;
  let length = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const bytes of body) {
      onWire += bytes.length;
      yield bytes;
    }
  };
  for await (const bytes of known.reduce<Bytes>((from, decode) => decode(from), counted())) {
    yield bytes;
    length += bytes.length;
    if (length > countedFrom && length > most * onWire) throw new ExchangeError({ kind: 'tooLarge' }, true);
  }
}
