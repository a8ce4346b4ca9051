import { hash } from 'node:crypto';
import { z } from 'zod';
import { bucketIn } from '#shared/entities/buckets.ts';
import type { EntityDescription } from '#shared/entities/describe.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { idIn, instantIn } from '#shared/entities/readValue.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { JsonTextError, membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';

export type ReadRow =
  | {
      readonly ok: true;
      readonly id: string;
      readonly text: RawJson;
      readonly members: Members;
      /** Members in another form than the document's: read as absent, unchanged in the text. */
      readonly misfits: readonly string[];
    }
  /** In technical words, for the page that shows what was set aside. Contains no value of the row. */
  | { readonly ok: false; readonly reason: string };

export type GoodRow = Extract<ReadRow, { ok: true }>;
type Members = Readonly<Record<string, unknown>>;

/** Reads one row's text against its entity; the text is stored, the parsed members are only read. */
export function readRow(entity: EntityName, text: string): ReadRow {
  const description = describeEntity(entity);
  try {
    const members = parseRaw(text);
    if (!isObject(members)) return { ok: false, reason: 'not an object' };
    const checked = description.schema.safeParse(members);
    const issues = checked.success ? [] : checked.error.issues;
    const grave = issues.filter((issue) => !isBearable(description, issue));
    if (grave.length > 0) return { ok: false, reason: reasonOf(grave) };
    const id = idOf(description, members, text);
    if (id === undefined) return { ok: false, reason: `${description.idField}: not an id` };
    const misfits = issues.map(({ path }) => String(path[0]));
    // parsed a few lines above; a second check would cost a third of the time
    return { ok: true, id, text: text.trim() as RawJson, members, misfits };
  } catch (error) {
    if (error instanceof JsonTextError) return { ok: false, reason: 'not JSON' };
    throw error;
  }
}

/**
 * An optional member in another form is read as absent (R2.8, R5.8). Not a flag or a date: there absence has a meaning.
 */
function isBearable({ schema, instants, civilDates }: EntityDescription, issue: z.core.$ZodIssue): boolean {
  const field = String(issue.path[0]);
  const member = schema instanceof z.ZodObject ? schema.shape[field] : undefined;
  const mayBeAbsent = member !== undefined && z.safeParse(member, undefined).success;
  const isFlag = issue.code === 'invalid_type' && issue.expected === 'boolean';
  return mayBeAbsent && !isFlag && !instants.includes(field) && !civilDates.includes(field);
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id in exactly the digits that arrived, which may be more than a number holds (R5.4); only above 0 (R2.7). */
function idOf(description: EntityDescription, members: Members, text: string): string | undefined {
  const value = members[description.idField];
  if (description.idKind === 'guid') {
    return typeof value === 'string' && value.length > 0 && value.length <= 64 && !isProvisional(value)
      ? value
      : undefined;
  }
  const digits =
    typeof value === 'number' && !Number.isSafeInteger(value)
      ? membersOf(text).get(description.idField)
      : String(value);
  return digits !== undefined && /^[1-9]\d{0,63}$/u.test(digits) ? digits : undefined;
}

const reasonOf = (issues: readonly z.core.$ZodIssue[]): string =>
  issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('; ');

/** The bucket where the page stores a row. */
export const rowBucket = (entity: EntityName, { members, text }: Pick<GoodRow, 'members' | 'text'>): string =>
  bucketIn(entity, () => ({
    id: (name) => idIn(members[name], () => membersOf(text).get(name) ?? null),
    instant: (name) => instantIn(members[name]),
  }));

/** 66 bits to know a row by. Node's one-shot SHA-1 was fastest: 0.56 µs for 490 characters (MD5 1.0, SHA-256 0.7). */
export const rowHash = (text: string): string => hash('sha1', text, 'base64').slice(0, 11);

/** A row reduced by `$select`: any object. */
export function readPart(
  text: string,
): { readonly ok: true; readonly text: RawJson } | { readonly ok: false; readonly reason: string } {
  try {
    return isObject(parseRaw(text)) ? { ok: true, text: rawJson(text) } : { ok: false, reason: 'not an object' };
  } catch (error) {
    if (error instanceof JsonTextError) return { ok: false, reason: 'not JSON' };
    throw error;
  }
}
