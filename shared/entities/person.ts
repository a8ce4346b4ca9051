import { named, references } from './common.ts';
import { always, civilDate, flag, group, ref, refTo, rowOf, some, text, textRef } from './entity.ts';
import { mail } from './mail.ts';
import { nullableText } from './members.ts';

const consent = {
  help: { fr: 'Se change en ligne seulement, avec confirmation', en: 'Changed only online, with a confirmation' },
  source: 'R4.3',
} as const;

/** The members that Apprenant, Candidat, Agent, Enseignant and Client share, written once. */
export const person = {
  Nom: text({ fr: 'Nom de naissance', en: 'Birth name' }),
  Code: named.Code,
  Login: text({ fr: 'Identifiant', en: 'Login' }),
  Prenoms: text({ fr: 'Prénoms', en: 'Given names' }),
  NomUsage: text({ fr: 'Nom d’usage', en: 'Usual name' }),
  PrenomUsage: text({ fr: 'Prénom d’usage', en: 'Usual given name' }),
  Prenom2: text({ fr: 'Deuxième prénom', en: 'Second given name' }),
  Prenom3: text({ fr: 'Troisième prénom', en: 'Third given name' }),
  NomJeuneFille: text({ fr: 'Nom de jeune fille', en: 'Maiden name' }),
  Fonction: text({ fr: 'Fonction', en: 'Position' }),
  VilleNaissance: text({ fr: 'Ville de naissance', en: 'Town of birth' }),
  DepartementNaissance: text({ fr: 'Département de naissance', en: 'Department of birth' }),
  CodeCommuneNaissance: text({ fr: 'Code de la commune de naissance', en: 'Code of the municipality of birth' }),
  CiviliteId: ref({ fr: 'Civilité', en: 'Title' }),
  AdresseId: ref(references.AdresseId),
  MailId: refTo('Mail', references.MailId),
  TelephoneId: ref(references.TelephoneId),
  MobileId: ref({ fr: 'Mobile', en: 'Mobile phone' }),
  Nationalite1Id: ref({ fr: 'Nationalité', en: 'Nationality' }),
  Nationalite2Id: ref({ fr: 'Seconde nationalité', en: 'Second nationality' }),
  PaysNaissanceId: ref({ fr: 'Pays de naissance', en: 'Country of birth' }),
  DateNaissance: civilDate({ fr: 'Date de naissance', en: 'Date of birth', nullable: true }),
  GenreMale: flag({
    fr: 'Sexe',
    en: 'Sex',
    values: { true: { fr: 'Homme', en: 'Male' }, false: { fr: 'Femme', en: 'Female' } },
  }),
  Handicap: flag({ fr: 'Situation de handicap', en: 'Disability' }),
  AutoriseCRM: flag({ fr: 'Autorisation CRM', en: 'CRM permission', ...consent }),
  HasChosenRGPD: flag({ fr: 'Données personnelles (RGPD)', en: 'Personal data (GDPR)', ...consent }),
  HasChosenMarketing: flag({ fr: 'Marketing', en: 'Marketing', ...consent }),
  RefSysteme: textRef('User', {
    fr: 'Utilisateur lié',
    en: 'Linked user',
    help: { fr: 'Numéro de son compte utilisateur', en: 'Number of their user account' },
  }),
};

/** Present with $expand=Mail; its address may be missing there. */
export const mailRecord = rowOf(
  { schema: mail.schema.extend({ Adresse: nullableText }) },
  { fr: 'Fiche du courriel', en: 'Email record' },
);

export const otherNames = some(person, 'PrenomUsage', 'Prenom2', 'Prenom3', 'NomJeuneFille');
export const origins = some(
  person,
  'VilleNaissance',
  'DepartementNaissance',
  'CodeCommuneNaissance',
  'PaysNaissanceId',
  'Nationalite1Id',
  'Nationalite2Id',
);

export const personIdentity = group({ fr: 'Identité', en: 'Identity' })({
  CiviliteId: person.CiviliteId,
  Nom: always(person.Nom),
  Prenoms: always(person.Prenoms),
  NomUsage: always(person.NomUsage),
  ...otherNames,
  GenreMale: person.GenreMale,
  DateNaissance: always(person.DateNaissance),
  ...origins,
});

/** Of an agent and of a teacher. */
export const staffIdentity = group({ fr: 'Identité', en: 'Identity' })({
  CiviliteId: person.CiviliteId,
  Nom: { ...person.Nom, always: true, column: true },
  Prenoms: { ...person.Prenoms, always: true, column: true },
  NomUsage: person.NomUsage,
  ...otherNames,
  ...some(person, 'GenreMale', 'DateNaissance'),
  ...origins,
  Handicap: person.Handicap,
});
export const staffConsents = group({ fr: 'Consentements', en: 'Consents' })(
  some(person, 'HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM'),
);

export const requiredOfPerson = ['Nom', 'Login', 'Prenoms', 'MailId'] as const;
/** A consent is confirmed by the user, each time (R4.3). */
export const changesConsent = [
  { because: 'changesConsent', fields: ['HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM'] },
] as const;
