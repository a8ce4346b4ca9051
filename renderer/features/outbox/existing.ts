import type { EntityName } from '#shared/entities/index.ts';

/** The id a person typed, in the service's form (R2.7: digits above 0; R3.3: a folder's GUID); null when it is none. */
export function existingId(entity: EntityName, typed: string): string | null {
  const text = typed.trim();
  const form = entity === 'Directory' ? /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu : /^[1-9]\d{0,18}$/u;
  return form.test(text) ? text : null;
}
