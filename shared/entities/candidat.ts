import { z } from 'zod';
import { describe } from './describe.ts';
import { mailSchema } from './mail.ts';
import { nullableText, reference } from './members.ts';
import { personFields, personReferences, personTextReferences } from './person.ts';

/** An applicant. Listed by the service only once a Dossier is complete. */
export const candidatSchema = z.looseObject({
  ...personFields,
  Numero: nullableText,
  /** Opaque: resent, never shown, logged or exported (R2.6). */
  Password: nullableText,
  Tuteur1Id: reference,
  Tuteur2Id: reference,
  IndividuId: reference,
  CanalAcquisitionId: reference,
  ResidencePaysId: reference,
  ResidenceProvinceId: reference,
  /** Present with $expand=Mail. */
  Mail: mailSchema.extend({ Adresse: nullableText }).nullish(),
});
export type Candidat = z.infer<typeof candidatSchema>;

export const candidat = describe({
  name: 'Candidat',
  schema: candidatSchema,
  identity: ['Nom', 'Prenoms', 'DateNaissance', 'MailId'],
  references: [
    ...personReferences,
    'Tuteur1Id',
    'Tuteur2Id',
    'IndividuId',
    'CanalAcquisitionId',
    'ResidencePaysId',
    'ResidenceProvinceId',
  ],
  textReferences: personTextReferences,
  noReference: 0,
  civilDates: ['DateNaissance'],
  assigned: ['Id', 'Code', 'Numero', 'IndividuId'],
  opaque: ['Password'],
  alsoNamed: ['Apprenant'],
  navigations: ['Mail'],
});
