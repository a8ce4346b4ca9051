import { crc32 } from 'node:zlib';

/** Start mark, length of the sealed text, number, lineage of the outbox, checksum over all of it, sealed text. */
export interface Frame {
  /** Increases by one with every entry of a lineage. */
  readonly number: number;
  /** 16 hex digits; constant for the life of an outbox. */
  readonly lineage: string;
  readonly sealed: Buffer;
}

const beginning = Buffer.from([0xca, 0x4a, 0x52, 0x4e]);
const lengthAt = 4;
const numberAt = 8;
const lineageAt = 16;
const checksumAt = 24;
const headLength = 28;
/** Far beyond any entry: a damaged length must not make the rest of the file unreadable. */
const longest = 256 * 1024 * 1024;

export function writeFrame({ number, lineage, sealed }: Frame): Buffer {
  const frame = Buffer.alloc(headLength + sealed.length);
  beginning.copy(frame);
  frame.writeUInt32BE(sealed.length, lengthAt);
  frame.writeBigUInt64BE(BigInt(number), numberAt);
  frame.write(lineage, lineageAt, 'hex');
  sealed.copy(frame, headLength);
  frame.writeUInt32BE(checksumOf(frame), checksumAt);
  return frame;
}

export interface Frames {
  readonly frames: readonly Frame[];
  /** Stretches of the file that are not a frame, except a last one that was never finished. */
  readonly damages: number;
  /** The file ends in something that is not a whole frame: a write that a crash cut off, or damage. */
  readonly isTorn: boolean;
}

/** Every whole frame, in the order of the file. Damaged parts are skipped, never guessed. */
export function readFrames(file: Buffer): Frames {
  const frames: Frame[] = [];
  let damages = 0;
  let at = 0;
  while (at < file.length) {
    const frame = frameAt(file, at);
    if (frame) {
      frames.push(frame);
      at += headLength + frame.sealed.length;
      continue;
    }
    const next = nextFrame(file, at + 1);
    if (next === undefined) return { frames, damages, isTorn: true };
    damages += 1;
    at = next;
  }
  return { frames, damages, isTorn: false };
}

function nextFrame(file: Buffer, from: number): number | undefined {
  for (let at = file.indexOf(beginning, from); at !== -1; at = file.indexOf(beginning, at + 1)) {
    if (frameAt(file, at)) return at;
  }
  return undefined;
}

function frameAt(file: Buffer, at: number): Frame | undefined {
  if (at + headLength > file.length || beginning.compare(file, at, at + beginning.length) !== 0) return undefined;
  const length = file.readUInt32BE(at + lengthAt);
  const end = at + headLength + length;
  if (length > longest || end > file.length) return undefined;
  const frame = file.subarray(at, end);
  if (frame.readUInt32BE(checksumAt) !== checksumOf(frame)) return undefined;
  const number = frame.readBigUInt64BE(numberAt);
  if (number > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return {
    number: Number(number),
    lineage: frame.toString('hex', lineageAt, checksumAt),
    sealed: Buffer.from(frame.subarray(headLength)),
  };
}

/** Over everything but itself. */
const checksumOf = (frame: Buffer): number => crc32(frame.subarray(headLength), crc32(frame.subarray(0, checksumAt)));
