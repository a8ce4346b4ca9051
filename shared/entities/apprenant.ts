import { z } from 'zod';
import { describe } from './describe.ts';
import { mailSchema } from './mail.ts';
import { each, nullableFlag, nullableText, open, reference } from './members.ts';
import { personFields, personReferences, personTextReferences } from './person.ts';

const references = ['Tuteur1Id', 'Tuteur2Id', 'EntrepriseId', 'IndividuId'] as const;

/** A learner: a person enrolled in a programme. Under 18, Tuteur1Id leads to the legal representative (R4.1). */
export const apprenantSchema = z.looseObject({
  ...personFields,
  ...each(reference, references),
  NumeroIne: nullableText,
  NumeroInsee: nullableText,
  /** Always null in reads (R2.6). */
  Photo: open,
  RestreintPedagogie: nullableFlag,
  RestreintFinance: nullableFlag,
  ESI: nullableText,
  /** Where a deployment expands it, as for an applicant. */
  Mail: mailSchema.extend({ Adresse: nullableText }).nullish(),
});
export type Apprenant = z.infer<typeof apprenantSchema>;

export const apprenant = describe({
  name: 'Apprenant',
  schema: apprenantSchema,
  identity: ['Nom', 'Prenoms', 'DateNaissance', 'MailId'],
  references: [...personReferences, ...references],
  textReferences: personTextReferences,
  noReference: 0,
  civilDates: ['DateNaissance'],
  assigned: ['Id', 'Code', 'IndividuId'],
  writeOnly: ['Photo'],
  alsoNamed: ['Candidat'],
  navigations: ['Mail'],
});
