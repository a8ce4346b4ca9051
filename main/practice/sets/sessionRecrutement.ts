import { members, named } from './members.ts';
import type { ServedSet } from './servedSet.ts';

export const sessionRecrutement: ServedSet = {
  members: {
    ...named,
    ...members('text', 'CodesPieces CodesPiecesOptionnelles LibelleExterne ReferenceCRM'),
    ...members('text', 'CodesTests LibellePeriodeRentree'),
    ...members('nullableText', 'ReferenceConcours'),
    ...members('integer', 'ProgrammeId EtablissementId CibleId PeriodeRentreeId SurveyCandidatId'),
    ...members('integer', 'SurveyReferentId SurveyEvaluateurId SessionId'),
    ...members('instant', 'Debut Fin DebutPeriodeRentree FinPeriodeRentree'),
    ...members('flag', 'Payant'),
    ...members('number', 'Frais'),
    ...members('nullableInteger', 'ParametresId'),
  },
  required: ['Nom', 'Code', 'Debut', 'Fin', 'ProgrammeId', 'LibelleExterne', 'PeriodeRentreeId'],
  refersTo: { ProgrammeId: 'Programme' },
  spans: [
    ['Debut', 'Fin'],
    ['DebutPeriodeRentree', 'FinPeriodeRentree'],
  ],
};
