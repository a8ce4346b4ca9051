import { z } from 'zod';
import { numberForm } from './numbers.ts';

/** A reference or id as the service sends it: a number, or digits where a deployment writes 64-bit ids as text. */
export const integer = z.union([
  // Not z.int(): that refuses what is beyond 2^53, and ids may be (R5.4).
  z.number().refine(Number.isInteger, 'not an integer'),
  z.string().regex(/^-?\d+$/u),
]);
export const text = z.string();
export const nullableText = z.string().nullish();
export const reference = integer.nullish();
export const flag = z.boolean();
/** ISO 8601 with an offset as documented, `Z` tolerated on reading (R5.4). */
export const instant = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/u);
export const nullableInstant = instant.nullish();
export const nullableFlag = flag.nullish();
/**
 * A number with or without a fraction, whatever its scale, or the same as text (R5.4). Its exact text is in the raw row
 * (R2.2), and numbers.ts reads it.
 */
export const decimal = z.union([z.number(), z.string().regex(numberForm)]).nullish();
/** A member of which the document says only that it may be null: unchanged. */
export const open = z.unknown().optional();

/** Several members of one kind. Members may be absent or null even where the document shows neither (R5.6, R2.8). */
export const each = <const Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  names: readonly Name[],
): Record<Name, Schema> => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>; // fromEntries forgets the names
