import { ownRecords } from '#shared/entities/client.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { tableOfType } from '#shared/entities/referenceExterne.ts';
import type { PreflightRule } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { BrokenRule } from './brokenRule.ts';

type Members = ReadonlyMap<string, RawJson>;

/** What a write makes of a row. */
export interface RowToWrite {
  readonly entity: EntityName;
  /** Null for a creation. */
  readonly id: string | null;
  readonly members: Members;
  /** The members that differ from the service's version; absent: all of them. */
  readonly changed?: ReadonlySet<string> | undefined;
}

export type TakenRule = Extract<
  PreflightRule,
  'companyOfOneAgreement' | 'oneReferenceOnly' | 'ownRecordsOfClient' | 'oneOfAKind'
>;

/** A rule that another row breaks with what is written, and that row. */
export interface Taken extends BrokenRule {
  readonly rule: TakenRule;
  readonly by: { readonly entity: EntityName; readonly id: string };
}

/** What another row may not have too; null where what is written has nothing of the kind. */
interface Sought {
  /** Digits of which the text of such a row contains one: most rows are not parsed. */
  readonly digits?: readonly string[];
  readonly find: (row: Members) => string | undefined;
}

/** Something that one row alone may have (R4.2, R4.4). */
interface OfOneRow {
  readonly rule: TakenRule;
  readonly of: EntityName;
  /** The rule does not check an edit that touches none of these: the other values are the service's. */
  readonly fields: readonly string[];
  /** The sets whose rows may have it already. */
  readonly among: readonly EntityName[];
  /** The service lists the rows: whole, or by the value of `by`. Absent: main reads the rows that the page knows. */
  readonly listed?: { readonly by?: string };
  readonly sought: (members: Members) => Sought | null;
}

/** The number in a reference, or the provisional id of what has none yet; undefined for none (R2.3). */
const leadsTo = (members: Members, field: string): string | undefined =>
  /^"?([1-9]\d*|new:[^"]+)"?$/u.exec(members.get(field) ?? '')?.[1];

/** References of which none may lead where the same one of another row leads. */
const sameReference =
  (fields: readonly string[]): OfOneRow['sought'] =>
  (members) => {
    const given = fields.flatMap((field) => {
      const id = leadsTo(members, field);
      return id === undefined ? [] : [[field, id] as const];
    });
    if (given.length === 0) return null;
    return {
      digits: given.map(([, id]) => id),
      find: (row) => given.find(([field, id]) => leadsTo(row, field) === id)?.[0],
    };
  };

const textOf = (members: Members, field: string): string => {
  const value = parseRaw(members.get(field) ?? 'null');
  return typeof value === 'string' ? value : '';
};

const rules: readonly OfOneRow[] = [
  {
    rule: 'companyOfOneAgreement',
    of: 'Convention',
    fields: ['EntrepriseId'],
    among: ['Convention'],
    sought: sameReference(['EntrepriseId']),
  },
  {
    rule: 'oneReferenceOnly',
    of: 'ReferenceExterne',
    fields: ['IdObjet', 'Type'],
    among: ['ReferenceExterne'],
    listed: { by: 'IdObjet' },
    // An id is unique in its table only (R5.4); the domain before it names who refers, and not to what.
    sought(members) {
      const id = leadsTo(members, 'IdObjet');
      const table = tableOfType(textOf(members, 'Type'));
      if (id === undefined || table === '') return null;
      return {
        digits: [id],
        find: (row) =>
          leadsTo(row, 'IdObjet') === id && tableOfType(textOf(row, 'Type')) === table ? 'Type' : undefined,
      };
    },
  },
  {
    rule: 'ownRecordsOfClient',
    of: 'Client',
    fields: ownRecords,
    among: ['Apprenant', 'Candidat', 'selection/Apprenant', 'selection/Candidat'],
    sought: sameReference(ownRecords),
  },
  {
    rule: 'oneOfAKind',
    of: 'AutreLieuFormation',
    fields: ['Code'],
    among: ['AutreLieuFormation'],
    listed: {},
    // Byte for byte: a code in other letters or accents is another one.
    sought(members) {
      const code = textOf(members, 'Code');
      return code === '' ? null : { find: (row) => (textOf(row, 'Code') === code ? 'Code' : undefined) };
    },
  },
];

/** The rules that a write may break, each with what it looks for. */
function* soughtBy({ entity, members, changed }: RowToWrite): Generator<readonly [OfOneRow, Sought]> {
  for (const rule of rules) {
    if (rule.of !== entity || (changed && !rule.fields.some((field) => changed.has(field)))) continue;
    const sought = rule.sought(members);
    if (sought) yield [rule, sought];
  }
}

/** The sets that must be read for the rules of an entity; none for most. */
export const setsOfRivals = (entity: EntityName): readonly EntityName[] => [
  ...new Set(rules.flatMap(({ of, among }) => (of === entity ? among : []))),
];

/** Whether one row alone may have that member: it is not given to several at once. */
export const isOfOneRow = (entity: EntityName, field: string): boolean =>
  rules.some(({ of, among, fields }) => of === entity && among.includes(entity) && fields.includes(field));

/** Whether a row has that record for itself: a new one is made for it, and no existing one is shared (R4.4). */
export const hasItsOwn = (entity: EntityName, field: string): boolean =>
  rules.some(({ of, among, fields }) => of === entity && !among.includes(entity) && fields.includes(field));

/** What a write needs to have read of the service, where the rows are listed there, and where only named ones are. */
export function readsFor(
  written: RowToWrite,
): readonly { readonly among: readonly EntityName[]; readonly listed: OfOneRow['listed'] }[] {
  return [...soughtBy(written)].map(([{ among, listed }]) => ({ among, listed }));
}

/** Rows that have what only the written one may have (R4.2, R4.4), of those that `rowsOf` knows of a set. */
export function* takenByOthers(
  written: RowToWrite,
  rowsOf: (set: EntityName) => Iterable<readonly [id: string, row: RawJson]>,
): Generator<Taken> {
  for (const [{ rule, among }, { digits, find }] of soughtBy(written)) {
    for (const entity of among) {
      for (const [id, row] of rowsOf(entity)) {
        if (entity === written.entity && id === written.id) continue;
        if (digits && !digits.some((part) => row.includes(part))) continue;
        const field = find(membersOf(row));
        if (field !== undefined) yield { rule, field, by: { entity, id } };
      }
    }
  }
}

/** The first of them; null where there is none. */
export function takenByAnother(...given: Parameters<typeof takenByOthers>): Taken | null {
  for (const taken of takenByOthers(...given)) return taken;
  return null;
}
