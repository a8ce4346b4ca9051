import { code, text } from './entity.ts';

/** What nearly every entity has. */
export const named = { Nom: text({ fr: 'Nom', en: 'Name' }), Code: code({ fr: 'Code', en: 'Code' }) };

/** Words that several entities share, each written once. */
export const period = {
  Debut: { fr: 'Début', en: 'Start' },
  Fin: { fr: 'Fin', en: 'End' },
} as const;

export const references = {
  AdresseId: { fr: 'Adresse', en: 'Address' },
  MailId: { fr: 'Courriel', en: 'Email address' },
  TelephoneId: { fr: 'Téléphone', en: 'Phone' },
  EntiteJuridiqueId: { fr: 'Campus', en: 'Campus' },
  EtablissementId: { fr: 'Établissement', en: 'School' },
  ProgrammeId: { fr: 'Programme', en: 'Programme' },
  SequenceId: { fr: 'Séquence', en: 'Sequence' },
  ApprenantId: { fr: 'Apprenant', en: 'Learner' },
  CandidatId: { fr: 'Candidat', en: 'Applicant' },
  EnseignantId: { fr: 'Enseignant', en: 'Teacher' },
  EntrepriseId: { fr: 'Entreprise', en: 'Company' },
  ConventionId: { fr: 'Convention', en: 'Agreement' },
  AffaireId: { fr: 'Dossier de facturation', en: 'Billing case' },
} as const;

export const texts = {
  LibelleExterne: { fr: 'Libellé externe', en: 'External label' },
  LibellePeriode: { fr: 'Libellé de la période', en: 'Period label' },
  ReferenceCRM: { fr: 'Référence CRM', en: 'CRM reference' },
  CodesPieces: { fr: 'Codes des pièces', en: 'Document codes' },
  CodesPiecesOptionnelles: { fr: 'Codes des pièces facultatives', en: 'Optional document codes' },
  CodeAnalytique: { fr: 'Code analytique', en: 'Analytic code' },
  TVAintracommunautaire: { fr: 'Numéro de TVA intracommunautaire', en: 'Intra-Community VAT number' },
} as const;
