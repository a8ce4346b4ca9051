import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableFlag, nullableInstant, nullableText, reference } from './members.ts';

const references = ['CoursId', 'TypeEvaluationId', 'IdEvaluationParent', 'CoursSegmenteId'] as const;

/** What learners of a course get marks for. */
export const evaluationSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, ['Nom', 'Code']),
  ...each(reference, references),
  ...each(nullableFlag, ['NotesPubliees', 'Excusable', 'Anonyme']),
  ...each(decimal, ['Ponderation', 'Duree']),
  DateFinalisation: nullableInstant,
});
export type Evaluation = z.infer<typeof evaluationSchema>;

export const evaluation = describe({
  name: 'Evaluation',
  schema: evaluationSchema,
  references,
  instants: ['DateFinalisation'],
});
