import type { agentSchema } from '#shared/entities/agent.ts';
import type { apprenantSchema } from '#shared/entities/apprenant.ts';
import type { candidatSchema } from '#shared/entities/candidat.ts';
import type { enseignantSchema } from '#shared/entities/enseignant.ts';
import type { enseignantTypeSchema } from '#shared/entities/enseignantType.ts';
import type { personFields } from '#shared/entities/person.ts';
import type { ofSelection as selection } from '#shared/entities/selection.ts';
import { named, references } from './common.ts';
import type { Meaning, Meanings } from './label.ts';

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
  GenreMale: {
    fr: 'Sexe',
    en: 'Sex',
    values: { true: { fr: 'Homme', en: 'Male' }, false: { fr: 'Femme', en: 'Female' } },
  },
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

const IndividuId = { fr: 'Individu', en: 'Individual' } as const;
const Tuteur2Id = { fr: 'Second représentant légal', en: 'Second legal representative' } as const;
const Mail = { fr: 'Fiche du courriel', en: 'Email record' } as const;
const NumeroInsee = { fr: 'Numéro INSEE (sécurité sociale)', en: 'INSEE number (social security)' } as const;
const Photo = { fr: 'Photo', en: 'Photo' } as const;

export const apprenant: Meanings<typeof apprenantSchema> = {
  ...person,
  Tuteur1Id: {
    fr: 'Représentant légal',
    en: 'Legal representative',
    help: { fr: 'Obligatoire avant 18 ans révolus', en: 'Needed until the learner has turned 18' },
  },
  Tuteur2Id,
  EntrepriseId: references.EntrepriseId,
  IndividuId,
  NumeroIne: { fr: 'Identifiant national élève (INE)', en: 'National student number (INE)' },
  NumeroInsee,
  Photo,
  RestreintPedagogie: { fr: 'Restriction pédagogique', en: 'Teaching restriction' },
  RestreintFinance: { fr: 'Restriction financière', en: 'Financial restriction' },
  ESI: { fr: 'Identifiant ESI', en: 'ESI identifier' },
  Mail,
};

export const candidat: Meanings<typeof candidatSchema> = {
  ...person,
  Numero: {
    fr: 'Numéro de candidat',
    en: 'Applicant number',
    help: { fr: 'La lettre C et des chiffres', en: 'The letter C and digits' },
  },
  Password: { fr: 'Mot de passe', en: 'Password' },
  Tuteur1Id: { fr: 'Représentant légal', en: 'Legal representative' },
  Tuteur2Id,
  IndividuId,
  CanalAcquisitionId: { fr: 'Origine', en: 'Origin' },
  ResidencePaysId: { fr: 'Pays de résidence', en: 'Country of residence' },
  ResidenceProvinceId: { fr: 'Province de résidence', en: 'Province of residence' },
  Mail,
};

/** What people of the Selection context have otherwise (R1.5). */
const ofSelection = {
  Nom: {
    ...person.Nom,
    help: {
      fr: 'Renvoyé tel que reçu\u00A0: le nom d’usage en tient lieu dans ce contexte',
      en: 'Sent back as received: the usual name stands for it in this context',
    },
  },
  NomUsage: {
    ...person.NomUsage,
    help: { fr: 'Tient lieu de nom dans le contexte Sélection', en: 'Stands for the name in the Selection context' },
  },
  Numero: {
    ...candidat.Numero,
    help: {
      fr: 'La lettre C et des chiffres\u00A0: ce contexte ne l’attribue pas',
      en: 'The letter C and digits: this context does not assign it',
    },
  },
} as const;
export const candidatOfSelection: Meanings<typeof candidatSchema> = { ...candidat, ...ofSelection };
export const apprenantOfSelection: Meanings<(typeof selection)['selection/Apprenant']['schema']> = {
  ...apprenant,
  ...ofSelection,
};

export const agent: Meanings<typeof agentSchema> = {
  ...person,
  TiersTemps: { fr: 'Tiers-temps', en: 'Extra time' },
  TiersTempsPrecision: { fr: 'Précision sur le tiers-temps', en: 'Detail of the extra time' },
  Actif: { fr: 'Actif', en: 'Active' },
  IndividuId,
  EntrepriseId: references.EntrepriseId,
  EntiteJuridiqueId: references.EntiteJuridiqueId,
};

export const enseignant: Meanings<typeof enseignantSchema> = {
  ...person,
  EntrepriseId: references.EntrepriseId,
  EntiteJuridiqueId: references.EntiteJuridiqueId,
  IndividuId,
  MailEcoleId: { fr: 'Courriel de l’école', en: 'School email address' },
  BatimentId: { fr: 'Bâtiment', en: 'Building' },
  DiplomeON: { fr: 'Titulaire d’un diplôme', en: 'Holds a diploma' },
  DoctoratON: { fr: 'Titulaire d’un doctorat', en: 'Holds a doctorate' },
  Profession: { fr: 'Profession', en: 'Profession' },
  Promotion: { fr: 'Promotion', en: 'Cohort' },
  Discipline: { fr: 'Discipline', en: 'Subject' },
  NumeroINSEE: NumeroInsee,
  NumeroURSSAF: { fr: 'Numéro URSSAF', en: 'URSSAF number' },
  NumeroSIREN: { fr: 'Numéro SIREN', en: 'SIREN number' },
  NumeroTVAintraCommunautaire: { fr: 'Numéro de TVA intracommunautaire', en: 'Intra-Community VAT number' },
  DernierDiplome: { fr: 'Dernier diplôme', en: 'Latest diploma' },
  MatriculeRH: { fr: 'Matricule RH', en: 'HR number' },
  NumeroRCS: { fr: 'Numéro au registre du commerce (RCS)', en: 'Trade register number (RCS)' },
  Photo,
};

export const enseignantType: Meanings<typeof enseignantTypeSchema> = {
  ...named,
  EnseignantId: references.EnseignantId,
  TypeEnseignantId: { fr: 'Type d’enseignant', en: 'Teacher type' },
};
