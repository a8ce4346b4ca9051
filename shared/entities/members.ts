import { z } from 'zod';
import { numberForm } from './numbers.ts';

/** A reference or id as the service sends it: a number, or digits where a deployment writes 64-bit ids as text. */
export const integer = z.union([
  // Not z.int(): that refuses what is beyond 2^53, and ids may be (R5.4).
  z.number().refine(Number.isInteger, 'not an integer'),
  z.string().regex(/^-?\d+$/u),
]);
export const nullableText = z.string().nullish();
export const reference = integer.nullish();
/** ISO 8601 with an offset as documented, `Z` tolerated on reading (R5.4). */
const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/u);
export const nullableInstant = instant.nullish();
export const nullableFlag = z.boolean().nullish();
/** A number of any scale, or the same as text (R5.4). Its exact text is in the raw row (R2.2). */
export const decimal = z.union([z.number(), z.string().regex(numberForm)]).nullish();
/** A member of which the document says only that it may be null: unchanged. */
export const open = z.unknown().optional();
/** A GUID text or a number; null, "" and 0 are no group (R2.10, R5.8). */
export const groupReference = z.union([z.string(), z.number()]).nullish();
