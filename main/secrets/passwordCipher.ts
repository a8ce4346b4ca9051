import forge from 'node-forge';
import type { PasswordProblem } from '#shared/ipc/password.ts';
import { isCertificate } from '#shared/ipc/profileOptions.ts';
import type { KeyProblem, PasswordPadding } from '#shared/ipc/profileOptions.ts';

// Not node:crypto, which is OpenSSL in tests and BoringSSL in Electron: this encrypts alike in both, and shows modulus
// and exponent.

/** What is wrong with a key or a password; decisions use `reason` alone, never the message. */
export class PasswordCipherError extends Error {
  override readonly name = 'PasswordCipherError';
  readonly reason: Exclude<PasswordProblem, 'noKey'>;
  constructor(reason: PasswordCipherError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

interface Padding {
  /** Bytes of the modulus that the padding takes (RFC 8017, 7.1.1 and 7.2.1). */
  readonly overhead: number;
  readonly encrypt: (key: forge.pki.rsa.PublicKey, bytes: string) => string;
}

const oaep = (hash: () => forge.md.MessageDigest, hashBytes: number): Padding => ({
  overhead: 2 * hashBytes + 2,
  // One hash for the label and for the mask, as Node, OpenSSL and .NET do.
  encrypt: (key, bytes) => key.encrypt(bytes, 'RSA-OAEP', { md: hash(), mgf1: { md: hash() } }),
});

const paddings: Readonly<Record<PasswordPadding, Padding>> = {
  pkcs1: { overhead: 11, encrypt: (key, bytes) => key.encrypt(bytes, 'RSAES-PKCS1-V1_5') },
  oaepSha1: oaep(() => forge.md.sha1.create(), 20),
  oaepSha256: oaep(() => forge.md.sha256.create(), 32),
};

const leastBits = 2048;

/**
 * UTF-8, encrypted with the public key, base64 (S12). `publicKeyPem`: `PUBLIC KEY`, `RSA PUBLIC KEY`, `CERTIFICATE`, or
 * their base64 alone. Throws PasswordCipherError, without the password.
 */
export function encryptPassword(password: string, publicKeyPem: string, padding: PasswordPadding): string {
  const key = publicKey(publicKeyPem);
  const { overhead, encrypt } = paddings[padding];
  const bytes = utf8(password);
  const most = Math.ceil(key.n.bitLength() / 8) - overhead;
  if (bytes.length > most) {
    throw new PasswordCipherError(
      'tooLong',
      `the password is ${bytes.length} bytes long; with this key and padding it may have ${most}`,
    );
  }
  return forge.util.encode64(encrypt(key, bytes));
}

/** What is wrong with a key, checked before any password is typed; null when it is valid. */
export function keyProblem(publicKeyPem: string): KeyProblem | null {
  try {
    publicKey(publicKeyPem);
    return null;
  } catch (error) {
    if (!(error instanceof PasswordCipherError)) throw error;
    return error.reason === 'weakKey' || error.reason === 'privateKey' ? error.reason : 'notAKey';
  }
}

function publicKey(pem: string): forge.pki.rsa.PublicKey {
  const key = readKey(pem);
  const bits = key.n.bitLength();
  if (bits < leastBits) {
    throw new PasswordCipherError('weakKey', `the public key has ${bits} bits; at least ${leastBits} are needed`);
  }
  // With an exponent of 1 the encrypted password is the password; no private key fits an even one, or an even modulus.
  if (key.e.bitLength() < 2 || !key.e.testBit(0) || !key.n.testBit(0))
    throw new PasswordCipherError('weakKey', 'the public key does not encrypt: its exponent or modulus is wrong');
  return key;
}

function readKey(text: string): forge.pki.rsa.PublicKey {
  try {
    const der = derOf(text);
    // It often lies beside the public one: the user must know that it was not meant to be shown.
    if (der === 'private' || isPrivate(der))
      throw new PasswordCipherError('privateKey', 'this is a private key, not the public one');
    return forge.pki.publicKeyFromAsn1(der);
  } catch (error) {
    if (error instanceof PasswordCipherError) throw error;
    throw new PasswordCipherError('notAKey', 'this is not an RSA public key', { cause: error });
  }
}

/**
 * The first public key of a PEM, in a certificate too, or of base64 without first and last lines. `private`: a line of
 * the PEM says so.
 */
function derOf(text: string): forge.asn1.Asn1 | 'private' {
  if (!text.includes('-----')) {
    const der = forge.asn1.fromDer(bytesOf(text));
    return isCertificate(text) ? keyOf(der) : der;
  }
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/u.test(text)) return 'private';
  const found = forge.pem
    .decode(text)
    .find(({ type }) => /^(?:RSA )?PUBLIC KEY$|^(?:X509 |TRUSTED )?CERTIFICATE$/u.test(type));
  if (!found) throw new Error('neither a public key nor a certificate');
  const der = forge.asn1.fromDer(found.body);
  return found.type.endsWith('KEY') ? der : keyOf(der);
}

const keyOf = (certificate: forge.asn1.Asn1): forge.asn1.Asn1 =>
  forge.pki.publicKeyToAsn1(forge.pki.certificateFromAsn1(certificate).publicKey);

/** The lines between the first and the last of a PEM, without them: one value of DER and nothing after it. */
function bytesOf(text: string): string {
  const packed = text.replaceAll(/\s/gu, '');
  // Every key is a SEQUENCE, whose first byte makes the M.
  if (!/^M[A-Za-z\d+/]+={0,2}$/u.test(packed) || packed.length % 4 !== 0) throw new Error('no base64 of a key');
  return forge.util.decode64(packed);
}

/**
 * PKCS #1, PKCS #8 and SEC 1 begin with a version, 0 or 1. Encrypted PKCS #8 begins like a public key, then has an
 * OCTET STRING.
 */
function isPrivate({ value }: forge.asn1.Asn1): boolean {
  const [first, second] = typeof value === 'string' ? [] : value;
  const { INTEGER, OCTETSTRING } = forge.asn1.Type;
  const isVersion = first?.type === INTEGER && (first.value === '\0' || first.value === '\u0001');
  return isVersion || second?.type === OCTETSTRING;
}

/** One character for each byte, which is the form that node-forge reads. */
function utf8(password: string): string {
  if (password === '') throw new PasswordCipherError('emptyPassword', 'there is no password');
  // An unpaired surrogate would silently become another character.
  if (!password.isWellFormed()) throw new PasswordCipherError('notText', 'the password holds half a character');
  return Buffer.from(password, 'utf8').toString('latin1');
}
