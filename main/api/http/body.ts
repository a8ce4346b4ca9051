import type { EntityDescription } from '#shared/entities/describe.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { cipherTextForm } from '#shared/entities/user.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { parseRaw } from '#shared/json/rawJson.ts';

const provisionalUuid = /"new:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/iu;
/** In any form in which a row may have it: `toBody` writes it as +hh:mm (R2.4). */
const withOffset = /(?:Z|[+-]\d\d:?\d\d)$/u;

/** Made here or copied from a row: no provisional id (I7), dates with an offset (R2.4), passwords encrypted (S12). */
export function maySend(description: EntityDescription, field: string, value: RawJson): boolean {
  if (hasProvisionalId(value)) return false;
  if (description.encrypted.includes(field)) return value === 'null' || isCipherText(value);
  if (!value.startsWith('"')) return true;
  const text = String(parseRaw(value));
  if (isReference(description, field)) return !isProvisional(text);
  return !isDate(description, field) || text === '' || withOffset.test(text);
}

export const hasProvisionalId = (value: RawJson): boolean => provisionalUuid.test(value);

const isCipherText = (value: RawJson): boolean => cipherTextForm.test(String(parseRaw(value)));

const isReference = (description: EntityDescription, field: string): boolean =>
  field === description.idField || description.references.includes(field);

const isDate = (description: EntityDescription, field: string): boolean =>
  description.instants.includes(field) || description.civilDates.includes(field);
