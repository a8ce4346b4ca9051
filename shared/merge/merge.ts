import type { EntityDescription, KeyedList } from '../entities/describe.ts';
import { inRowsForm } from '../entities/numbers.ts';
import { arrayOf, elementsOf, membersOf, objectOf, parseRaw, rawOf, splice } from '../json/rawJson.ts';
import type { RawJson } from '../json/rawJson.ts';
import { withOffset } from '../odata/instant.ts';
import type { Conflict, FieldChange } from './change.ts';
import { sameValue } from './sameValue.ts';

export type MergeOutcome =
  /** The service already has the wanted values: there is nothing to send. */
  | { readonly kind: 'same' }
  /** `body` is the complete entity to send: the fresh text with the wanted fields set (R2.1, I10, I11). */
  | { readonly kind: 'write'; readonly body: RawJson }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] };

/** By field, unit and list key (I10, I12). Compares only what the user changed; the rest of `fresh` stays as text. */
export function mergeReplace(
  description: EntityDescription,
  fresh: RawJson,
  changes: readonly FieldChange[],
): MergeOutcome {
  const conflicts: Conflict[] = [];
  const toWrite: FieldChange[] = [];
  for (const [unit, fields] of byUnit(description, changes)) {
    const withTheirs = fields.map((change) => ({ ...change, theirs: currentValue(description, fresh, change) }));
    const same = (pick: 'base' | 'mine', change: (typeof withTheirs)[number]): boolean =>
      sameValue(description, change.key === undefined ? change.field : '', change[pick], change.theirs);
    if (withTheirs.every((change) => same('mine', change))) continue;
    // Members of a unit with the same meaning keep the form that was read (R2.2, R2.3).
    if (withTheirs.every((change) => same('base', change)))
      toWrite.push(...withTheirs.filter((change) => !same('mine', change)));
    else if (fields.some((change) => !sameValue(description, change.field, change.base, change.mine))) {
      conflicts.push({ unit, fields: withTheirs });
    }
  }
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  if (toWrite.length === 0) return { kind: 'same' };
  return { kind: 'write', body: toBody(description, applyChanges(description, fresh, toWrite)) };
}

/** With numbers in the row's own form (R2.3); for the body of a replace and for screens. */
export function applyChanges(description: EntityDescription, row: RawJson, changes: readonly FieldChange[]): RawJson {
  const set = new Map<string, RawJson>();
  let members: ReadonlyMap<string, RawJson> | undefined; // most edits do not need them: every screen is drawn through here
  const ofRow = (): ReadonlyMap<string, RawJson> => (members ??= membersOf(row));
  for (const change of changes) {
    const list = keyedListOf(description, change);
    if (!list || change.key === undefined)
      set.set(change.field, inRowsForm(description, ofRow, change.field, change.mine));
    else {
      const current = set.get(change.field) ?? ofRow().get(change.field) ?? null;
      set.set(change.field, withEntry(list, current, change.key, change.mine));
    }
  }
  return splice(row, set);
}

/** No OData annotations, no expanded navigations (R2.1), every date with an offset as +hh:mm (R2.4). */
export function toBody(description: EntityDescription, row: RawJson): RawJson {
  const members = membersOf(row);
  const dates = [...description.instants, ...description.civilDates].flatMap((field) => {
    const raw = members.get(field);
    const text = raw?.startsWith('"') ? String(parseRaw(raw)) : '';
    return withOffset(text) === text ? [] : [[field, rawOf(withOffset(text))] as const];
  });
  return splice(row, new Map(dates), (name) => name.includes('@odata.') || description.navigations.includes(name));
}

/** The value in a row that a change is about: a member, or the value of a keyed entry; null when absent. */
export function currentValue(
  description: EntityDescription,
  row: RawJson,
  change: Pick<FieldChange, 'field' | 'key'>,
): RawJson | null {
  const member = membersOf(row).get(change.field) ?? null;
  const list = keyedListOf(description, change);
  if (!list || change.key === undefined) return member;
  return entriesOf(list, member).find((entry) => entry.key === change.key)?.value ?? null;
}

/**
 * Stored otherwise than sent, but for assigned and volatile fields (R3.8), and those that no read gives back (R2.6).
 */
export function differences(description: EntityDescription, sent: RawJson, kept: RawJson): readonly string[] {
  const keptMembers = membersOf(kept);
  const { assigned, volatile, navigations, writeOnly } = description;
  const ignored = new Set([...assigned, ...volatile, ...navigations, ...writeOnly]);
  const changed: string[] = [];
  for (const [field, value] of membersOf(sent)) {
    if (ignored.has(field) || field.includes('@odata.')) continue;
    const keptValue = keptMembers.get(field) ?? null;
    const list = description.keyedLists.find((candidate) => candidate.field === field);
    if (list) {
      const keptEntries = [...entriesOf(list, keptValue)];
      for (const entry of entriesOf(list, value)) {
        // Of two entries with one key, each is compared with its counterpart.
        const at = keptEntries.findIndex((candidate) => candidate.key === entry.key);
        const [found] = at === -1 ? [] : keptEntries.splice(at, 1);
        if (!found || !sameValue(description, '', entry.value, found.value)) changed.push(`${field}.${entry.key}`);
      }
    } else if (!sameValue(description, field, value, keptValue)) changed.push(field);
  }
  return changed;
}

/** The name of the unit a change belongs to: `Debut+Fin`, `Parametres.CODE`, or the field itself. */
export function unitOf(description: EntityDescription, change: Pick<FieldChange, 'field' | 'key'>): string {
  if (change.key !== undefined) return `${change.field}.${change.key}`;
  return description.units.find((unit) => unit.includes(change.field))?.join('+') ?? change.field;
}

function byUnit(
  description: EntityDescription,
  changes: readonly FieldChange[],
): ReadonlyMap<string, readonly FieldChange[]> {
  return Map.groupBy(changes, (change) => unitOf(description, change));
}

function keyedListOf(description: EntityDescription, change: Pick<FieldChange, 'field'>): KeyedList | undefined {
  return description.keyedLists.find((list) => list.field === change.field);
}

export function entriesOf(list: KeyedList, member: RawJson | null) {
  if (member === null || member === 'null') return [];
  return elementsOf(member).map((text) => {
    const members = membersOf(text);
    return { key: String(parseRaw(members.get(list.key) ?? 'null')), value: members.get(list.value) ?? null, text };
  });
}

function withEntry(list: KeyedList, member: RawJson | null, key: string, value: RawJson): RawJson {
  const entries = entriesOf(list, member);
  // Of two entries with one key, the first is the one that was read and shown; the other is not changed.
  const at = entries.findIndex((entry) => entry.key === key);
  const texts = entries.map((entry, index) =>
    index === at ? splice(entry.text, new Map([[list.value, value]])) : entry.text,
  );
  if (at !== -1) return arrayOf(texts);
  return arrayOf([
    ...texts,
    objectOf([
      [list.key, rawOf(key)],
      [list.value, value],
    ]),
  ]);
}
