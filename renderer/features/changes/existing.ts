import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { Candidate } from '#shared/ipc/write.ts';
import { membersOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { identityDifferences } from '#shared/merge/identity.ts';
import { isUpTo } from '#sync/rules/existing.ts';
import { plain } from '#sync/rules/summary.ts';
import type { Step } from '#sync/step.ts';
import { instantOf } from '#wording/values.ts';
import type { Wording } from '#wording/wording.ts';

/** Evidence against a row being the result of a creation. */
export interface Objections {
  /** Identifying fields with other values: it is another person or thing. */
  readonly different: readonly string[];
  /** It was there before the creation was sent (I16). */
  readonly wasThere: boolean;
}

/** The evidence against a row; references to what is not created yet are ignored. */
export function objectionsTo(
  step: Pick<Step, 'entity' | 'body' | 'provisional' | 'seenBefore' | 'knownUpTo' | 'sentAt'>,
  { id, row }: Candidate,
): Objections {
  const body = sentOf(step);
  return {
    different: body === null ? [] : identityDifferences(describeEntity(step.entity), body, row),
    wasThere: step.sentAt !== null && (step.seenBefore.includes(id) || isUpTo(id, step.knownUpTo)),
  };
}

/** What was sent, or would be, without references to what exists only on this workstation. */
export function sentOf({ body, provisional }: Pick<Step, 'body' | 'provisional'>): RawJson | null {
  return body === null ? null : splice(body, new Map(), (member) => provisional.some(({ field }) => field === member));
}

/** NOM Prénom of a person, whose name is NomUsage in the Selection context (R1.5); else the name of the row. */
function nameIn(row: RawJson): string {
  const members = membersOf(row);
  const text = (field: string): string => plain(members.get(field) ?? null);
  if (!members.has('Prenoms')) return text('Nom') || text('Name') || text('Adresse');
  return `${(text('Nom') || text('NomUsage')).toLocaleUpperCase('fr')} ${text('PrenomUsage') || text('Prenoms')}`.trim();
}

/** A row in one line: NOM Prénom, its number, date of birth, the address. */
export function whoIs(entity: EntityName, { id, row }: Candidate, wording: Wording): string {
  const members = membersOf(row);
  const text = (field: string): string => plain(members.get(field) ?? null);
  const name = nameIn(row);
  const number = describeEntity(entity)
    .numbers.map(text)
    .find((shown) => shown !== '' && shown !== name);
  const born = instantOf(members.get('DateNaissance') ?? null);
  return [
    name,
    number ?? wording.t('common.numbered', { id }),
    born !== null && wording.t('newApplication.known.born', { date: wording.date(born) }),
    addressOf(members, wording),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The address is a member of the person's row, or a record of its own on this workstation. */
function addressOf(members: ReadonlyMap<string, RawJson>, wording: Wording): string | undefined {
  const expanded = members.get('Mail');
  const address = expanded?.startsWith('{') ? plain(membersOf(expanded).get('Adresse') ?? null) : '';
  return address || wording.nameOf('MailId', plain(members.get('MailId') ?? null));
}
