import { z } from 'zod';
import { describe } from './describe.ts';
import { integer, nullableText, reference } from './members.ts';

/** A category of a teacher. */
export const enseignantTypeSchema = z.looseObject({
  Id: integer,
  Nom: nullableText,
  Code: nullableText,
  EnseignantId: reference,
  TypeEnseignantId: reference,
});
export type EnseignantType = z.infer<typeof enseignantTypeSchema>;

export const enseignantType = describe({
  name: 'EnseignantType',
  schema: enseignantTypeSchema,
  references: ['EnseignantId', 'TypeEnseignantId'],
});
