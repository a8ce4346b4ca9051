import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals entries at rest (S8): an entry opens only with its profile's key, in its lineage and under its number. */
export interface Seal {
  seal(place: Place, text: string): Buffer;
  /** Null when the key is another one, or the text or its place was changed. */
  open(place: Place, sealed: Buffer): string | null;
}

interface Place {
  readonly lineage: string;
  readonly number: number;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** `dataKey`: 32 bytes. The journal's own key is derived from it, so that no key seals in two places. */
export function sealWith(dataKey: Buffer, profileId: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'carnet journal', 32));
  const context = ({ lineage, number }: Place): Buffer =>
    Buffer.from(JSON.stringify([profileId, lineage, number]), 'utf8');
  return {
    seal(place, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(context(place));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(place, sealed) {
      if (sealed.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAAD(context(place)).setAuthTag(sealed.subarray(sealed.length - tagBytes));
      try {
        const text = decipher.update(sealed.subarray(ivBytes, sealed.length - tagBytes));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null; // GCM rejects it: that is the answer
      }
    },
  };
}
