import type { apprenantEvaluationSchema } from '#shared/entities/apprenantEvaluation.ts';
import type { evaluationSchema } from '#shared/entities/evaluation.ts';
import type { inscriptionCoursSchema } from '#shared/entities/inscriptionCours.ts';
import type { inscriptionSequenceSchema } from '#shared/entities/inscriptionSequence.ts';
import type { parcoursPeriodeSchema, parcoursSchema } from '#shared/entities/parcours.ts';
import type { sequenceSchema } from '#shared/entities/sequence.ts';
import { named, period, references, texts } from './common.ts';
import type { Meaning, Meanings } from './label.ts';

const schedule = {
  help: { fr: 'À ajouter soi-même aux conventions créées ici', en: 'To be added by hand to agreements made here' },
} as const satisfies Partial<Meaning>;

export const sequence: Meanings<typeof sequenceSchema> = {
  ...named,
  ...period,
  LibelleExterne: texts.LibelleExterne,
  CodesPieces: texts.CodesPieces,
  CodesPiecesOptionnelles: texts.CodesPiecesOptionnelles,
  LibelleDemarche: { fr: 'Libellé de la démarche', en: 'Label of the procedure' },
  TitreDemarche: { fr: 'Titre de la démarche', en: 'Title of the procedure' },
  DescriptifDemarche: { fr: 'Descriptif de la démarche', en: 'Description of the procedure' },
  ConclusionDemarche: { fr: 'Conclusion de la démarche', en: 'Conclusion of the procedure' },
  LibellePeriode: texts.LibellePeriode,
  ProgrammeId: references.ProgrammeId,
  TypeSequenceId: { fr: 'Type de séquence', en: 'Sequence type' },
  EtablissementId: references.EtablissementId,
  CycleId: { fr: 'Cycle', en: 'Cycle' },
  ReferentEcoleId: { fr: 'Référent de l’école', en: 'School contact' },
  SurveyId: { fr: 'Questionnaire', en: 'Questionnaire' },
  SurveyCalendrierId: { fr: 'Questionnaire du calendrier', en: 'Calendar questionnaire' },
  SurveyEntrepriseId: { fr: 'Questionnaire de l’entreprise', en: 'Company questionnaire' },
  ScenarioLANId: { fr: 'Scénario LAN', en: 'LAN scenario' },
  EcheancierFacturationApprentissageId: {
    fr: 'Échéancier d’apprentissage',
    en: 'Apprenticeship billing schedule',
    ...schedule,
  },
  EcheancierFacturationProId: {
    fr: 'Échéancier de professionnalisation',
    en: 'Professionalisation billing schedule',
    ...schedule,
  },
  CompetencesAcquerirId: { fr: 'Compétences à acquérir', en: 'Skills to acquire' },
  RegleId: { fr: 'Règle', en: 'Rule' },
  SequenceAnnuelleId: { fr: 'Séquence annuelle', en: 'Yearly sequence' },
  SegmentId: { fr: 'Segment', en: 'Segment' },
  NbSequenceFille: { fr: 'Nombre de séquences filles', en: 'Number of child sequences' },
  NbSequencePere: { fr: 'Nombre de séquences mères', en: 'Number of parent sequences' },
  DebutPeriodeCandidature: { fr: 'Début des candidatures', en: 'Start of applications' },
  FinPeriodeCandidature: { fr: 'Fin des candidatures', en: 'End of applications' },
  MobiliteDebut: { fr: 'Début de la mobilité', en: 'Start of mobility' },
  MobiliteFin: { fr: 'Fin de la mobilité', en: 'End of mobility' },
  DateJurySession1: { fr: 'Jury de la première session', en: 'Jury of the first session' },
  DateJurySession2: { fr: 'Jury de la deuxième session', en: 'Jury of the second session' },
  Concomitant: { fr: 'Concomitante', en: 'Concurrent' },
  CreditsAuGlobal: { fr: 'Crédits au global', en: 'Credits as a whole' },
  BulletinSurIntranet: { fr: 'Bulletin sur l’intranet', en: 'Report on the intranet' },
  ReleveSurIntranet: { fr: 'Relevé sur l’intranet', en: 'Transcript on the intranet' },
  OuvertCandidature: { fr: 'Ouverte aux candidatures', en: 'Open to applications' },
  DisplayPlanning: { fr: 'Affichée dans le calendrier', en: 'Shown in the calendar' },
  EstUtiliseeDansParcoursBase: { fr: 'Utilisée dans un cursus de base', en: 'Used in a base track' },
  ReferentLANEcoleIds: { fr: 'Référents LAN de l’école', en: 'LAN contacts of the school' },
  Campus: { fr: 'Campus', en: 'Campus' },
  Marque: { fr: 'Marque', en: 'Brand' },
  Credits: { fr: 'Crédits', en: 'Credits' },
  Coefficient: { fr: 'Coefficient', en: 'Weight' },
  MoyenneNotes: { fr: 'Moyenne des notes', en: 'Average mark' },
  NoteMin: { fr: 'Note minimale', en: 'Lowest mark' },
  NoteMax: { fr: 'Note maximale', en: 'Highest mark' },
  DureeFormation: { fr: 'Durée de la formation', en: 'Length of the training' },
  NbHeureFormationDistancielle: {
    fr: 'Heures de formation à distance',
    en: 'Distance training hours',
    unit: 'hour',
    source: 'R2.11',
  },
};

