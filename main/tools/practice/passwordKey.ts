import { constants, createPrivateKey, createPublicKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

export interface PasswordKey {
  /** PEM, SubjectPublicKeyInfo. */
  publicPem(): string;
  /** The password in a base64 text; undefined when the text was not made with the public key. */
  decrypt(encrypted: string): string | undefined;
}

/** `file` stores the pair between runs, so that a public key on a workstation remains valid. */
export function passwordKey(file?: string): PasswordKey {
  let key: KeyObject | undefined;
  const pair = (): KeyObject => (key ??= file === undefined ? newKey() : keptKey(file));
  return {
    publicPem: () => String(createPublicKey(pair()).export({ type: 'spki', format: 'pem' })),
    decrypt(encrypted) {
      if (!/^[A-Za-z0-9+/]+={0,2}$/u.test(encrypted)) return undefined;
      const bytes = Buffer.from(encrypted, 'base64');
      for (const open of paddings) {
        const password = passwordIn(() => open(pair(), bytes));
        if (password !== undefined) return password;
      }
      return undefined;
    },
  };
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

function keptKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const made = newKey();
    writeFileSync(file, made.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    return made;
  }
}

/** The document does not give the cipher parameters: any of the three in use is accepted. */
const paddings: readonly ((key: KeyObject, bytes: Buffer) => Buffer)[] = [
  (key, bytes) => privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' }, bytes),
  (key, bytes) => privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, bytes),
  openPkcs1,
];

/** 00 02, at least eight bytes, 00, the text. OpenSSL would return random bytes for an invalid padding. */
function openPkcs1(key: KeyObject, bytes: Buffer): Buffer {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, bytes);
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new RangeError('no PKCS #1 padding');
  return block.subarray(end + 1);
}

function passwordIn(open: () => Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(open());
    return text === '' ? undefined : text;
  } catch {
    return undefined; // another padding, or another key: the caller tries the next and reports it
  }
}
