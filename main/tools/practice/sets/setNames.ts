import { contextOf, setOf } from '#shared/entities/context.ts';
import type { SetOf } from '#shared/entities/context.ts';
import { entityNames } from '#shared/entities/names.ts';
import type { EntityName } from '#shared/entities/names.ts';

/** The sets of the interface: its resources, and the reference data. */
export type PublicSetName = SetOf<EntityName>;
export const publicSetNames = [...new Set(entityNames.map(setOf))];

/** The sets that have other rows below `/selection` (Candidat rule 5). */
export const selectionSetNames = entityNames.filter((name) => contextOf(name) === 'selection').map(setOf);

/** What the service stores for its own use: the interface shows only its effects. */
const ownSetNames = ['Affaire', 'ConventionDocument', 'UserAuthorizations', 'TemplateAuthorizations'] as const;

export const setNames = [...publicSetNames, ...ownSetNames] as const;
export type SetName = PublicSetName | (typeof ownSetNames)[number];

export const keyOf = (set: SetName): 'Id' | 'Streamid' => (set === 'Directory' ? 'Streamid' : 'Id');

/** Learners and applicants share one series of ids: `PUT /Candidat/<id>` names both. */
export const numberedWith = (set: SetName): SetName => (set === 'Apprenant' ? 'Candidat' : set);
