import type { autreLieuFormationSchema } from '#shared/entities/autreLieuFormation.ts';
import type { entrepriseSchema } from '#shared/entities/entreprise.ts';
import type { mailSchema } from '#shared/entities/mail.ts';
import { named, references, texts } from './common.ts';
import type { Meanings } from './label.ts';

const siret = { fr: 'Numéro SIRET', en: 'SIRET number' } as const;

export const entreprise: Meanings<typeof entrepriseSchema> = {
  ...named,
  CaisseRetraite: { fr: 'Caisse de retraite', en: 'Pension fund' },
  CaissePrevoyance: { fr: 'Caisse de prévoyance', en: 'Provident fund' },
  SIRET: siret,
  NAF: { fr: 'Code d’activité (NAF)', en: 'Activity code (NAF)' },
  TVAintracommunautaire: texts.TVAintracommunautaire,
  ConventionCollective: { fr: 'Convention collective', en: 'Collective agreement' },
  IDCC: { fr: 'Code de la convention collective (IDCC)', en: 'Collective agreement code (IDCC)' },
  NumUrssafParticulierEmployeur: {
    fr: 'Numéro URSSAF du particulier employeur',
    en: 'URSSAF number of the private employer',
  },
  Effectif: { fr: 'Effectif', en: 'Headcount' },
  AutreInformation: { fr: 'Autre information', en: 'Other information' },
  NumeroProjet: { fr: 'Numéro de projet', en: 'Project number' },
  AdresseId: references.AdresseId,
  MailId: references.MailId,
  TelephoneId: references.TelephoneId,
  RefCompte: { fr: 'Référence du compte', en: 'Account reference' },
  FormeJuridiqueId: { fr: 'Forme juridique', en: 'Legal form' },
  IsParticulierEmployeur: { fr: 'Particulier employeur', en: 'Private employer' },
  TauxEntreprise: { fr: 'Taux entreprise', en: 'Company rate' },
};

export const mail: Meanings<typeof mailSchema> = {
  ...named,
  Adresse: { fr: 'Adresse de courriel', en: 'Email address' },
  IsDuplicate: { fr: 'Doublon', en: 'Duplicate' },
};

export const autreLieuFormation: Meanings<typeof autreLieuFormationSchema> = {
  ...named,
  Code: { ...named.Code, help: { fr: 'Différent pour chaque lieu', en: 'Different for each location' } },
  AdresseId: references.AdresseId,
  PaysId: { fr: 'Pays', en: 'Country' },
  Libelle: { fr: 'Libellé', en: 'Label' },
  Siret: { ...siret, help: { fr: 'Peut s’écrire avec des espaces', en: 'Can be written with spaces' } },
  Uai: { fr: 'Code UAI', en: 'UAI code', help: { fr: '7 chiffres et une lettre', en: '7 digits and a letter' } },
};
