import { apprenant } from './apprenant.ts';
import { apprenantEvaluation } from './apprenantEvaluation.ts';
import { candidat } from './candidat.ts';
import { inscriptionCours } from './inscriptionCours.ts';
import { inscriptionSequence } from './inscriptionSequence.ts';
import { nullableText } from './members.ts';

/** NomUsage takes the place of Nom, which a row may have, and which is resent as it was read (R1.5, R2.1). */
const identity = ['NomUsage', 'Prenoms', 'DateNaissance', 'MailId'] as const;
const assigned = ['Id', 'Nom', 'Code', 'IndividuId'] as const;

/** The entities of the Selection context: the same sets, whose people have a NomUsage and a given Numero (R1.5). */
export const ofSelection = {
  'selection/Candidat': { ...candidat, identity, assigned, variable: ['Nom'] },
  /** Created with a Numero too, which a learner may show or not. */
  'selection/Apprenant': {
    ...apprenant,
    schema: apprenant.schema.extend({ Numero: nullableText }),
    identity,
    assigned,
    variable: ['Nom', 'Numero'],
  },
  'selection/InscriptionSequence': inscriptionSequence,
  'selection/InscriptionCours': inscriptionCours,
  'selection/ApprenantEvaluation': apprenantEvaluation,
} as const;
