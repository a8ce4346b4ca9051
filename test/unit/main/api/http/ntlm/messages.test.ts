import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { md4 } from '#main/api/http/ntlm/md4.ts';
import { authenticateMessage, challengeOf, negotiateMessage } from '#main/api/http/ntlm/messages.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(/\s/gu, ''), 'hex');
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('MD4 gives the digests of RFC 1320', () => {
  test.each([
    ['', '31d6cfe0d16ae931b73c59d7e0c089c0'],
    ['a', 'bde52cb31de33e46245e05fbdbd6fb24'],
    ['abc', 'a448017aaf21d8525fc10ae87aa6729d'],
    ['message digest', 'd9130a8164549fe818874806e1c7014b'],
    ['abcdefghijklmnopqrstuvwxyz', 'd79e1c308aa5bbcdeea8ed63df412da9'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', '043f8582f241db351ce627e153e7f0e4'],
    ['1234567890'.repeat(8), 'e33b4ddc9c38f2199c3e7b164fcc0536'],
  ])('%j', (text, digest) => expect(md4(Buffer.from(text)).toString('hex')).toBe(digest));
});

/** The example of MS-NLMP 4.2.4: its challenge says « Server » and « Domain », and no time. */
const example = hex(`4e544c4d53535000 02000000 0c000c0038000000 33828ae2 0123456789abcdef 0000000000000000
  2400240044000000 060070170000000f 530065007200760065007200
  02000c0044006f006d00610069006e00 01000c00530065007200760065007200 00000000`);
const challenge = () => challengeOf(example) ?? expect.unreachable();
const nonce = Buffer.alloc(8, 0xaa);
/** The epoch of NTLM's clock, as the example has it. */
const noTime = -11_644_473_600_000;

/** A field of the third message, by its place among the six. */
function field(message: Buffer, at: number): Buffer {
  const length = message.readUInt16LE(12 + at * 8);
  const offset = message.readUInt32LE(16 + at * 8);
  return message.subarray(offset, offset + length);
}

describe('E4 NTLM as MS-NLMP describes it', () => {
  test('the first message names neither user nor machine', () => {
    expect(negotiateMessage().toString('hex')).toBe('4e544c4d53535000010000000582080000000000200000000000000020000000');
  });

  test('the third one has the responses of the example in 4.2.4', () => {
    const login = { user: 'Domain\\User', password: 'Password' };
    const message = authenticateMessage({ login, challenge: challenge(), nonce, now: noTime });
    expect(field(message, 0).toString('hex')).toBe('86c35097ac9cec102554764a57cccc19aaaaaaaaaaaaaaaa');
    const response = field(message, 1);
    expect(response.subarray(0, 16).toString('hex')).toBe('68cd0ab851e51c96aabc927bebef6a1c');
    expect(response.subarray(16).toString('hex')).toBe(
      '01010000000000000000000000000000aaaaaaaaaaaaaaaa0000000002000c0044006f006d00610069006e00' +
        '01000c005300650072007600650072000000000000000000',
    );
    expect([2, 3, 4].map((at) => field(message, at).toString('utf16le'))).toEqual(['Domain', 'User', 'WORKSTATION']);
  });

  test('where the proxy says its time, the three messages are proved together, and the older response is empty', () => {
    const time = hex('0102030405060708');
    const info = Buffer.concat([hex('02000c00'), utf16('Domain'), hex('07000800'), time, hex('00000000')]);
    const head = Buffer.from(example.subarray(0, 56));
    head.writeUInt16LE(0, 12);
    head.writeUInt16LE(info.length, 40);
    head.writeUInt32LE(56, 44);
    const timed = Buffer.concat([head, info]);
    const login = { user: 'Domain\\User', password: 'Password' };
    const message = authenticateMessage({
      login,
      challenge: challengeOf(timed) ?? expect.unreachable(),
      nonce,
      now: 0,
    });
    expect(field(message, 0)).toEqual(Buffer.alloc(24));
    const response = field(message, 1);
    expect(response.subarray(24, 32)).toEqual(time);
    expect(response.includes(hex('0600040002000000'))).toBe(true);
    // The key that MS-NLMP 4.2.4.1.1 gives for this user.
    const key = hex('0c868a403bfd7a93a3001ef22ef02e3f');
    const mac = (by: Buffer, ...parts: readonly Buffer[]) =>
      createHmac('md5', by).update(Buffer.concat(parts)).digest();
    expect(response.subarray(0, 16)).toEqual(mac(key, hex('0123456789abcdef'), response.subarray(16)));
    const without = Buffer.from(message);
    without.fill(0, 72, 88);
    const session = mac(key, response.subarray(0, 16));
    expect(message.subarray(72, 88)).toEqual(mac(session, negotiateMessage(), timed, without));
  });

  test.each([
    ['DOMAINE\\élise', 'DOMAINE', 'élise'],
    ['élise', '', 'élise'],
    ['elise@ecole.fr', '', 'elise@ecole.fr'],
    ['\\local', '', 'local'],
  ])('%s is the domain %j and the user %j', (user, domain, name) => {
    const message = authenticateMessage({ login: { user, password: 'x' }, challenge: challenge(), nonce, now: 0 });
    expect([2, 3].map((at) => field(message, at).toString('utf16le'))).toEqual([domain, name]);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['another message', negotiateMessage()],
    ['another signature', Buffer.from('NTLMSSX\0'.padEnd(64, '\0'))],
    ['cut', example.subarray(0, 60)],
    ['a field outside', Buffer.from(example).fill(0xff, 44, 48)],
    ['pairs that do not end', example.subarray(0, example.length - 4)],
    ['no Unicode', Buffer.from(example).fill(0, 20, 24)],
  ])('no challenge: %s', (_what, bytes) => expect(challengeOf(bytes)).toBeNull());

  test('any bytes are a challenge or none, and never an error', () => {
    for (let at = 0; at < example.length; at += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const bytes = Buffer.from(example);
        bytes[at] = value;
        const read = challengeOf(bytes);
        if (read !== null) authenticateMessage({ login: { user: 'a', password: 'b' }, challenge: read, nonce, now: 0 });
      }
    }
  });
});
