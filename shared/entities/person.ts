import { flag, integer, nullableInstant, nullableText, reference } from './members.ts';

/** The fields that Apprenant, Candidat, Agent, Enseignant and Client share, written once. */
export const personFields = {
  Id: integer,
  Nom: nullableText,
  Code: nullableText,
  Login: nullableText,
  Prenoms: nullableText,
  NomUsage: nullableText,
  PrenomUsage: nullableText,
  Prenom2: nullableText,
  Prenom3: nullableText,
  NomJeuneFille: nullableText,
  Fonction: nullableText,
  VilleNaissance: nullableText,
  DepartementNaissance: nullableText,
  CodeCommuneNaissance: nullableText,
  CiviliteId: reference,
  AdresseId: reference,
  MailId: reference,
  TelephoneId: reference,
  MobileId: reference,
  Nationalite1Id: reference,
  Nationalite2Id: reference,
  PaysNaissanceId: reference,
  DateNaissance: nullableInstant,
  GenreMale: flag.nullish(),
  Handicap: flag.nullish(),
  AutoriseCRM: flag.nullish(),
  HasChosenRGPD: flag.nullish(),
  HasChosenMarketing: flag.nullish(),
  RefSysteme: nullableText,
};

/** The account of a person (document: Apprenant, Candidat). */
export const personTextReferences = ['RefSysteme'] as const;

export const personReferences = [
  'CiviliteId',
  'AdresseId',
  'MailId',
  'TelephoneId',
  'MobileId',
  'Nationalite1Id',
  'Nationalite2Id',
  'PaysNaissanceId',
] as const;
