import { newFields } from '#forms/creation/newFields.ts';

/** What is asked for what an agreement brings with it: the service changes none of it afterwards (R3.1). */
export const newFunder = newFields(
  'ConventionOrganismeFinanceur',
  ['OrganismeFinanceurId', 'NumeroDossier', 'TypePriseCharge'],
  ['ConventionId'],
);

/** Its address is a record of its own, typed beside. */
export const newCompany = newFields('Entreprise', ['Nom', 'SIRET', 'NAF', 'Effectif'], ['MailId']);

const ofLine = ['ConventionId', 'Libelle', 'Date', 'Montant', 'Pourcentage'] as const;
export const newInstalment = newFields('EcheanceApprentissageConvention', [], ofLine);

/** What is given once for all instalments: not what tells one from another. */
export const everyInstalment = newFields(
  'EcheanceApprentissageConvention',
  [],
  [...ofLine, 'Nom', 'Numero', 'RefEcheanceLiee'],
);
