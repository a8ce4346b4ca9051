import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableFlag, nullableText, open, reference } from './members.ts';

/** The Note of a learner without a mark. */
export const noMark = -1;

/** The mark of a learner for one evaluation. */
export const apprenantEvaluationSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, ['Nom', 'Code', 'MotifCorrection', 'MotifExcuse', 'ReferencePlanification', 'CodePresence']),
  ...each(reference, ['IdApprenant', 'InscriptionCoursId', 'EvaluationId']),
  /** `noMark` where none was entered. */
  Note: decimal,
  NoteAvantCorrection: open,
  ...each(nullableFlag, ['Excuse', 'Absent', 'Dispense', 'DeuxiemeSession']),
});
export type ApprenantEvaluation = z.infer<typeof apprenantEvaluationSchema>;

export const apprenantEvaluation = describe({
  name: 'ApprenantEvaluation',
  schema: apprenantEvaluationSchema,
  references: ['IdApprenant', 'InscriptionCoursId', 'EvaluationId'],
});
