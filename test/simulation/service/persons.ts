import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { splice } from '#shared/json/rawJson.ts';

/**
 * Learners and applicants are one person's record, shown by two sets under one id, and replaced through one (R3.1,
 * R5.3b).
 */
export type PersonSet = Extract<EntityName, 'Candidat' | 'Apprenant'>;

/** The entity set that the truth stores persons in. */
export const personSet = 'Candidat';

const onlyIn: Readonly<Record<PersonSet, readonly string[]>> = {
  Candidat: ['Numero', 'Password', 'CanalAcquisitionId'],
  Apprenant: ['NumeroIne', 'ESI', 'RestreintFinance'],
};

export const isPersonSet = (entity: EntityName): entity is PersonSet => entity === 'Candidat' || entity === 'Apprenant';

export const otherSet = (set: PersonSet): PersonSet => (set === 'Candidat' ? 'Apprenant' : 'Candidat');

/** The record as one of the two sets shows it. */
export const shownIn = (set: PersonSet, record: RawJson): RawJson =>
  splice(record, new Map(), (member) => onlyIn[otherSet(set)].includes(member));
