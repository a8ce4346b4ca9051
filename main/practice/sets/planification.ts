import { members, named } from './members.ts';
import type { ServedSet } from './servedSet.ts';

export const planification: ServedSet = {
  members: {
    ...named,
    ...members('text', 'Enseignants ReferenceExterne'),
    ...members('integer', 'EntiteJuridiqueId TypePlanificationId CommentaireInterneId CommentaireExterneId'),
    ...members('integer', 'ProgrammeId SequenceId'),
    ...members('instant', 'Debut Fin'),
    ...members('nullableInstant', 'DateSynchronisation'),
    ...members('groupMark', 'ReferenceMultiple'),
    ...members('flag', 'Annule Realise'),
  },
  required: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin'],
  refersTo: {
    EntiteJuridiqueId: 'EntiteJuridique',
    TypePlanificationId: 'TypePlanification',
    ProgrammeId: 'Programme',
    SequenceId: 'Sequence',
  },
  spans: [['Debut', 'Fin']],
};
