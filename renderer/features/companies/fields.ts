import type { GroupedField } from '#forms/fields/groups.ts';

/** Members of a company that belong together, in the order in which people ask for them. */
export const companyGroups = [
  {
    id: 'identity',
    fields: [
      'Nom',
      'SIRET',
      'NAF',
      'Effectif',
      'FormeJuridiqueId',
      'TVAintracommunautaire',
      'IsParticulierEmployeur',
      'NumUrssafParticulierEmployeur',
    ],
  },
  { id: 'contact', fields: ['MailId', 'TelephoneId', 'AdresseId'] },
  { id: 'social', fields: ['ConventionCollective', 'IDCC', 'CaisseRetraite', 'CaissePrevoyance'] },
  { id: 'billing', fields: ['TauxEntreprise', 'RefCompte', 'NumeroProjet', 'Code'] },
  { id: 'other', fields: ['AutreInformation'] },
] as const;

/** Shown on the page also where they are empty. */
const always: ReadonlySet<string> = new Set(['Nom', 'SIRET', 'NAF', 'MailId', 'TelephoneId', 'AdresseId']);

export const shownFields = (fields: readonly string[]): readonly GroupedField[] =>
  fields.map((field) => (always.has(field) ? { field, always: true } : { field }));
