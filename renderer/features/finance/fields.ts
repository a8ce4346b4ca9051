import type { GroupedField } from '#forms/fields/groups.ts';

/** Members of a client that belong together, in the order in which people ask for them. */
export const clientGroups = [
  {
    id: 'billing',
    fields: [
      'NatureClientId',
      'EntiteJuridiqueId',
      'ReferenceId',
      'Code',
      'TVAintracommunautaire',
      'Douteux',
      'EntrepriseId',
      'SignataireId',
      'ContactId',
    ],
  },
  { id: 'contact', fields: ['MailId', 'AdresseId', 'TelephoneId', 'MobileId'] },
  {
    id: 'identity',
    fields: [
      'CiviliteId',
      'Nom',
      'Prenoms',
      'NomUsage',
      'PrenomUsage',
      'Prenom2',
      'Prenom3',
      'NomJeuneFille',
      'Fonction',
      'GenreMale',
      'DateNaissance',
      'VilleNaissance',
      'DepartementNaissance',
      'CodeCommuneNaissance',
      'PaysNaissanceId',
      'Nationalite1Id',
      'Nationalite2Id',
      'Handicap',
    ],
  },
  { id: 'account', fields: ['Login', 'RefSysteme'] },
  { id: 'consents', fields: ['HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM'] },
] as const;

/** Shown on the page also where they are empty. */
const always: ReadonlySet<string> = new Set([
  'NatureClientId',
  'EntiteJuridiqueId',
  'ReferenceId',
  'Code',
  'MailId',
  'AdresseId',
  'Nom',
  'Prenoms',
  'HasChosenRGPD',
]);

export const shownFields = (fields: readonly string[]): readonly GroupedField[] =>
  fields.map((field) => (always.has(field) ? { field, always: true } : { field }));