/** What both kinds of enrolment say of marks and credits. */
const enrolment = {
  ...named,
  ApprenantId: references.ApprenantId,
  AppreciationId: { fr: 'Appréciation', en: 'Appraisal' },
  Precision: { fr: 'Précision', en: 'Further detail' },
  DetailValidation: { fr: 'Détail de la validation', en: 'Validation detail' },
  Valide: { fr: 'Validé', en: 'Validated' },
  Rattrape: { fr: 'Rattrapé', en: 'Resat' },
  Note: { fr: 'Note', en: 'Mark' },
  NoteAvantRattrapage: { fr: 'Note avant rattrapage', en: 'Mark before the resit' },
  NoteFinale: { fr: 'Note finale', en: 'Final mark' },
  NoteRetenu: { fr: 'Note retenue', en: 'Mark retained' },
  NbCredits: { fr: 'Nombre de crédits', en: 'Number of credits' },
  CreditAvantRattrapage: { fr: 'Crédits avant rattrapage', en: 'Credits before the resit' },
  CreditSurcharge: { fr: 'Crédits surchargés', en: 'Overridden credits' },
  CreditFinal: { fr: 'Crédits finaux', en: 'Final credits' },
  CreditRetenu: { fr: 'Crédits retenus', en: 'Credits retained' },
  DateDesinscription: { fr: 'Date de désinscription', en: 'Withdrawal date' },
} as const;

export const inscriptionSequence: Meanings<typeof inscriptionSequenceSchema> = {
  ...enrolment,
  SequenceId: references.SequenceId,
  EtatCandidatureParcoursId: { fr: 'État de la candidature au cursus', en: 'State of the track application' },
  ReponseSurveyCandidatureId: {
    fr: 'Réponse au questionnaire de candidature',
    en: 'Answer to the application questionnaire',
  },
  DecisionJuryId: { fr: 'Décision du jury', en: 'Jury decision' },
  RedoublementPartiel: { fr: 'Redoublement partiel', en: 'Partial repeat' },
  RelanceApprenant: { fr: 'Relance de l’apprenant', en: 'Reminder to the learner' },
  ContentieuxApprenant: { fr: 'Contentieux', en: 'Dispute' },
  RelanceReferentFinancier: { fr: 'Relance du référent financier', en: 'Reminder to the financial contact' },
  PourcentageCorrectionNote: {
    fr: 'Correction de la note en pourcentage',
    en: 'Mark correction as a percentage',
    unit: 'percent',
    source: 'R2.11',
  },
  PointsCorrectionNote: { fr: 'Correction de la note en points', en: 'Mark correction in points' },
  CreditJury: { fr: 'Crédits du jury', en: 'Credits from the jury' },
  CreditMax: { fr: 'Crédits maximaux', en: 'Highest credits' },
  CreditBonus: { fr: 'Crédits de bonus', en: 'Bonus credits' },
  ValidationInfosPerso: { fr: 'Validation des informations personnelles', en: 'Validation of personal details' },
  ValidationGlobale: { fr: 'Validation globale', en: 'Overall validation' },
  SommePonderation: { fr: 'Somme des pondérations', en: 'Sum of weights' },
  NoteSurcharge: { fr: 'Note surchargée', en: 'Overridden mark' },
  Sequence: { fr: 'Fiche de la séquence', en: 'Sequence record' },
};

