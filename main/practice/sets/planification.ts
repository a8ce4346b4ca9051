import { members } from './members.ts';
import type { ServedSet } from './servedSet.ts';

export const planification: ServedSet = {
  members: {
    ...members('integer', 'Id'),
    ...members('text', 'Nom Code Enseignants ReferenceExterne'),
    ...members('integer', 'EntiteJuridiqueId TypePlanificationId CommentaireInterneId CommentaireExterneId'),
    ...members('integer', 'ProgrammeId SequenceId'),
    ...members('instant', 'Debut Fin'),
    ...members('nullableInstant', 'DateSynchronisation'),
    ...members('groupMark', 'ReferenceMultiple'),
    ...members('flag', 'Annule Realise'),
  },
  required: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin'],
  assigned: ['Id', 'DateSynchronisation'],
  refersTo: {
    EntiteJuridiqueId: 'EntiteJuridique',
    TypePlanificationId: 'TypePlanification',
    ProgrammeId: 'Programme',
  },
  spans: [['Debut', 'Fin']],
};
