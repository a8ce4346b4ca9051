import { adultOn } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import { members, named, personMembers } from './members.ts';
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
  refersTo: { MailId: 'Mail', EntrepriseId: 'Entreprise' },
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
    ...named,
    ...members('integer', 'ApprenantId SequenceId AppreciationId EtatCandidatureParcoursId ReponseSurveyCandidatureId'),
    ...members('integer', 'DecisionJuryId'),
    ...members('text', 'Precision DetailValidation'),
    ...members(
      'flag',
      'RedoublementPartiel Valide Rattrape RelanceApprenant ContentieuxApprenant RelanceReferentFinancier',
    ),
    ...members('decimal', 'PourcentageCorrectionNote CreditJury'),
    ...members('nullableDecimal', 'CreditMax'),
    ...members(
      'anything',
      `PointsCorrectionNote CreditBonus ValidationInfosPerso ValidationGlobale Note
       NoteAvantRattrapage NbCredits SommePonderation NoteFinale CreditFinal NoteSurcharge CreditAvantRattrapage
       CreditSurcharge NoteRetenu CreditRetenu`,
    ),
    ...members('nullableInstant', 'DateDesinscription'),
  },
  refersTo: { ApprenantId: 'Apprenant', SequenceId: 'Sequence' },
  navigations: { Sequence: { by: 'SequenceId', to: 'Sequence' } },
};

export const inscriptionCours: ServedSet = {
  members: {
    ...named,
    ...members('integer', 'ApprenantId CoursId AppreciationId NbAbsencesJustifiees NbAbsencesInjustifiees'),
    ...members('text', 'NoteECTS Precision DetailValidation'),
    ...members('flag', 'Valide Rattrape'),
    ...members('decimal', 'Ponderation'),
    ...members(
      'anything',
      `Note Bonus NoteAvantRattrapage CreditAvantRattrapage NbCredits CreditSurcharge CreditFinal NoteFinale
       NoteRetenu CreditRetenu`,
    ),
    ...members('nullableInstant', 'DateDesinscription'),
  },
  refersTo: { ApprenantId: 'Apprenant' },
};

export const evaluation: ServedSet = {
  members: {
    ...named,
    ...members('integer', 'CoursId TypeEvaluationId IdEvaluationParent'),
    ...members('flag', 'NotesPubliees Excusable Anonyme'),
    ...members('decimal', 'Ponderation Duree'),
    ...members('nullableInstant', 'DateFinalisation'),
    ...members('nullableInteger', 'CoursSegmenteId'),
  },
};

export const apprenantEvaluation: ServedSet = {
  members: {
    ...named,
    ...members('integer', 'IdApprenant InscriptionCoursId EvaluationId'),
    ...members('text', 'MotifCorrection MotifExcuse ReferencePlanification CodePresence'),
    ...members('decimal', 'Note'),
    ...members('nullableDecimal', 'NoteAvantCorrection'),
    ...members('flag', 'Excuse Absent Dispense DeuxiemeSession'),
  },
  refersTo: { IdApprenant: 'Apprenant', InscriptionCoursId: 'InscriptionCours', EvaluationId: 'Evaluation' },
};
