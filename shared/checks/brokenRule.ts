import { uaiForm } from '../entities/autreLieuFormation.ts';
import { professionals } from '../entities/convention.ts';
import type { EntityName } from '../entities/index.ts';
import { referenceTypeForm } from '../entities/referenceExterne.ts';
import { writableProfiles } from '../entities/user.ts';
import type { PreflightRule } from '../failures/failure.ts';
import type { RawJson } from '../json/rawJson.ts';
import { parseRaw } from '../json/rawJson.ts';
import { isMinor } from './majority.ts';

/** A rule that what is to be sent would break, and the member that a person should look at. */
export interface BrokenRule {
  readonly rule: PreflightRule;
  readonly field: string;
}

export interface At {
  /** Epoch ms. */
  readonly now: number;
  readonly schoolZone: string;
}

interface Check {
  readonly rule: PreflightRule;
  readonly of: EntityName;
  /** An edit that touches none of these is none of its business: what stood before is the service's. */
  readonly fields: readonly string[];
  /** The member that breaks the rule, or undefined. */
  readonly find: (members: ReadonlyMap<string, RawJson>, at: At) => string | undefined;
}

const textOf = (members: ReadonlyMap<string, RawJson>, field: string): string | undefined => {
  const value = parseRaw(members.get(field) ?? 'null');
  return typeof value === 'string' ? value : undefined;
};
/** The id that a reference holds; undefined for none: 0 and null are the same (R2.3). */
const idOf = (members: ReadonlyMap<string, RawJson>, field: string): string | undefined =>
  /^"?([1-9]\d*)"?$/u.exec(members.get(field) ?? '')?.[1];
/** A text that is there must have that form. */
const form = (field: string, pattern: RegExp): Pick<Check, 'fields' | 'find'> => ({
  fields: [field],
  find: (members) => (pattern.test(textOf(members, field) ?? '') || !members.has(field) ? undefined : field),
});

const guardian = ['DateNaissance', 'Tuteur1Id'] as const;
const password = ['TypeAuthentification', 'Password'] as const;

const checks: readonly Check[] = [
  {
    rule: 'minorNeedsGuardian',
    of: 'Apprenant',
    fields: guardian,
    find: (members, { now, schoolZone }) => {
      const minor = isMinor(textOf(members, 'DateNaissance') ?? '', now, schoolZone);
      return minor && idOf(members, 'Tuteur1Id') === undefined ? 'Tuteur1Id' : undefined;
    },
  },
  {
    rule: 'professionalsAreDistinct',
    of: 'Convention',
    fields: professionals,
    find: (members) =>
      professionals.find((role, index) => {
        const id = idOf(members, role);
        return id !== undefined && professionals.slice(0, index).some((other) => idOf(members, other) === id);
      }),
  },
  { rule: 'formOfUai', of: 'AutreLieuFormation', ...form('Uai', uaiForm) },
  { rule: 'formOfReferenceType', of: 'ReferenceExterne', ...form('Type', referenceTypeForm) },
  {
    rule: 'writableProfile',
    of: 'User',
    fields: ['ProfilUser'],
    find: (members) => (writableProfiles.includes(Number(members.get('ProfilUser') ?? NaN)) ? undefined : 'ProfilUser'),
  },
  {
    rule: 'passwordForStandaloneOnly',
    of: 'User',
    fields: password,
    find: (members) => {
      const needed = textOf(members, 'TypeAuthentification') === 'Standalone';
      return needed === ((textOf(members, 'Password') ?? '') !== '') ? undefined : 'Password';
    },
  },
];

/**
 * The first rule of the service that these members of an entity would break, as far as they alone can tell (R4.1, R4.2);
 * null when there is none. `changed` names the members that differ from what the service has; absent: all of them.
 */
export function brokenRule(
  entity: EntityName,
  members: ReadonlyMap<string, RawJson>,
  at: At,
  changed?: ReadonlySet<string>,
): BrokenRule | null {
  for (const { rule, of, fields, find } of checks) {
    if (of !== entity || (changed && !fields.some((field) => changed.has(field)))) continue;
    const field = find(members, at);
    if (field !== undefined) return { rule, field };
  }
  return null;
}
