import { z } from 'zod';
import type { KeyedList } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { JsonTextError, membersOf, parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawSchema } from '#shared/merge/change.ts';
import { entriesOf } from '#shared/merge/merge.ts';
import { sameIn, sameValue } from '#shared/merge/sameValue.ts';
import type { Step } from '#sync/step.ts';
import { overlayRow } from '../overlay/overlayRow.ts';
import { provenGone } from './due.ts';
import type { PageRow } from './pageText.ts';

/** A change by others, as this workstation received it (R3.10): the service says neither when nor by whom. */
export interface ReceivedChange {
  /** Epoch ms. */
  readonly at: number;
  /** The row was not here before. */
  readonly isNew: boolean;
  /** What it said before and after, in the order in which it was received. */
  readonly members: readonly MemberChange[];
}

/** Of a member, or of the entry of a keyed list: what a row said of it, and what it says now. */
interface ChangedMember {
  readonly field: string;
  readonly key?: string | undefined;
  readonly before: RawJson;
  readonly now: RawJson;
}
export interface MemberChange extends ChangedMember {
  readonly at: number;
}

/** By id of the row, in the order in which they were received. */
export type ReceivedChanges = ReadonlyMap<string, ReceivedChange>;

export const noChanges: ReceivedChanges = new Map();

/** Of a dataset. */
export const mostChanges = 2000;
const keptMs = 2 * 24 * 60 * 60_000;

/** Of a row. */
const mostMembers = 20;
/** Of a value, in characters. */
const longestValue = 300;

/** Rows that changed, whether each is new, and what changed in it. */
export type ChangedRow = readonly [id: string, isNew: boolean, members?: readonly ChangedMember[]];

/** The changes with those that were received now: of two days at most, wherever the clock goes, and not too many. */
export function withChanges(before: ReceivedChanges, rows: Iterable<ChangedRow>, now: number): ReceivedChanges {
  const changes = new Map(before);
  const dated = (member: ChangedMember): MemberChange => ({ ...member, at: now });
  for (const [id, isNew, said = []] of rows) {
    const earlier = changes.get(id);
    const members = [...(earlier?.members ?? []), ...said.map(dated)];
    changes.delete(id);
    changes.set(id, { at: now, isNew: isNew || (earlier?.isNew ?? false), members: members.slice(-mostMembers) });
  }
  return new Map([...changes].filter(([, { at }]) => Math.abs(now - at) < keptMs).slice(-mostChanges));
}

const memberSchema = z.object({
  field: z.string(),
  key: z.string().optional(),
  before: rawSchema,
  now: rawSchema,
  at: z.number(),
});
const storedSchema = z.array(z.tuple([z.string(), z.number(), z.boolean(), z.array(memberSchema)]));

export const textOfChanges = (changes: ReceivedChanges): string =>
  JSON.stringify([...changes].map(([id, { at, isNew, members }]) => [id, at, isNew, members]));

/** Null where it is not what was stored. */
export function changesIn(stored: unknown): ReceivedChanges | null {
  const { data } = storedSchema.safeParse(stored);
  return data ? new Map(data.map(([id, at, isNew, members]) => [id, { at, isNew, members }])) : null;
}

