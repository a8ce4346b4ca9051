import { adultOn } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import { members } from './members.ts';
import { personMembers } from './person.ts';
import type { ServedSet } from './servedSet.ts';

/** A learner: made through `/Candidat`, read through `/Apprenant`. */
export const apprenant: ServedSet = {
  members: {
    ...personMembers,
    ...members('integer', 'Tuteur1Id Tuteur2Id EntrepriseId IndividuId'),
    ...members('nullableText', 'NumeroIne'),
    ...members('text', 'NumeroInsee'),
    ...members('alwaysNull', 'Photo'),
    ...members('flag', 'RestreintPedagogie RestreintFinance'),
    ...members('text', 'ESI'),
  },
  required: ['Nom', 'Login', 'Prenoms'],
  assigned: ['Id', 'Code', 'IndividuId'],
  refersTo: { MailId: 'Mail' },
  navigations: { Mail: { by: 'MailId', to: 'Mail' } },
  /** R4.1 (Apprenant rule 1). Without a date of birth there is nothing to check. */
  check(learner, { now }) {
    const birth = textOf(learner, 'DateNaissance');
    if (birth !== '' && !adultOn(birth, now) && integerOf(learner, 'Tuteur1Id') === '0') {
      throw refuseField('Tuteur1Id', 'un représentant légal est obligatoire pour un apprenant de moins de 18 ans');
    }
  },
};

export const inscriptionSequence: ServedSet = {
  members: {
    ...members('integer', 'Id ApprenantId SequenceId AppreciationId EtatCandidatureParcoursId ReponseSurveyCandidatureId'),
    ...members('integer', 'DecisionJuryId'),
    ...members('text', 'Nom Code Precision DetailValidation'),
    ...members('flag', 'RedoublementPartiel Valide Rattrape RelanceApprenant ContentieuxApprenant'),
    ...members('number', 'PourcentageCorrectionNote CreditJury'),
    ...members('nullableNumber', 'CreditMax'),
    ...members(
      'anything',
      `PointsCorrectionNote CreditBonus ValidationInfosPerso ValidationGlobale DateDesinscription Note
       NoteAvantRattrapage NbCredits SommePonderation NoteFinale CreditFinal NoteSurcharge CreditAvantRattrapage
       CreditSurcharge NoteRetenu CreditRetenu`,
    ),
  },
  refersTo: { ApprenantId: 'Apprenant', SequenceId: 'Sequence' },
  navigations: { Sequence: { by: 'SequenceId', to: 'Sequence' } },
};

export const inscriptionCours: ServedSet = {
  members: {
    ...members('integer', 'Id ApprenantId CoursId AppreciationId NbAbsencesJustifiees NbAbsencesInjustifiees'),
    ...members('text', 'Nom Code NoteECTS Precision DetailValidation'),
    ...members('flag', 'Valide Rattrape'),
    ...members('number', 'Ponderation'),
    ...members(
      'anything',
      `Note Bonus NoteAvantRattrapage CreditAvantRattrapage NbCredits CreditSurcharge CreditFinal DateDesinscription
       NoteFinale NoteRetenu CreditRetenu`,
    ),
  },
  refersTo: { ApprenantId: 'Apprenant' },
};

export const evaluation: ServedSet = {
  members: {
    ...members('integer', 'Id CoursId TypeEvaluationId IdEvaluationParent'),
    ...members('text', 'Nom Code'),
    ...members('flag', 'NotesPubliees Excusable Anonyme'),
    ...members('number', 'Ponderation Duree'),
    ...members('anything', 'DateFinalisation CoursSegmenteId'),
  },
};

export const apprenantEvaluation: ServedSet = {
  members: {
    ...members('integer', 'Id IdApprenant InscriptionCoursId EvaluationId'),
    ...members('text', 'Nom Code MotifCorrection MotifExcuse ReferencePlanification CodePresence'),
    ...members('number', 'Note'),
    ...members('nullableNumber', 'NoteAvantCorrection'),
    ...members('flag', 'Excuse Absent Dispense DeuxiemeSession'),
  },
  refersTo: { IdApprenant: 'Apprenant', InscriptionCoursId: 'InscriptionCours', EvaluationId: 'Evaluation' },
};
