import { createHmac } from 'node:crypto';
import type { Credentials } from '../authenticator.ts';
import { md4 } from './md4.ts';

// NTLM version 2, as MS-NLMP describes it; nothing here reads a clock or chance. Own code: undici gives a proxy one
// fixed header, and Electron's network stack may send a write twice (main/tools/package/README.md).

const signature = Buffer.from('NTLMSSP\0', 'latin1');
const flags = {
  unicode: 0x1,
  requestTarget: 0x4,
  ntlm: 0x200,
  alwaysSign: 0x8000,
  extendedSecurity: 0x80000,
  targetInfo: 0x800000,
} as const;
const asked = flags.unicode | flags.requestTarget | flags.ntlm | flags.alwaysSign | flags.extendedSecurity;

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
  createHmac('md5', key).update(Buffer.concat(parts)).digest();

/** The first message; the user is not named in it. */
export function negotiateMessage(): Buffer {
  const message = Buffer.alloc(32);
  signature.copy(message);
  message.writeUInt32LE(1, 8);
  message.writeUInt32LE(asked, 12);
  message.writeUInt32LE(32, 20); // two empty fields, at the end
  message.writeUInt32LE(32, 28);
  return message;
}

export interface Challenge {
  readonly message: Buffer;
  readonly flags: number;
  readonly nonce: Buffer;
  /** What it says of itself, as pairs of a number and a value. */
  readonly pairs: readonly AvPair[];
}
interface AvPair {
  readonly id: number;
  readonly value: Buffer;
}
const endOfPairs = 0;
const flagsPair = 6;
const timePair = 7;
/** In the pair of flags: the third message carries a proof of all three. */
const hasProof = 2;

/** Null where the bytes are no challenge, or none that version 2 can answer. */
export function challengeOf(message: Buffer): Challenge | null {
  if (message.length < 32 || !message.subarray(0, 8).equals(signature) || message.readUInt32LE(8) !== 2) return null;
  const given = message.readUInt32LE(20);
  if ((given & flags.unicode) === 0 || (given & flags.ntlm) === 0) return null;
  const info = message.length < 48 || (given & flags.targetInfo) === 0 ? Buffer.alloc(0) : fieldAt(message, 40);
  const pairs = info && pairsIn(info);
  return pairs && { message, flags: given, nonce: message.subarray(24, 32), pairs };
}

function fieldAt(message: Buffer, at: number): Buffer | null {
  const length = message.readUInt16LE(at);
  const offset = message.readUInt32LE(at + 4);
  return offset + length <= message.length ? message.subarray(offset, offset + length) : null;
}

function pairsIn(info: Buffer): readonly AvPair[] | null {
  const pairs: AvPair[] = [];
  for (let at = 0; at + 4 <= info.length;) {
    const id = info.readUInt16LE(at);
    const length = info.readUInt16LE(at + 2);
    if (id === endOfPairs) return pairs;
    if (at + 4 + length > info.length) return null;
    pairs.push({ id, value: info.subarray(at + 4, at + 4 + length) });
    at += 4 + length;
  }
  return info.length === 0 ? pairs : null;
}

function writtenPairs(pairs: readonly AvPair[]): Buffer {
  const parts = [...pairs, { id: endOfPairs, value: Buffer.alloc(0) }].map(({ id, value }) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(id, 0);
    head.writeUInt16LE(value.length, 2);
    return Buffer.concat([head, value]);
  });
  return Buffer.concat(parts);
}

export interface Answering {
  readonly login: Credentials;
  readonly challenge: Challenge;
  /** 8 random bytes. */
  readonly nonce: Buffer;
  /** Epoch ms, where the proxy does not say its own time. */
  readonly now: number;
}

export function authenticateMessage({ login, challenge, nonce, now }: Answering): Buffer {
  const { domain, user } = accountOf(login.user);
  const key = hmac(md4(utf16(login.password)), utf16(upperCase(user) + domain));
  const time = challenge.pairs.find(({ id }) => id === timePair)?.value;
  const others = challenge.pairs.filter(({ id }) => id !== flagsPair);
  const pairs = time === undefined ? challenge.pairs : [...others, { id: flagsPair, value: uint32(hasProof) }];
  const answered = Buffer.concat([
    Buffer.from([1, 1, 0, 0, 0, 0, 0, 0]),
    time ?? fileTime(now),
    nonce,
    Buffer.alloc(4),
    writtenPairs(pairs),
    Buffer.alloc(4),
  ]);
  const proof = hmac(key, challenge.nonce, answered);
  const older = time === undefined ? Buffer.concat([hmac(key, challenge.nonce, nonce), nonce]) : Buffer.alloc(24);
  const message = withFields(challenge.flags & (asked | flags.targetInfo), [
    older,
    Buffer.concat([proof, answered]),
    utf16(domain),
    utf16(user),
    utf16(workstation),
    Buffer.alloc(0), // no session key: nothing is sealed with it
  ]);
  if (time !== undefined) hmac(hmac(key, proof), negotiateMessage(), challenge.message, message).copy(message, proofAt);
  return message;
}

/** Sent instead of this machine's own name, which a proxy need not know; Firefox and curl send this word too. */
const workstation = 'WORKSTATION';

/** `DOMAIN\user`; any other form, `user@domain` too, is a user alone. */
function accountOf(typed: string): { readonly domain: string; readonly user: string } {
  const [, domain, user] = /^([^\\]*)\\(.*)$/su.exec(typed) ?? [];
  return domain === undefined || user === undefined ? { domain: '', user: typed } : { domain, user };
}

/** As Windows does it: letter by letter, where the letter stays one. */
const upperCase = (text: string): string =>
  Array.from(text, (letter) => {
    const upper = letter.toUpperCase();
    return upper.length === letter.length ? upper : letter;
  }).join('');

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** Tenths of a microsecond since 1601. */
function fileTime(now: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE((BigInt(Math.trunc(now)) + 11_644_473_600_000n) * 10_000n);
  return bytes;
}

/** Offset in the third message of the proof over all three: after six fields, the flags and an empty version. */
const proofAt = 72;
const headBytes = 88;

function withFields(given: number, fields: readonly Buffer[]): Buffer {
  const message = Buffer.alloc(headBytes);
  signature.copy(message);
  message.writeUInt32LE(3, 8);
  let offset = headBytes;
  for (const [at, { length }] of fields.entries()) {
    message.writeUInt16LE(length, 12 + at * 8);
    message.writeUInt16LE(length, 14 + at * 8);
    message.writeUInt32LE(offset, 16 + at * 8);
    offset += length;
  }
  message.writeUInt32LE(given >>> 0, 60);
  return Buffer.concat([message, ...fields]);
}