interface Received {
  readonly entity: EntityName;
  /** Rows whose text, hash or place differs from those that are here. */
  readonly rows: Iterable<PageRow>;
  readonly before: ReadonlyMap<string, PageRow>;
  /** The list was received whole before: a row that it did not have is new. */
  readonly wasWhole: boolean;
  readonly stepsOf: (id: string) => readonly Step[];
  /** Members that an own write gave another value than the user's. */
  readonly alteredOf?: (id: string) => ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** Of received rows, those that others changed. */
export function* changedRows(received: Received): Generator<ChangedRow> {
  const { entity, rows, before, wasWhole, stepsOf, alteredOf } = received;
  for (const { id, text } of rows) {
    const row = before.get(id);
    if (row === undefined || row.hash === provenGone) {
      if (wasWhole) yield [id, true];
      continue;
    }
    const own = { steps: stepsOf(id), altered: alteredOf?.(id) ?? nothing };
    const members = row.text === text ? null : saidByOthers(entity, row.text, text, own);
    if (members) yield [id, false, members];
  }
}

interface Own {
  readonly steps: readonly Step[];
  readonly altered: ReadonlySet<string>;
}

/** Of a row that cannot be read by its members, since it names one twice, nothing is known but that it changed. */
function saidByOthers(entity: EntityName, before: RawJson, now: RawJson, own: Own): readonly ChangedMember[] | null {
  try {
    return saidMore(entity, before, now, own);
  } catch (error) {
    if (error instanceof JsonTextError) return [];
    throw error;
  }
}

/**
 * Members that say something new, null without one. Not those that change by themselves, expanded navigations, or what
 * one text lacks: lists and single reads differ. The user's own changes may be here before their receipts.
 */
function saidMore(
  entity: EntityName,
  before: RawJson,
  now: RawJson,
  { steps, altered }: Own,
): readonly ChangedMember[] | null {
  const { volatile, navigations, writeOnly } = describeEntity(entity);
  const ignored = new Set([...volatile, ...navigations, ...writeOnly, ...altered]);
  const old = membersOf(before);
  // Any of them may be at the service without its receipt, while the later ones wait.
  const own = steps.map((_, last) => membersOf(overlayRow(entity, before, steps.slice(0, last + 1)) ?? before));
  const changed = [...membersOf(now)].filter(([field, value]) => {
    const was = old.get(field);
    if (was === undefined || ignored.has(field) || field.includes('@odata.')) return false;
    const ends = [was, ...own.map((row) => row.get(field))];
    return ends.every((end) => end === undefined || !isSame(entity, field, end, value));
  });
  if (changed.length === 0) return null;
  return changed.flatMap(([field, value]) => membersIn(entity, field, old.get(field) ?? rawOf(null), value));
}

/** A changed member, or the changed entries of a keyed list. */
function membersIn(entity: EntityName, field: string, before: RawJson, now: RawJson): readonly ChangedMember[] {
  const description = describeEntity(entity);
  const list = description.keyedLists.find((each) => each.field === field);
  if (!list || !isList(before) || !isList(now)) return [{ field, before: shortened(before), now: shortened(now) }];
  const entries = (text: RawJson) => new Map(entriesOf(list, text).map(({ key, value }) => [key, value]));
  const [old, fresh] = [entries(before), entries(now)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key) ?? rawOf(''), fresh.get(key) ?? rawOf('')];
    const isSaid = !sameIn(description, { field, key }, was, is);
    return isSaid ? [{ field, key, before: shortened(was), now: shortened(is) }] : [];
  });
}

/** Enough of a value to be recognised. */
function shortened(raw: RawJson): RawJson {
  if (raw.length <= longestValue) return raw;
  const value = parseRaw(raw);
  return rawOf(typeof value === 'string' ? `${value.slice(0, longestValue)}…` : '…');
}

/** The entries of a keyed list come in any order, with an id of their own once they are stored. */
function isSame(entity: EntityName, field: string, a: RawJson, b: RawJson): boolean {
  const description = describeEntity(entity);
  if (sameValue(description, field, a, b)) return true;
  const list = description.keyedLists.find((each) => each.field === field);
  return list !== undefined && isList(a) && isList(b) && saidBy(list, a) === saidBy(list, b);
}
const isList = (text: RawJson): boolean => text === 'null' || text.startsWith('[');

/** What the entries of a list say: their keys and values, without those that are empty (R2.9). */
const saidBy = (list: KeyedList, text: RawJson): string =>
  entriesOf(list, text)
    .flatMap(({ key, value }) => (value === null || value === 'null' || value === '""' ? [] : `${key} ${value}`))
    .toSorted()
    .join('\n');
