import { mayCreateWith } from '#intents/fields.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';

/** What a form for something new asks for: what is usually given, and everything else that the document has. */
export interface NewFields {
  readonly usual: readonly string[];
  /** Folded. What is not given now is lost where the service changes nothing afterwards (R3.1). */
  readonly others: readonly string[];
}

/** `elsewhere`: members that the form gives by itself, or asks for in another way. */
export function newFields(entity: EntityName, usual: readonly string[], elsewhere: readonly string[] = []): NewFields {
  const asked = new Set([...usual, ...elsewhere]);
  const others = Object.keys(describeEntity(entity).members).filter(
    (field) => mayCreateWith(entity, field) && !asked.has(field),
  );
  return { usual, others };
}