export const inscriptionCours: Meanings<typeof inscriptionCoursSchema> = {
  ...enrolment,
  CoursId: { fr: 'Cours', en: 'Course' },
  NbAbsencesJustifiees: { fr: 'Absences justifiées', en: 'Excused absences' },
  NbAbsencesInjustifiees: { fr: 'Absences injustifiées', en: 'Unexcused absences' },
  NoteECTS: { fr: 'Note ECTS', en: 'ECTS grade' },
  Ponderation: { fr: 'Pondération', en: 'Weight' },
  Bonus: { fr: 'Bonus', en: 'Bonus' },
};

export const evaluation: Meanings<typeof evaluationSchema> = {
  ...named,
  CoursId: { fr: 'Cours', en: 'Course' },
  TypeEvaluationId: { fr: 'Type d’évaluation', en: 'Evaluation type' },
  IdEvaluationParent: { fr: 'Évaluation parente', en: 'Parent evaluation' },
  CoursSegmenteId: { fr: 'Cours segmenté', en: 'Segmented course' },
  NotesPubliees: { fr: 'Notes publiées', en: 'Marks published' },
  Excusable: { fr: 'Excusable', en: 'Excusable' },
  Anonyme: { fr: 'Anonyme', en: 'Anonymous' },
  Ponderation: { fr: 'Pondération', en: 'Weight' },
  Duree: { fr: 'Durée', en: 'Duration' },
  DateFinalisation: { fr: 'Date de finalisation', en: 'Date finalised' },
};

export const apprenantEvaluation: Meanings<typeof apprenantEvaluationSchema> = {
  ...named,
  MotifCorrection: { fr: 'Motif de la correction', en: 'Reason for the correction' },
  MotifExcuse: { fr: 'Motif de l’excuse', en: 'Reason for the excuse' },
  ReferencePlanification: { fr: 'Référence de l’événement', en: 'Event reference' },
  CodePresence: { fr: 'Code de présence', en: 'Attendance code' },
  IdApprenant: references.ApprenantId,
  InscriptionCoursId: { fr: 'Inscription au cours', en: 'Course enrolment' },
  EvaluationId: { fr: 'Évaluation', en: 'Evaluation' },
  Note: {
    fr: 'Note',
    en: 'Mark',
    help: { fr: '-1 tant qu’aucune note n’est saisie', en: '-1 as long as there is no mark' },
  },
  NoteAvantCorrection: { fr: 'Note avant correction', en: 'Mark before the correction' },
  Excuse: { fr: 'Excusé', en: 'Excused' },
  Absent: { fr: 'Absent', en: 'Absent' },
  Dispense: { fr: 'Dispensé', en: 'Exempted' },
  DeuxiemeSession: { fr: 'Deuxième session', en: 'Second session' },
};

export const parcoursPeriode: Meanings<typeof parcoursPeriodeSchema> = {
  ...named,
  ...period,
  ParcoursId: { fr: 'Cursus', en: 'Track' },
  PeriodeId: { fr: 'Période', en: 'Period' },
  SpecialiteId: { fr: 'Spécialité', en: 'Speciality' },
  AnneeScolaire: { fr: 'Année scolaire', en: 'School year' },
  LibellePeriode: texts.LibellePeriode,
  LibellePeriodeSpecifique: { fr: 'Libellé spécifique de la période', en: 'Specific period label' },
};

export const parcours: Meanings<typeof parcoursSchema> = {
  ...named,
  ProgrammeId: references.ProgrammeId,
  ParcoursPeriodes: { fr: 'Périodes', en: 'Periods' },
};
