import type { dossierSchema } from '#shared/entities/dossier.ts';
import type { sessionRecrutementSchema } from '#shared/entities/sessionRecrutement.ts';
import { named, period, references, texts } from './common.ts';
import type { Meaning, Meanings } from './label.ts';

export const dossier: Meanings<typeof dossierSchema> = {
  ...named,
  Numero: {
    fr: 'Numéro de dossier',
    en: 'Application number',
    help: {
      fr: 'Le numéro du candidat, puis le rang de ce dossier parmi les siens',
      en: 'The applicant’s number, then the rank of this application among theirs',
    },
  },
  ReferenceCRM: texts.ReferenceCRM,
  AnneeBac: { fr: 'Année du bac', en: 'Bac year' },
  SpecialiteBac: { fr: 'Spécialité du bac', en: 'Bac speciality' },
  EtablissementBac: { fr: 'Établissement du bac', en: 'Bac school' },
  EtablissementVilleBac: { fr: 'Ville de l’établissement du bac', en: 'Town of the bac school' },
  EtablissementNumeroUAIBac: { fr: 'Code UAI de l’établissement du bac', en: 'UAI code of the bac school' },
  NumeroINEBac: { fr: 'Numéro INE du bac', en: 'INE number of the bac' },
  NoteBac: { fr: 'Note du bac', en: 'Bac mark' },
  AffaireId: references.AffaireId,
  CandidatId: {
    ...references.CandidatId,
    help: { fr: 'Un dossier ne change pas de candidat', en: 'An application cannot move to another applicant' },
    source: 'R2.5',
  },
  SessionRecrutementId: { fr: 'Parcours d’admission', en: 'Admission path' },
  EtatCandidatureId: { fr: 'État de la candidature', en: 'Application state' },
  DecisionId: { fr: 'Décision', en: 'Decision' },
  SpecialiteBaccalaureatGeneral1Id: {
    fr: 'Première spécialité du bac général',
    en: 'First speciality of the general bac',
  },
  SpecialiteBaccalaureatGeneral2Id: {
    fr: 'Seconde spécialité du bac général',
    en: 'Second speciality of the general bac',
  },
  PaysIdBac: { fr: 'Pays du bac', en: 'Country of the bac' },
  BaccalaureatId: { fr: 'Baccalauréat', en: 'Baccalaureate' },
  MentionId: { fr: 'Mention', en: 'Honours' },
  InscriptionId: { fr: 'Inscription', en: 'Enrolment' },
  CreneauId: { fr: 'Créneau', en: 'Time slot' },
  SituationActuelleId: { fr: 'Situation actuelle', en: 'Current situation' },
  DernierDiplomeId: { fr: 'Dernier diplôme', en: 'Latest diploma' },
  Referent1Id: { fr: 'Premier référent', en: 'First referee' },
  Referent2Id: { fr: 'Second référent', en: 'Second referee' },
  SessionId: { fr: 'Session', en: 'Session' },
  ReponseQuestionnaireCandidatId: {
    fr: 'Réponse du candidat au questionnaire',
    en: 'Applicant’s answer to the questionnaire',
  },
  ReponseQuestionnaireReferent1Id: { fr: 'Réponse du premier référent', en: 'First referee’s answer' },
  ReponseQuestionnaireReferent2Id: { fr: 'Réponse du second référent', en: 'Second referee’s answer' },
  ReponseQuestionnaireEvaluateurId: { fr: 'Réponse de l’évaluateur', en: 'Evaluator’s answer' },
  AgentId: {
    fr: 'Agent',
    en: 'Agent',
    help: {
      fr: 'Du campus auquel appartient le programme du parcours',
      en: 'From the campus that the path’s programme belongs to',
    },
  },
  NiveauEtudeId: { fr: 'Niveau d’études', en: 'Level of study' },
  DateDebut: { fr: 'Date de début', en: 'Start date' },
  DateFin: { fr: 'Date de fin', en: 'End date' },
  DateEvaluation: { fr: 'Date d’évaluation', en: 'Evaluation date' },
  DateDecision: { fr: 'Date de décision', en: 'Decision date' },
  CreneauLibre: {
    fr: 'Entretien',
    en: 'Interview',
    help: { fr: 'Date de l’entretien, s’il y en a un', en: 'Date of the interview, if there is one' },
  },
  EnCoursBac: { fr: 'Bac en cours', en: 'Bac in progress' },
  PourcentageAvancement: { fr: 'Avancement', en: 'Progress', unit: 'percent', source: 'R2.11' },
  Parametres: { fr: 'Champs personnalisés', en: 'Custom fields' },
};

const completing = {
  help: { fr: 'Nécessaire à un parcours complet', en: 'Needed by a complete path' },
} as const satisfies Partial<Meaning>;

export const sessionRecrutement: Meanings<typeof sessionRecrutementSchema> = {
  ...named,
  Nom: { ...named.Nom, ...completing },
  CodesPieces: texts.CodesPieces,
  CodesPiecesOptionnelles: texts.CodesPiecesOptionnelles,
  LibelleExterne: texts.LibelleExterne,
  ReferenceCRM: texts.ReferenceCRM,
  CodesTests: { fr: 'Codes des tests', en: 'Test codes' },
  LibellePeriodeRentree: { fr: 'Libellé de la période de rentrée', en: 'Label of the intake period' },
  ReferenceConcours: { fr: 'Référence du concours', en: 'Entrance exam reference' },
  ProgrammeId: { ...references.ProgrammeId, ...completing },
  EtablissementId: references.EtablissementId,
  CibleId: { fr: 'Cible', en: 'Target' },
  PeriodeRentreeId: { fr: 'Période de rentrée', en: 'Intake period', ...completing },
  SurveyCandidatId: { fr: 'Questionnaire du candidat', en: 'Applicant’s questionnaire' },
  SurveyReferentId: { fr: 'Questionnaire du référent', en: 'Referee’s questionnaire' },
  SurveyEvaluateurId: { fr: 'Questionnaire de l’évaluateur', en: 'Evaluator’s questionnaire' },
  SessionId: { fr: 'Session', en: 'Session' },
  Debut: { ...period.Debut, ...completing },
  Fin: { ...period.Fin, ...completing },
  DebutPeriodeRentree: { fr: 'Début de la période de rentrée', en: 'Start of the intake period' },
  FinPeriodeRentree: { fr: 'Fin de la période de rentrée', en: 'End of the intake period' },
  Payant: { fr: 'Payant', en: 'Fee charged' },
  Frais: { fr: 'Frais', en: 'Fees', unit: 'euro', source: 'R2.11' },
  ParametresId: { fr: 'Paramètres', en: 'Parameters' },
};
