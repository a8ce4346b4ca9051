import { contextOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { applicantOf, isLearner, isPerson, learnerOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { membersOf, parseRaw, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/**
 * Learners and applicants are one person's record, shown by two sets under one id, and replaced through one (R3.1,
 * R5.3b), in each context (R1.5).
 */
export const isPersonSet = isPerson;

/** The entity set that the truth stores the persons of a context in. */
export const personSet = 'Candidat';
export const storedIn = (entity: EntityName): EntityName => (isPersonSet(entity) ? applicantOf(entity) : entity);

const onlyOfApplicants = ['Numero', 'Password', 'CanalAcquisitionId'];
const onlyOfLearners = ['NumeroIne', 'ESI', 'RestreintFinance'];

export const otherSet = (set: PersonEntity): PersonEntity => (isLearner(set) ? applicantOf(set) : learnerOf(set));

/** The record as one of the two sets shows it. */
export const shownIn = (set: PersonEntity, record: RawJson): RawJson =>
  splice(record, new Map(), (member) => (isLearner(set) ? onlyOfApplicants : onlyOfLearners).includes(member));

/** A member that nobody edits, and that says of which context a person is (R1.5). */
export const contextMember = (entity: EntityName): readonly [string, RawJson] => ['Contexte', rawOf(contextOf(entity))];

/** The row, where it says so, is of the entity's context. */
export function isOfContext(entity: EntityName, row: RawJson): boolean {
  const said = membersOf(row).get('Contexte');
  return said === undefined || parseRaw(said) === contextOf(entity);
}
