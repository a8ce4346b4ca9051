import { contextOf } from './context.ts';
import { sibling } from './index.ts';
import type { EntityName, Sibling } from './index.ts';

/** Applicants and learners, in either context (R1.5). */
export const personEntities = [
  'Candidat',
  'Apprenant',
  'selection/Candidat',
  'selection/Apprenant',
] as const satisfies readonly EntityName[];
export type PersonEntity = (typeof personEntities)[number];

export const isPerson = (entity: EntityName): entity is PersonEntity => personEntities.some((each) => each === entity);
const learners: ReadonlySet<EntityName> = new Set(['Apprenant', 'selection/Apprenant']);
export const isLearner = (entity: EntityName): boolean => learners.has(entity);

export type ApplicationEntity = Sibling<'Dossier'>;

/** The two records that one person of that context may have (R3.1). */
export const applicantOf = (entity: PersonEntity) => sibling(entity, 'Candidat');
export const learnerOf = (entity: PersonEntity) => sibling(entity, 'Apprenant');

/** The member that names a person first: in the Selection context NomUsage takes the place of Nom (R1.5). */
export const lastNameField = (entity: EntityName): 'Nom' | 'NomUsage' =>
  contextOf(entity) === 'selection' ? 'NomUsage' : 'Nom';
