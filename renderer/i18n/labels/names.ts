import { contextOf, setOf } from '#shared/entities/context.ts';
import type { SetOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Language } from '#shared/text/languages.ts';

/** What one of them is called, and several. */
export interface Names {
  readonly one: string;
  readonly other: string;
}

/** The service's resources in the words of the screen. */
const names: Readonly<Record<SetOf<EntityName>, Readonly<Record<Language, Names>>>> = {
  Agent: { fr: { one: 'Agent', other: 'Agents' }, en: { one: 'Agent', other: 'Agents' } },
  Apprenant: { fr: { one: 'Apprenant', other: 'Apprenants' }, en: { one: 'Learner', other: 'Learners' } },
  ApprenantEvaluation: { fr: { one: 'Note', other: 'Notes' }, en: { one: 'Mark', other: 'Marks' } },
  AutreLieuFormation: {
    fr: { one: 'Autre lieu de formation', other: 'Autres lieux de formation' },
    en: { one: 'Other training location', other: 'Other training locations' },
  },
  BalanceClient: {
    fr: { one: 'Ligne de solde', other: 'Lignes de solde' },
    en: { one: 'Balance line', other: 'Balance lines' },
  },
  Candidat: { fr: { one: 'Candidat', other: 'Candidats' }, en: { one: 'Applicant', other: 'Applicants' } },
  Client: { fr: { one: 'Client', other: 'Clients' }, en: { one: 'Client', other: 'Clients' } },
  Convention: { fr: { one: 'Convention', other: 'Conventions' }, en: { one: 'Agreement', other: 'Agreements' } },
  ConventionOrganismeFinanceur: {
    fr: { one: 'Financeur de la convention', other: 'Financeurs de la convention' },
    en: { one: 'Funder of the agreement', other: 'Funders of the agreement' },
  },
  Directory: {
    fr: { one: 'Dossier du Répertoire', other: 'Dossiers du Répertoire' },
    en: { one: 'Folder', other: 'Folders' },
  },
  Dossier: {
    fr: { one: 'Dossier de candidature', other: 'Dossiers de candidature' },
    en: { one: 'Application', other: 'Applications' },
  },
  EcheanceApprentissageConvention: {
    fr: { one: 'Échéance', other: 'Échéances' },
    en: { one: 'Instalment', other: 'Instalments' },
  },
  Enseignant: { fr: { one: 'Enseignant', other: 'Enseignants' }, en: { one: 'Teacher', other: 'Teachers' } },
  EnseignantType: {
    fr: { one: 'Catégorie d’enseignant', other: 'Catégories d’enseignant' },
    en: { one: 'Teacher category', other: 'Teacher categories' },
  },
  EntiteJuridique: { fr: { one: 'Campus', other: 'Campus' }, en: { one: 'Campus', other: 'Campuses' } },
  Entreprise: { fr: { one: 'Entreprise', other: 'Entreprises' }, en: { one: 'Company', other: 'Companies' } },
  EtatCandidature: {
    fr: { one: 'État de candidature', other: 'États de candidature' },
    en: { one: 'Application state', other: 'Application states' },
  },
  EtatConvention: {
    fr: { one: 'État de convention', other: 'États de convention' },
    en: { one: 'Agreement state', other: 'Agreement states' },
  },
  Evaluation: { fr: { one: 'Évaluation', other: 'Évaluations' }, en: { one: 'Evaluation', other: 'Evaluations' } },
  InscriptionCours: {
    fr: { one: 'Inscription à un cours', other: 'Inscriptions aux cours' },
    en: { one: 'Course enrolment', other: 'Course enrolments' },
  },
  InscriptionSequence: {
    fr: { one: 'Inscription', other: 'Inscriptions' },
    en: { one: 'Enrolment', other: 'Enrolments' },
  },
  Instance: { fr: { one: 'Établissement', other: 'Établissements' }, en: { one: 'School', other: 'Schools' } },
  Mail: { fr: { one: 'Courriel', other: 'Courriels' }, en: { one: 'Email address', other: 'Email addresses' } },
  NatureClient: {
    fr: { one: 'Nature de client', other: 'Natures de client' },
    en: { one: 'Client nature', other: 'Client natures' },
  },
  NatureContrat: {
    fr: { one: 'Nature de contrat', other: 'Natures de contrat' },
    en: { one: 'Contract nature', other: 'Contract natures' },
  },
  OrganismeFinanceur: { fr: { one: 'Financeur', other: 'Financeurs' }, en: { one: 'Funder', other: 'Funders' } },
  Parcours: { fr: { one: 'Cursus', other: 'Cursus' }, en: { one: 'Track', other: 'Tracks' } },
  ParcoursPeriode: {
    fr: { one: 'Période de cursus', other: 'Périodes de cursus' },
    en: { one: 'Track period', other: 'Track periods' },
  },
  Planification: { fr: { one: 'Événement', other: 'Événements' }, en: { one: 'Event', other: 'Events' } },
  Programme: { fr: { one: 'Programme', other: 'Programmes' }, en: { one: 'Programme', other: 'Programmes' } },
  ReferenceExterne: {
    fr: { one: 'Référence externe', other: 'Références externes' },
    en: { one: 'External reference', other: 'External references' },
  },
  Sequence: { fr: { one: 'Séquence', other: 'Séquences' }, en: { one: 'Sequence', other: 'Sequences' } },
  SessionRecrutement: {
    fr: { one: 'Parcours d’admission', other: 'Parcours d’admission' },
    en: { one: 'Admission path', other: 'Admission paths' },
  },
  Template: {
    fr: { one: 'Modèle de droits', other: 'Modèles de droits' },
    en: { one: 'Rights template', other: 'Rights templates' },
  },
  TypeConvention: {
    fr: { one: 'Type de convention', other: 'Types de convention' },
    en: { one: 'Agreement type', other: 'Agreement types' },
  },
  TypePlanification: {
    fr: { one: 'Type d’événement', other: 'Types d’événement' },
    en: { one: 'Event type', other: 'Event types' },
  },
  TypeEnseignant: {
    fr: { one: 'Type d’enseignant', other: 'Types d’enseignant' },
    en: { one: 'Teacher type', other: 'Teacher types' },
  },
  TypeSequence: {
    fr: { one: 'Type de séquence', other: 'Types de séquence' },
    en: { one: 'Sequence type', other: 'Sequence types' },
  },
  User: { fr: { one: 'Utilisateur', other: 'Utilisateurs' }, en: { one: 'User', other: 'Users' } },
};

const contextNames: Readonly<Record<Language, string>> = { fr: 'Sélection', en: 'Selection' };

/** What the screen calls a resource, in the singular and in the plural; of the Selection context it says so (R1.5). */
export function namesOf(entity: EntityName, language: Language): Names {
  const { one, other } = names[setOf(entity)][language];
  if (contextOf(entity) === 'plain') return { one, other };
  const context = contextNames[language];
  return { one: `${one} (${context})`, other: `${other} (${context})` };
}
