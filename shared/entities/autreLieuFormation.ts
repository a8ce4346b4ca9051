import { z } from 'zod';
import { describe } from './describe.ts';
import { each, integer, nullableText, reference } from './members.ts';

/** 7 digits and a letter (R4.2). */
export const uaiForm = /^\d{7}[A-Za-z]$/u;

/** Another training location. */
export const autreLieuFormationSchema = z.looseObject({
  Id: integer,
  ...each(reference, ['AdresseId', 'PaysId']),
  ...each(nullableText, ['Nom', 'Code', 'Libelle', 'Siret', 'Uai']),
});
export type AutreLieuFormation = z.infer<typeof autreLieuFormationSchema>;

export const autreLieuFormation = describe({
  name: 'AutreLieuFormation',
  schema: autreLieuFormationSchema,
  references: ['AdresseId', 'PaysId'],
});
