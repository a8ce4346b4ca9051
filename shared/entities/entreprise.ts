import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableFlag, nullableText, reference } from './members.ts';

const references = ['AdresseId', 'MailId', 'TelephoneId', 'RefCompte', 'FormeJuridiqueId'] as const;
const texts = [
  'Nom',
  'Code',
  'CaisseRetraite',
  'CaissePrevoyance',
  'SIRET',
  'NAF',
  'TVAintracommunautaire',
  'ConventionCollective',
  'IDCC',
  'NumUrssafParticulierEmployeur',
  'Effectif',
  'AutreInformation',
  'NumeroProjet',
] as const;

/** The company of one agreement: each agreement has its own record, even for the same company (R4.2). */
export const entrepriseSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, texts),
  ...each(reference, references),
  IsParticulierEmployeur: nullableFlag,
  TauxEntreprise: decimal,
});
export type Entreprise = z.infer<typeof entrepriseSchema>;

export const entreprise = describe({ name: 'Entreprise', schema: entrepriseSchema, references });
