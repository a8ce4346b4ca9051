/** IV (12 bytes), then the ciphertext with its tag. */
export type Sealed = Uint8Array<ArrayBuffer>;

/** Encrypts stored data (S8). `context` names the place of the text; it opens nowhere else. */
export interface Sealer {
  seal(context: string, text: string): Promise<Sealed>;
  /** Rejects with SealError for another key, or when the text or its place was changed. */
  open(context: string, sealed: Sealed): Promise<string>;
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

/** Where a sealed text belongs: it opens only as this version of this key of this table of this database (S8). */
export const sealContext = (database: string, table: string, key: string, version: number): string =>
  JSON.stringify([database, table, key, version]);

const ivBytes = 12;
const keyBytes = 32;

/** AES-256-GCM. The key is imported so that the page cannot read it back; `dataKey` is base64 of 32 bytes. */
export async function createSealer(dataKey: string): Promise<Sealer> {
  const raw = bytesOf(dataKey);
  if (raw.length !== keyBytes) throw new SealError('the data key is not 256 bits long');
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  raw.fill(0);
  const encoder = new TextEncoder();
  let room = new Uint8Array(0);
  /** The bytes of a text, in room that the next one reuses: writing into it takes a quarter less than a copy of it. */
  const bytesIn = (text: string): Sealed => {
    if (room.length < 3 * text.length) room = new Uint8Array(3 * text.length); // the most that UTF-8 needs
    return room.subarray(0, encoder.encodeInto(text, room).written);
  };
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const algorithm = (context: string, iv: Sealed): AesGcmParams => ({
    name: 'AES-GCM',
    iv,
    additionalData: encoder.encode(context),
  });

  return {
    async seal(context, text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      // WebCrypto copies the bytes before it returns its promise.
      const hidden = await crypto.subtle.encrypt(algorithm(context, iv), key, bytesIn(text));
      const sealed = new Uint8Array(ivBytes + hidden.byteLength);
      sealed.set(iv);
      sealed.set(new Uint8Array(hidden), ivBytes);
      freeMemory(hidden);
      return sealed;
    },
    async open(context, sealed) {
      const iv = sealed.slice(0, ivBytes);
      try {
        return decoder.decode(await crypto.subtle.decrypt(algorithm(context, iv), key, sealed.subarray(ivBytes)));
      } catch (cause) {
        throw new SealError('the sealed text does not open', { cause });
      }
    },
  };
}

/** Gives memory back now: while a list of 100 MB comes, the garbage collector leaves much of it where it is. */
export const freeMemory = (buffer: ArrayBuffer): void => void buffer.transfer(0);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (cause) {
    throw new SealError('the data key is not base64', { cause });
  }
}
