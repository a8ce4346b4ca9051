import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableFlag, nullableInstant, nullableText, open, reference } from './members.ts';
import { sequenceSchema } from './sequence.ts';

const references = [
  'ApprenantId',
  'SequenceId',
  'AppreciationId',
  'EtatCandidatureParcoursId',
  'ReponseSurveyCandidatureId',
  'DecisionJuryId',
] as const;
const flags = ['RedoublementPartiel', 'Valide', 'Rattrape'] as const;
/** One variant has the first two, the other the third (R2.8). */
const flagsOfVariants = ['RelanceApprenant', 'ContentieuxApprenant', 'RelanceReferentFinancier'] as const;
const untyped = [
  'PointsCorrectionNote',
  'CreditBonus',
  'ValidationInfosPerso',
  'ValidationGlobale',
  'Note',
  'NoteAvantRattrapage',
  'NbCredits',
  'SommePonderation',
  'NoteFinale',
  'CreditFinal',
  'NoteSurcharge',
  'CreditAvantRattrapage',
  'CreditSurcharge',
  'NoteRetenu',
  'CreditRetenu',
] as const;

/** The enrolment of a learner in a sequence. */
export const inscriptionSequenceSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, ['Nom', 'Code', 'Precision', 'DetailValidation']),
  ...each(reference, references),
  ...each(nullableFlag, [...flags, ...flagsOfVariants]),
  ...each(decimal, ['PourcentageCorrectionNote', 'CreditJury', 'CreditMax']),
  ...each(open, untyped),
  DateDesinscription: nullableInstant,
  /** Present with $expand=Sequence. */
  Sequence: sequenceSchema.nullish(),
});
export type InscriptionSequence = z.infer<typeof inscriptionSequenceSchema>;

export const inscriptionSequence = describe({
  name: 'InscriptionSequence',
  schema: inscriptionSequenceSchema,
  references,
  instants: ['DateDesinscription'],
  navigations: ['Sequence'],
  variable: flagsOfVariants,
});
