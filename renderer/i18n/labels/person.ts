import type { personFields } from '#shared/entities/person.ts';
import { named, references } from './common.ts';
import type { Meaning } from './label.ts';

const consent = {
  help: { fr: 'Se change en ligne seulement, avec confirmation', en: 'Changed only online, with a confirmation' },
  source: 'R4.3',
} as const;

/** The fields that persons share. */
export const person = {
  ...named,
  Nom: { fr: 'Nom de naissance', en: 'Birth name' },
  Login: { fr: 'Identifiant', en: 'Login' },
  Prenoms: { fr: 'Prénoms', en: 'Given names' },
  NomUsage: { fr: 'Nom d’usage', en: 'Usual name' },
  PrenomUsage: { fr: 'Prénom d’usage', en: 'Usual given name' },
  Prenom2: { fr: 'Deuxième prénom', en: 'Second given name' },
  Prenom3: { fr: 'Troisième prénom', en: 'Third given name' },
  NomJeuneFille: { fr: 'Nom de jeune fille', en: 'Maiden name' },
  Fonction: { fr: 'Fonction', en: 'Position' },
  VilleNaissance: { fr: 'Ville de naissance', en: 'Town of birth' },
  DepartementNaissance: { fr: 'Département de naissance', en: 'Department of birth' },
  CodeCommuneNaissance: { fr: 'Code de la commune de naissance', en: 'Code of the municipality of birth' },
  CiviliteId: { fr: 'Civilité', en: 'Title' },
  AdresseId: references.AdresseId,
  MailId: references.MailId,
  TelephoneId: references.TelephoneId,
  MobileId: { fr: 'Mobile', en: 'Mobile phone' },
  Nationalite1Id: { fr: 'Nationalité', en: 'Nationality' },
  Nationalite2Id: { fr: 'Seconde nationalité', en: 'Second nationality' },
  PaysNaissanceId: { fr: 'Pays de naissance', en: 'Country of birth' },
  DateNaissance: { fr: 'Date de naissance', en: 'Date of birth' },
  GenreMale: { fr: 'Sexe masculin', en: 'Male' },
  Handicap: { fr: 'Situation de handicap', en: 'Disability' },
  AutoriseCRM: { fr: 'Autorisation CRM', en: 'CRM permission', ...consent },
  HasChosenRGPD: { fr: 'Données personnelles (RGPD)', en: 'Personal data (GDPR)', ...consent },
  HasChosenMarketing: { fr: 'Marketing', en: 'Marketing', ...consent },
  RefSysteme: {
    fr: 'Utilisateur lié',
    en: 'Linked user',
    help: { fr: 'Numéro de son compte utilisateur', en: 'Number of their user account' },
  },
} as const satisfies Readonly<Record<keyof typeof personFields, Meaning>>;
