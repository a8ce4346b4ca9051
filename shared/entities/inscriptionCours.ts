import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableFlag, nullableInstant, nullableText, open, reference } from './members.ts';

const untyped = [
  'Note',
  'Bonus',
  'NoteAvantRattrapage',
  'CreditAvantRattrapage',
  'NbCredits',
  'CreditSurcharge',
  'CreditFinal',
  'NoteFinale',
  'NoteRetenu',
  'CreditRetenu',
] as const;

/** The enrolment of a learner in a course. */
export const inscriptionCoursSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, ['Nom', 'Code', 'NoteECTS', 'Precision', 'DetailValidation']),
  ...each(reference, ['ApprenantId', 'CoursId', 'AppreciationId']),
  ...each(integer.nullish(), ['NbAbsencesJustifiees', 'NbAbsencesInjustifiees']),
  ...each(nullableFlag, ['Valide', 'Rattrape']),
  Ponderation: decimal,
  ...each(open, untyped),
  DateDesinscription: nullableInstant,
});
export type InscriptionCours = z.infer<typeof inscriptionCoursSchema>;

export const inscriptionCours = describe({
  name: 'InscriptionCours',
  schema: inscriptionCoursSchema,
  references: ['ApprenantId', 'CoursId', 'AppreciationId'],
  instants: ['DateDesinscription'],
});
