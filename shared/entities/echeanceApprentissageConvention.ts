import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableInstant, nullableText, reference } from './members.ts';

const references = [
  'ConventionId',
  'EntrepriseId',
  'OPCAId',
  'NoteId',
  'CategoriePrestationId',
  'RefPrestationId',
  'RefPaiementId',
  'RefEcheanceLiee',
] as const;
const texts = [
  'Nom',
  'Code',
  'Libelle',
  'NumeroFacture',
  'Compte',
  'CodeAnalytique',
  'LibelleExterne',
  'PeriodeNom',
  'Source',
  'Codification',
  'Nature',
] as const;

/** An instalment of an apprenticeship agreement. */
export const echeanceApprentissageConventionSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, texts),
  ...each(reference, references),
  Numero: integer.nullish(),
  Montant: decimal,
  Pourcentage: decimal,
  Date: nullableInstant,
});
export type EcheanceApprentissageConvention = z.infer<typeof echeanceApprentissageConventionSchema>;

export const echeanceApprentissageConvention = describe({
  name: 'EcheanceApprentissageConvention',
  schema: echeanceApprentissageConventionSchema,
  references,
  instants: ['Date'],
  days: ['Date'],
});
