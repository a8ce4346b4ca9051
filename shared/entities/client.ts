import { z } from 'zod';
import { describe } from './describe.ts';
import { each, nullableFlag, nullableText, reference } from './members.ts';
import { personFields, personReferences, personTextReferences } from './person.ts';

const references = [
  'EntrepriseId',
  'SignataireId',
  'EntiteJuridiqueId',
  'NatureClientId',
  'ReferenceId',
  'ContactId',
] as const;

/**
 * A billing client. Code is kept as given, or derived where the client is made from a learner or applicant.
 */
export const clientSchema = z.looseObject({
  ...personFields,
  ...each(reference, references),
  Douteux: nullableFlag,
  TVAintracommunautaire: nullableText,
});
export type Client = z.infer<typeof clientSchema>;

export const client = describe({
  name: 'Client',
  schema: clientSchema,
  references: [...personReferences, ...references],
  textReferences: personTextReferences,
  civilDates: ['DateNaissance'],
});

/** Records of a client's own: never those of the learner or applicant it represents (R4.4). */
export const ownRecords = ['AdresseId', 'MailId', 'TelephoneId', 'MobileId'] as const;

/** Fields of a learner or applicant that its Client may copy; new records are created for every other one (R4.4). */
export const reusableForClient = [
  'Prenom2',
  'Prenom3',
  'NomJeuneFille',
  'Fonction',
  'VilleNaissance',
  'DepartementNaissance',
  'CodeCommuneNaissance',
  'CiviliteId',
  'Nationalite1Id',
  'Nationalite2Id',
  'PaysNaissanceId',
  'DateNaissance',
  'GenreMale',
  'Handicap',
  'RefSysteme',
  'AutoriseCRM',
  'HasChosenRGPD',
  'HasChosenMarketing',
] as const;
