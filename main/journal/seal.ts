import { hkdfSync } from 'node:crypto';
import { openBytes, sealBytes } from '../disk/sealed.ts';

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

/** `dataKey`: 32 bytes. The journal's own key is derived from it, so that no key seals in two places. */
export function sealWith(dataKey: Buffer, profileId: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', 'carnet journal', 32));
  const context = ({ lineage, number }: Place): string => JSON.stringify([profileId, lineage, number]);
  return {
    seal: (place, text) => sealBytes(key, context(place), Buffer.from(text, 'utf8')),
    open: (place, sealed) => openBytes(key, context(place), sealed)?.toString('utf8') ?? null,
  };
}
