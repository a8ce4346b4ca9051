import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto';
import forge from 'node-forge';
import { describe, expect, test } from 'vitest';
import { PasswordCipherError, encryptPassword, keyProblem } from '#main/secrets/passwordCipher.ts';
import { isCertificate } from '#shared/ipc/profileOptions.ts';
import type { PasswordPadding } from '#shared/ipc/profileOptions.ts';
import { ownCertificate } from '../api/ownCertificates.ts';

const pair = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const keys = pair(2048);
const pem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** The most bytes of a password with 2,048 bits: RFC 8017. */
const most: readonly (readonly [PasswordPadding, number])[] = [
  ['pkcs1', 245],
  ['oaepSha1', 214],
  ['oaepSha256', 190],
];

/** The same scheme by Node's crypto. */
const byNode = (padding: PasswordPadding) =>
  padding === 'pkcs1'
    ? { padding: constants.RSA_PKCS1_PADDING }
    : { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: padding === 'oaepSha1' ? 'sha1' : 'sha256' };

const opened = (encrypted: string, padding: PasswordPadding): string =>
  privateDecrypt({ key: keys.privateKey, ...byNode(padding) }, Buffer.from(encrypted, 'base64')).toString('utf8');

/** What node-forge decrypts: the other direction, so that neither library verifies itself. */
function openedByForge(encrypted: Buffer, padding: PasswordPadding): string {
  const key = forge.pki.privateKeyFromPem(keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  const hash = (): forge.md.MessageDigest =>
    padding === 'oaepSha1' ? forge.md.sha1.create() : forge.md.sha256.create();
  const bytes = encrypted.toString('latin1');
  const plain =
    padding === 'pkcs1'
      ? key.decrypt(bytes, 'RSAES-PKCS1-V1_5')
      : key.decrypt(bytes, 'RSA-OAEP', { md: hash(), mgf1: { md: hash() } });
  return Buffer.from(plain, 'latin1').toString('utf8');
}

function errorOf(encrypt: () => unknown): PasswordCipherError {
  try {
    encrypt();
  } catch (error) {
    if (error instanceof PasswordCipherError) return error;
    throw error;
  }
  throw new Error('nothing was wrong');
}
const reasonOf = (encrypt: () => unknown): string => errorOf(encrypt).reason;

describe.each(most)('S12 %s', (padding, bytes) => {
  test.each(['secret', 'Élève-à-Noël', '12 €', 'ﬀ😀漢字', ' espaces ', '"\\\n'])(
    '%j is opened by Node’s crypto',
    (password) => {
      const encrypted = encryptPassword(password, pem, padding);
      expect(encrypted).toMatch(/^[A-Za-z\d+/]{342}==$/u);
      expect(opened(encrypted, padding)).toBe(password);
    },
  );

  test.each(['Élève-à-Noël', '12 €'])('%j encrypted by Node’s crypto is opened by node-forge', (password) => {
    const encrypted = publicEncrypt({ key: keys.publicKey, ...byNode(padding) }, Buffer.from(password, 'utf8'));
    expect(openedByForge(encrypted, padding)).toBe(password);
  });

  test(`accepts ${bytes} bytes of UTF-8 and rejects one more`, () => {
    const longest = '€'.repeat(Math.floor(bytes / 3)) + 'x'.repeat(bytes % 3);
    expect(Buffer.byteLength(longest)).toBe(bytes);
    expect(opened(encryptPassword(longest, pem, padding), padding)).toBe(longest);
    expect(() => encryptPassword(`${longest}x`, pem, padding)).toThrow(
      `${bytes + 1} bytes long; with this key and padding it may have ${bytes}`,
    );
    expect(reasonOf(() => encryptPassword(`${longest}x`, pem, padding))).toBe('tooLong');
  });
});

describe('S12 the key and the password', () => {
  test('the same password is never encrypted the same twice', () => {
    expect(encryptPassword('secret', pem, 'pkcs1')).not.toBe(encryptPassword('secret', pem, 'pkcs1'));
  });

  test('accepts RSA PUBLIC KEY, CRLF and surrounding space', () => {
    const pkcs1 = keys.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    expect(opened(encryptPassword('é', `\r\n ${pkcs1.replaceAll('\n', '\r\n')} \r\n`, 'pkcs1'), 'pkcs1')).toBe('é');
  });

  test.each([2047, 1024])('a key of %i bits is refused', (bits) => {
    const weak = pair(bits).publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(() => encryptPassword('secret', weak, 'pkcs1')).toThrow(`${bits} bits; at least 2048`);
    expect(reasonOf(() => encryptPassword('secret', weak, 'pkcs1'))).toBe('weakKey');
  });

  test('refuses a key that would not encrypt', () => {
    const { n } = forge.pki.publicKeyFromPem(pem);
    const plain = forge.pki.publicKeyToPem(forge.pki.setRsaPublicKey(n, new forge.jsbn.BigInteger('1')));
    expect(reasonOf(() => encryptPassword('secret', plain, 'pkcs1'))).toBe('weakKey');
  });

  test('B9 refuses a key that no RSA key can be: an even modulus, or an even exponent', () => {
    const { n, e } = forge.pki.publicKeyFromPem(pem);
    const integer = (text: string) => new forge.jsbn.BigInteger(text);
    const even = forge.pki.publicKeyToPem(forge.pki.setRsaPublicKey(n.subtract(integer('1')), e));
    const two = forge.pki.publicKeyToPem(forge.pki.setRsaPublicKey(n, integer('2')));
    for (const wrong of [even, two]) expect(reasonOf(() => encryptPassword('secret', wrong, 'pkcs1'))).toBe('weakKey');
    expect(keyProblem(even)).toBe('weakKey');
  });

  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  test.each([
    ['nothing', ''],
    ['text', 'clé'],
    ['a damaged key', pem.slice(0, 200)],
    ['a key of another kind', elliptic],
  ])('%s is no public key', (_name, given) => {
    expect(reasonOf(() => encryptPassword('secret', given, 'pkcs1'))).toBe('notAKey');
  });

  test.each([
    ['', 'emptyPassword'],
    ['half \uD83D', 'notText'],
  ])('%j is no password', (password, reason) => {
    expect(reasonOf(() => encryptPassword(password, pem, 'pkcs1'))).toBe(reason);
  });

  test('S7 no message contains the password', () => {
    const password = 'canari'.repeat(60);
    expect(errorOf(() => encryptPassword(password, pem, 'pkcs1')).message).not.toContain('canari');
  });
});

/** A PEM without its first and last lines. */
const bare = (text: string): string => text.replaceAll(/-----[A-Z ]+-----/gu, '').trim();

test.each(['spki', 'pkcs1'] as const)('S12 the base64 alone of a public key (%s) is that key', (type) => {
  const key = bare(keys.publicKey.export({ type, format: 'pem' }).toString());
  expect(opened(encryptPassword('é', key, 'pkcs1'), 'pkcs1')).toBe('é');
  expect(keyProblem(key.replaceAll('\n', ' '))).toBeNull();
  // What is not the whole of it is none.
  expect(keyProblem(key.slice(4))).toBe('notAKey');
  expect(keyProblem(key.slice(0, -8))).toBe('notAKey');
});

const ellipticKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const locked = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' } as const;
test.each([
  ['PKCS #1', keys.privateKey.export({ type: 'pkcs1', format: 'pem' })],
  ['PKCS #8', keys.privateKey.export({ type: 'pkcs8', format: 'pem' })],
  ['PKCS #8, encrypted', keys.privateKey.export(locked)],
  ['elliptic, SEC 1', ellipticKey.export({ type: 'sec1', format: 'pem' })],
  ['elliptic, PKCS #8', ellipticKey.export({ type: 'pkcs8', format: 'pem' })],
  ['elliptic, PKCS #8, encrypted', ellipticKey.export(locked)],
])('S12 a private key (%s) is said to be private, its base64 alone too', (_form, key) => {
  expect(keyProblem(key.toString())).toBe('privateKey');
  expect(keyProblem(bare(key.toString()))).toBe('privateKey');
});

test('S12 a certificate gives its public key, with its first and last lines and without', () => {
  const { cert, key } = ownCertificate({ name: 'ecole.example' });
  const read = forge.pki.privateKeyFromPem(key);
  for (const text of [cert, bare(cert), bare(cert).replaceAll(/\s+/gu, ' ')]) {
    expect(isCertificate(text)).toBe(true);
    const cipher = forge.util.decode64(encryptPassword('secret', text, 'pkcs1'));
    expect(read.decrypt(cipher, 'RSAES-PKCS1-V1_5')).toBe('secret');
  }
  expect(keyProblem(cert.slice(0, 400))).toBe('notAKey');
  expect(keyProblem(bare(cert).slice(0, 400))).toBe('notAKey');
  for (const type of ['spki', 'pkcs1'] as const)
    expect(isCertificate(bare(keys.publicKey.export({ type, format: 'pem' }).toString()))).toBe(false);
});

test('S12 of a public key and a certificate the first is the key; what is neither is passed over', () => {
  const { cert, key } = ownCertificate({ name: 'ecole.example' });
  const request = cert.replaceAll('CERTIFICATE', 'CERTIFICATE REQUEST');
  // As `openssl x509 -pubkey` prints them.
  for (const text of [`${pem}${cert}`, `${request}${pem}${cert}`])
    expect(opened(encryptPassword('é', text, 'pkcs1'), 'pkcs1')).toBe('é');
  const cipher = forge.util.decode64(encryptPassword('secret', `${cert}${pem}`, 'pkcs1'));
  expect(forge.pki.privateKeyFromPem(key).decrypt(cipher, 'RSAES-PKCS1-V1_5')).toBe('secret');
  expect(keyProblem(request)).toBe('notAKey');
});
