import { uaiForm } from '#shared/entities/autreLieuFormation.ts';
import { setOf } from '#shared/entities/context.ts';
import type { SetOf } from '#shared/entities/context.ts';
import { professionals } from '#shared/entities/convention.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import { referenceTypeForm } from '#shared/entities/referenceExterne.ts';
import { writableProfiles } from '#shared/entities/user.ts';
import type { PreflightRule } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import type { Day } from '#shared/text/when/civil.ts';
import { fullYears } from '#shared/time/fullYears.ts';

/** A rule that the values to be sent would break, and the member that the user should look at. */
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
  readonly of: SetOf<EntityName>;
  /** The rule does not check an edit that touches none of these: the other values are the service's. */
  readonly fields: readonly string[];
  /** The member that breaks the rule, or undefined. */
  readonly find: (members: ReadonlyMap<string, RawJson>, at: At) => string | undefined;
}

const textOf = (members: ReadonlyMap<string, RawJson>, field: string): string | undefined => {
  const value = parseRaw(members.get(field) ?? 'null');
  return typeof value === 'string' ? value : undefined;
};
/** The id in a reference; undefined for none: 0 and null are the same (R2.3). */
const idOf = (members: ReadonlyMap<string, RawJson>, field: string): string | undefined =>
  /^"?([1-9]\d*)"?$/u.exec(members.get(field) ?? '')?.[1];
/** A text, where there is one, must have that form. */
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
    find: (members) =>
      writableProfiles.includes(Number(digitsIn(members.get('ProfilUser')) ?? NaN)) ? undefined : 'ProfilUser',
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

/** The first rule that these members alone would break (R4.1, R4.2), or null. `changed` absent: all members. */
export function brokenRule(
  entity: EntityName,
  members: ReadonlyMap<string, RawJson>,
  at: At,
  changed?: ReadonlySet<string>,
): BrokenRule | null {
  for (const { rule, of, fields, find } of checks) {
    if (of !== setOf(entity) || (changed && !fields.some((field) => changed.has(field)))) continue;
    const field = find(members, at);
    if (field !== undefined) return { rule, field };
  }
  return null;
}

/** Under 18 full years, by civil dates in the school's zone (R2.4, R4.1). Undefined where `birth` is no instant. */
export function isMinor(birth: string, epochMilliseconds: number, schoolZone: string): boolean | undefined {
  const parts = instantParts(birth);
  if (!parts) return undefined;
  return fullYears(dayIn(schoolZone, parts.epochMilliseconds), dayIn(schoolZone, epochMilliseconds)) < 18;
}

function dayIn(timeZone: string, epochMilliseconds: number): Day {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'iso8601',
  });
  const parts = new Map(format.formatToParts(epochMilliseconds).map(({ type, value }) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}
