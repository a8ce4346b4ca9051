import { z } from 'zod';
import type { RawJson } from '../json/rawJson.ts';
import { parseRaw } from '../json/rawJson.ts';

const isRaw = (text: string): boolean => {
  try {
    parseRaw(text);
    return true;
  } catch {
    return false;
  }
};
/** Raw JSON text from another process or from the disk. */
export const rawSchema = z
  .string()
  .refine(isRaw, 'not JSON')
  .transform((text) => text as RawJson); // refined on the line above

/**
 * One edited field, its values as raw texts. With `key`, an entry of a keyed list (Parametres by Code) and its Valeur.
 * `base: null`: it did not exist. A step of a unit (Debut + Fin) has all its members, edited or not (R2.9).
 */
export const fieldChangeSchema = z.object({
  field: z.string().min(1),
  key: z.string().optional(),
  base: rawSchema.nullable(),
  mine: rawSchema,
});
export interface FieldChange {
  readonly field: string;
  readonly key?: string | undefined;
  readonly base: RawJson | null;
  readonly mine: RawJson;
}

/** A field, or a unit, that both sides changed to different values (I12). One decision settles it. */
export const conflictSchema = z.object({
  /** `Debut+Fin`, `Nom`, `Parametres.NOTE_ENTRETIEN`. */
  unit: z.string(),
  fields: z.array(fieldChangeSchema.extend({ theirs: rawSchema.nullable() })).min(1),
});
export interface Conflict {
  readonly unit: string;
  readonly fields: readonly (FieldChange & { readonly theirs: RawJson | null })[];
}
