import { z } from 'zod';
import { describe } from './describe.ts';
import { flag, nullableText, reference } from './members.ts';
import { personFields, personReferences, personTextReferences } from './person.ts';

/** A teacher. */
export const enseignantSchema = z.looseObject({
  ...personFields,
  EntrepriseId: reference,
  EntiteJuridiqueId: reference,
  IndividuId: reference,
  MailEcoleId: reference,
  BatimentId: reference,
  DiplomeON: flag.nullish(),
  DoctoratON: flag.nullish(),
  Profession: nullableText,
  Promotion: nullableText,
  Discipline: nullableText,
  NumeroINSEE: nullableText,
  NumeroURSSAF: nullableText,
  NumeroSIREN: nullableText,
  NumeroTVAintraCommunautaire: nullableText,
  DernierDiplome: nullableText,
  MatriculeRH: nullableText,
  NumeroRCS: nullableText,
  /** Always null in reads (R2.6). */
  Photo: z.unknown().optional(),
});
export type Enseignant = z.infer<typeof enseignantSchema>;

export const enseignant = describe({
  name: 'Enseignant',
  schema: enseignantSchema,
  references: [...personReferences, 'EntrepriseId', 'EntiteJuridiqueId', 'IndividuId', 'MailEcoleId', 'BatimentId'],
  textReferences: personTextReferences,
  civilDates: ['DateNaissance'],
  assigned: ['Id', 'IndividuId'],
  writeOnly: ['Photo'],
});
