import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { Kind } from '#shared/entities/entity.ts';
import { isId } from '#shared/entities/idForm.ts';
import { describeEntity, entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { readOnlyKind } from '#shared/entities/readOnly.ts';
import { cipherTextForm } from '#shared/entities/user.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { rawId } from '#sync/rules/provisional.ts';
import type { Moment, Rejection, Value } from './intent.ts';
import type { Tools } from './planned.ts';
import type { NewValue } from './replaceStep.ts';

export type FieldKind = 'text' | 'flag' | 'number' | 'reference' | 'instant' | 'day';

export function fieldKind(entity: EntityName, field: string): FieldKind {
  const { references, instants, civilDates, days } = describeEntity(entity);
  if (references.includes(field)) return 'reference';
  if (civilDates.includes(field) || days.includes(field)) return 'day';
  if (instants.includes(field)) return 'instant';
  const shape: Readonly<Record<string, z.ZodType>> = entities[entity].schema.shape;
  const takes = (value: unknown): boolean => shape[field]?.safeParse(value).success ?? false;
  if (takes('')) return 'text';
  if (takes(true)) return 'flag';
  return takes(1) ? 'number' : 'text';
}

/** What changes only online, with the user's confirmation each time (R4.3). */
export function needsConfirmation(entity: EntityName, field: string): boolean {
  const name = endpointFor(entity, 'replace');
  return name !== undefined && (endpoint(name).confirm ?? []).some(({ fields = [] }) => fields.includes(field));
}

/** Whether a form of the entity may change the member: what needs a confirmation is a matter of its own (R4.3). */
export const isEditable = (entity: EntityName, field: string): boolean =>
  mayChange(entity, field) && !needsConfirmation(entity, field);

/** Whether a step may change the member: not what the service assigns (R2.5) or never shows (R2.6). */
export function mayChange(entity: EntityName, field: string): boolean {
  const description = describeEntity(entity);
  const { navigations, keyedLists } = description;
  return (
    field in entities[entity].schema.shape &&
    readOnlyKind(description, field) === null &&
    !navigations.includes(field) &&
    !keyedLists.some((list) => list.field === field)
  );
}

/** Whether a new entity may have the member: also what is never changed afterwards (R2.5), its password too (S12). */
export function mayCreateWith(entity: EntityName, field: string): boolean {
  const { fixed, encrypted } = describeEntity(entity);
  return mayChange(entity, field) || fixed.includes(field) || encrypted.includes(field);
}

/** The fields that the service requires: the same as for a new entity. */
export function requiredFields(entity: EntityName): readonly string[] {
  const name = endpointFor(entity, 'create');
  return (name && endpoint(name).required) ?? [];
}

const [noText, nothing, zero] = [rawOf(''), rawOf(null), rawOf(0)];
const emptyByKind: Readonly<Partial<Record<Kind, RawJson>>> = {
  text: noText,
  code: noText,
  textRef: noText,
  ref: zero,
  count: zero,
  decimal: zero,
  number: zero,
  anything: nothing,
  groupReference: nothing,
};

/** What an emptied member becomes: null only where the document has it; undefined where a value is asked for (R2.3). */
export function emptied(entity: EntityName, field: string): RawJson | undefined {
  const { kind = 'text', nullable, asked } = describeEntity(entity).members[field] ?? {};
  const empty = emptyByKind[kind];
  if (nullable && empty !== noText) return nothing;
  return asked ? undefined : empty;
}

/** No number, or one of four digits: « 2020 », « 2019/2020 », « 2e trimestre 2020 », « en cours ». */
const yearForm = /^(?!\d)|(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** A typed value as it is sent, without the blanks around it, or why it is invalid. */
export function newValueOf(
  entity: EntityName,
  { field, value: given }: { readonly field: string; readonly value: Value },
  { schoolZone }: Pick<Tools, 'schoolZone'>,
  isAllowed = isEditable,
): NewValue | Rejection {
  if (!isAllowed(entity, field)) return 'notEditable';
  const { members, numeric, encrypted } = describeEntity(entity);
  const kind = fieldKind(entity, field);
  const typed = typeof given === 'string' ? given.trim() : given;
  const value = kind === 'reference' && typed === '0' ? '' : typed;
  if (value === '' && requiredFields(entity).includes(field)) return 'requiredMissing';
  // What was typed must not reach the outbox: only its cipher text is a value (S12).
  if (encrypted.includes(field) && !cipherTextForm.test(String(value))) return 'notAValue';
  if (value === '') {
    const mine = emptied(entity, field);
    return mine === undefined ? 'requiredMissing' : { field, mine };
  }
  const { isYear, range } = members[field] ?? {};
  if (isYear && !yearForm.test(String(value))) return 'notAYear';
  if (kind === 'number' && numeric.get(field) === 'integer' && /^-|\./u.test(String(value))) return 'notACount';
  const mine = written(kind, value, { entity, schoolZone });
  if (typeof mine === 'object') return mine.rejection;
  return range && !(Number(mine) >= range[0] && Number(mine) <= range[1]) ? 'outOfRange' : { field, mine };
}

interface Context {
  readonly entity: EntityName;
  readonly schoolZone: string;
}
type RawOrRejection = RawJson | { readonly rejection: Rejection };

function written(kind: FieldKind, value: Value, context: Context): RawOrRejection {
  if (typeof value === 'string') return writers[kind](value, context);
  return kind === 'instant' ? orRejected(withOffset(value, context.schoolZone)) : { rejection: 'notAValue' };
}

const writers: Readonly<Record<FieldKind, (value: string, context: Context) => RawOrRejection>> = {
  text: (value) => (value.isWellFormed() ? rawOf(value) : { rejection: 'halfCharacter' }),
  flag: (value) => (value === 'true' || value === 'false' ? rawOf(value === 'true') : { rejection: 'notAValue' }),
  number: (value) => (/^-?\d{1,18}(?:\.\d+)?$/u.test(value) ? rawJson(value) : { rejection: 'notANumber' }),
  reference: (value, { entity }) =>
    isProvisional(value) ? rawOf(value) : isId(value) ? rawId(entity, value) : { rejection: 'notAReference' },
  instant: (value, { schoolZone }) => orRejected(withOffset(value, schoolZone)),
  day: (value, { schoolZone }) => orRejected(midnight(value, schoolZone)),
};

/** What a custom field of an application is called among its members (R2.9). */
export const customField = (code: string): `Parametres.${string}` => `Parametres.${code}`;
export const codeOf = (name: string): string | null =>
  name.startsWith('Parametres.') ? name.slice('Parametres.'.length) : null;

const orRejected = (text: string | undefined): RawOrRejection =>
  text === undefined ? { rejection: 'notAnInstant' } : rawOf(text);

/** A day on the wall is taken in the school's zone (R2.4). */
function midnight(day: string, schoolZone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/u.test(day)) return undefined;
  try {
    return Temporal.PlainDate.from(day).toZonedDateTime(schoolZone).toString({ timeZoneName: 'never' });
  } catch (error) {
    if (error instanceof RangeError) return undefined; // no such day
    throw error;
  }
}

/**
 * ISO with the school's offset on that day, never `Z` (R2.4). Undefined for no instant, or without an offset (R5.4).
 */
export function withOffset(moment: Moment, schoolZone: string): string | undefined {
  if (typeof moment === 'string' && !instantParts(moment)) return undefined;
  const instant =
    typeof moment === 'string' ? Temporal.Instant.from(moment) : Temporal.Instant.fromEpochMilliseconds(moment);
  return instant.toZonedDateTimeISO(schoolZone).toString({ timeZoneName: 'never' });
}

/** Whether the interval has a length. Both texts are instants. */
export const isAfter = (fin: string, debut: string): boolean =>
  (instantParts(fin)?.epochMilliseconds ?? 0) > (instantParts(debut)?.epochMilliseconds ?? 0);
