import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableFlag, nullableInstant, nullableText, open, reference } from './members.ts';

/** SurveyEntrepriseId is present in one variant only (R2.8). */
const references = [
  'ProgrammeId',
  'TypeSequenceId',
  'EtablissementId',
  'CycleId',
  'ReferentEcoleId',
  'SurveyId',
  'SurveyCalendrierId',
  'SurveyEntrepriseId',
  'ScenarioLANId',
  'EcheancierFacturationApprentissageId',
  'EcheancierFacturationProId',
  'CompetencesAcquerirId',
  'RegleId',
  'SequenceAnnuelleId',
  'SegmentId',
] as const;
const texts = [
  'Nom',
  'Code',
  'LibelleExterne',
  'CodesPieces',
  'CodesPiecesOptionnelles',
  'LibelleDemarche',
  'TitreDemarche',
  'DescriptifDemarche',
  'ConclusionDemarche',
  'LibellePeriode',
] as const;
const flags = [
  'Concomitant',
  'CreditsAuGlobal',
  'BulletinSurIntranet',
  'ReleveSurIntranet',
  'OuvertCandidature',
  'DisplayPlanning',
  'EstUtiliseeDansParcoursBase',
] as const;
const instants = [
  'Debut',
  'Fin',
  'DebutPeriodeCandidature',
  'FinPeriodeCandidature',
  'MobiliteDebut',
  'MobiliteFin',
  'DateJurySession1',
  'DateJurySession2',
] as const;

/** A stretch of a programme in which learners are enrolled. */
export const sequenceSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, texts),
  ...each(reference, references),
  ...each(integer.nullish(), ['NbSequenceFille', 'NbSequencePere']),
  ...each(nullableInstant, instants),
  ...each(nullableFlag, flags),
  ReferentLANEcoleIds: z.array(integer).nullish(),
  ...each(decimal, ['Credits', 'Coefficient', 'MoyenneNotes', 'NoteMin', 'NoteMax']),
  ...each(open, ['Campus', 'Marque', 'DureeFormation', 'NbHeureFormationDistancielle']),
});
export type Sequence = z.infer<typeof sequenceSchema>;

export const sequence = describe({
  name: 'Sequence',
  schema: sequenceSchema,
  references,
  instants,
  days: ['Debut', 'Fin', 'DebutPeriodeCandidature', 'FinPeriodeCandidature', 'MobiliteDebut', 'MobiliteFin'],
  navigations: ['TypeSequence'],
  variable: ['SurveyEntrepriseId'],
});
