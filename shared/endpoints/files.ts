import type { Endpoint } from './endpoint.ts';
import { assumed, create, keptBySchool, list, one, replace } from './endpointParts.ts';

/** Application files and admission paths. */
export const files = {
  'Dossier.list': { ...list('Dossier'), readings: ['R5.3'] },
  'Dossier.one': { ...one('Dossier'), readings: ['R2.1'] },
  'Dossier.create': {
    ...create('Dossier'),
    required: ['SessionRecrutementId', 'CandidatId', 'EtatCandidatureId'],
    doubt: { settledBy: 'lookUp', list: 'Dossier.list', fields: ['CandidatId', 'SessionRecrutementId'] },
    readings: ['R3.6', 'R4.5', 'R4.6'],
  },
  'Dossier.replace': {
    ...replace('Dossier'),
    verb: 'POST',
    path: '/Dossier/{id}',
    readings: ['R2.1', 'R2.9', 'R3.1', 'R4.5'],
  },
  'SessionRecrutement.list': { ...list('SessionRecrutement'), readings: ['R5.3'] },
  'SessionRecrutement.create': {
    ...create('SessionRecrutement'),
    answer: 'collectionOfOne',
    required: ['Nom', 'Code', 'Debut', 'Fin', 'ProgrammeId', 'LibelleExterne', 'PeriodeRentreeId'],
    doubt: { settledBy: 'lookUp', list: 'SessionRecrutement.list', fields: ['Nom', 'Code', 'ProgrammeId'] },
    readings: ['R3.3'],
  },
  'EtatCandidature.list': { ...list('EtatCandidature'), ...assumed, ...keptBySchool },
  'Programme.list': { ...list('Programme'), ...assumed, ...keptBySchool },
} as const satisfies Record<string, Endpoint>;
