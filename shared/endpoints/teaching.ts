import type { Endpoint } from './endpoint.ts';
import { create, keptBySchool, list, one } from './endpointParts.ts';

/** What is taught, by whom and where. */
export const teaching = {
  'Sequence.one': { ...one('Sequence'), readings: ['R2.8'] },
  'Parcours.one': { ...one('Parcours'), expand: ['ParcoursPeriodes'], readings: ['R2.1'] },
  'Agent.list': { ...list('Agent'), ...keptBySchool, filterOn: ['EntiteJuridiqueId'], readings: ['R4.5', 'R5.3'] },
  'Enseignant.list': { ...list('Enseignant'), ...keptBySchool, readings: ['R5.3'] },
  'Enseignant.types': {
    ...list('EnseignantType'),
    path: '/Enseignant/{id}/EnseignantsTypes',
    idOfParent: 'Enseignant',
    readings: ['R5.3'],
  },
  'Evaluation.one': { ...one('Evaluation'), readings: ['R2.2'] },
  'AutreLieuFormation.list': { ...list('AutreLieuFormation'), readings: ['R5.3'] },
  /** The document does not show the answer; Code is unique, so the list can decide (R3.3, R3.6). */
  'AutreLieuFormation.create': {
    ...create('AutreLieuFormation'),
    answer: 'entityOrNothing',
    success: [200, 201, 204],
    required: ['Code', 'AdresseId', 'PaysId', 'Libelle', 'Siret', 'Uai'],
    doubt: { settledBy: 'lookUp', list: 'AutreLieuFormation.list', fields: ['Code'] },
    readings: ['R3.3', 'R3.6', 'R4.2', 'R5.8'],
  },
} as const satisfies Record<string, Endpoint>;
