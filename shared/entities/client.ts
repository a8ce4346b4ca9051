import { createClient } from '../endpoints/endpointParts.ts';
import { named, references, texts } from './common.ts';
import { always, code, entity, flag, group, ref, refTo, some, text } from './entity.ts';
import type { RowOf } from './entity.ts';
import { origins, otherNames, person } from './person.ts';

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

/** A billing client. Code is derived where the client is made from a learner or applicant. */
export const client = entity('Client', {
  names: { fr: ['Client', 'Clients'], en: ['Client', 'Clients'] },
  screen: 'finance',
  link: 'client',
  endpoints: {
    list: { filterOn: ['ReferenceId'], filterRequired: true, readings: ['R2.7', 'R3.6'] },
    create: { ...createClient, readings: ['R2.7', 'R3.0', 'R3.3', 'R3.6', 'R4.4'] },
  },
  columns: ['Code', 'NatureClientId', 'ReferenceId'],
  groups: {
    billing: group({ fr: 'Facturation', en: 'Billing' })({
      NatureClientId: refTo('NatureClient', { fr: 'Nature du client', en: 'Client nature', always: true }),
      EntiteJuridiqueId: refTo('EntiteJuridique', {
        fr: 'Société de facturation',
        en: 'Billing company',
        always: true,
      }),
      ReferenceId: ref({
        fr: 'Élément lié',
        en: 'Linked item',
        help: { fr: 'Une convention, par exemple', en: 'Such as an agreement' },
        always: true,
        nullable: true,
      }),
      Code: code({
        fr: 'Code',
        en: 'Code',
        help: { fr: 'Utile par exemple aux exports comptables', en: 'Used in accounting exports, for instance' },
        always: true,
      }),
      TVAintracommunautaire: text({ ...texts.TVAintracommunautaire, nullable: true }),
      Douteux: flag({ fr: 'Douteux', en: 'Doubtful' }),
      EntrepriseId: refTo('Entreprise', references.EntrepriseId),
    }),
    contact: group({ fr: 'Contact', en: 'Contact' })({
      MailId: refTo('Mail', {
        ...references.MailId,
        help: {
          fr: 'Propre au client, jamais la fiche de la personne qu’il représente',
          en: 'The client’s own, never that of the person it stands for',
        },
        source: 'R4.4',
        always: true,
      }),
      AdresseId: ref({
        ...references.AdresseId,
        help: {
          fr: 'Propre au client, jamais la fiche de la personne qu’il représente',
          en: 'The client’s own, never that of the person it stands for',
        },
        source: 'R4.4',
      }),
      TelephoneId: ref({
        ...references.TelephoneId,
        help: {
          fr: 'Propre au client, jamais la fiche de la personne qu’il représente',
          en: 'The client’s own, never that of the person it stands for',
        },
        source: 'R4.4',
      }),
      MobileId: ref({
        fr: 'Mobile',
        en: 'Mobile phone',
        help: {
          fr: 'Propre au client, jamais la fiche de la personne qu’il représente',
          en: 'The client’s own, never that of the person it stands for',
        },
        source: 'R4.4',
      }),
      SignataireId: ref({ fr: 'Signataire', en: 'Signatory', nullable: true }),
      ContactId: ref({ fr: 'Contact', en: 'Contact', nullable: true }),
    }),
    identity: group({ fr: 'Identité', en: 'Identity' })({
      CiviliteId: person.CiviliteId,
      Nom: always(named.Nom),
      Prenoms: always(person.Prenoms),
      NomUsage: person.NomUsage,
      ...otherNames,
      ...some(person, 'Fonction', 'GenreMale', 'DateNaissance'),
      ...origins,
      Handicap: person.Handicap,
    }),
    account: group({ fr: 'Compte', en: 'Account' })({
      Login: person.Login,
      RefSysteme: person.RefSysteme,
    }),
    consents: group({ fr: 'Consentements', en: 'Consents' })({
      HasChosenRGPD: always(person.HasChosenRGPD),
      HasChosenMarketing: person.HasChosenMarketing,
      AutoriseCRM: person.AutoriseCRM,
    }),
  },
});
export type Client = RowOf<typeof client>;
