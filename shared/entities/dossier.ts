import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, flag, integer, nullableInstant, nullableText, reference } from './members.ts';

const parametreSchema = z.looseObject({ Id: integer.nullish(), Code: nullableText, Valeur: nullableText });

const dossierReferences = [
  'AffaireId',
  'CandidatId',
  'SessionRecrutementId',
  'EtatCandidatureId',
  'DecisionId',
  'SpecialiteBaccalaureatGeneral1Id',
  'SpecialiteBaccalaureatGeneral2Id',
  'PaysIdBac',
  'BaccalaureatId',
  'MentionId',
  'InscriptionId',
  'CreneauId',
  'SituationActuelleId',
  'DernierDiplomeId',
  'Referent1Id',
  'Referent2Id',
  'SessionId',
  'ReponseQuestionnaireCandidatId',
  'ReponseQuestionnaireReferent1Id',
  'ReponseQuestionnaireReferent2Id',
  'ReponseQuestionnaireEvaluateurId',
  'AgentId',
  'NiveauEtudeId',
] as const;

const references = Object.fromEntries(dossierReferences.map((name) => [name, reference])) as Record<
  (typeof dossierReferences)[number],
  typeof reference
>; // fromEntries loses the names

/** An application file of an applicant for an admission path. */
export const dossierSchema = z.looseObject({
  ...references,
  Id: integer,
  Nom: nullableText,
  Code: nullableText,
  Numero: nullableText,
  ReferenceCRM: nullableText,
  AnneeBac: nullableText,
  SpecialiteBac: nullableText,
  EtablissementBac: nullableText,
  EtablissementVilleBac: nullableText,
  EtablissementNumeroUAIBac: nullableText,
  NumeroINEBac: nullableText,
  NoteBac: nullableText,
  DateDebut: nullableInstant,
  DateFin: nullableInstant,
  DateEvaluation: nullableInstant,
  DateDecision: nullableInstant,
  CreneauLibre: nullableInstant,
  EnCoursBac: flag.nullish(),
  PourcentageAvancement: decimal,
  /** Custom fields, merged by Code (R2.9). */
  Parametres: z.array(parametreSchema).nullish(),
});
export type Dossier = z.infer<typeof dossierSchema>;

export const dossier = describe({
  name: 'Dossier',
  schema: dossierSchema,
  numbers: ['Numero'], // its Code is the applicant's
  identity: ['CandidatId', 'SessionRecrutementId'],
  references: dossierReferences,
  instants: ['DateDebut', 'DateFin', 'DateEvaluation', 'DateDecision', 'CreneauLibre'],
  assigned: ['Id', 'Nom', 'Code', 'Numero', 'AffaireId', 'DateDebut', 'PourcentageAvancement'],
  fixed: ['CandidatId'],
  keyedLists: [{ field: 'Parametres', key: 'Code', value: 'Valeur' }],
});
