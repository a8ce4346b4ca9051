import type { conventionSchema } from '#shared/entities/convention.ts';
import type { conventionOrganismeFinanceurSchema } from '#shared/entities/conventionOrganismeFinanceur.ts';
import type { echeanceApprentissageConventionSchema } from '#shared/entities/echeanceApprentissageConvention.ts';
import { named, references, texts } from './common.ts';
import type { Meaning, Meanings } from './label.ts';

const ownRole = {
  help: {
    fr: 'Une fiche pour ce seul rôle, même pour la même personne',
    en: 'A record for this role alone, even for the same person',
  },
} as const satisfies Partial<Meaning>;
/** In the agreement's own currency. */
const amount = { unit: 'amount', source: 'R2.11' } as const;
const hours = { unit: 'hour', source: 'R2.11' } as const;

/** Terms are those of the official contract forms. */
export const convention: Meanings<typeof conventionSchema> = {
  ...named,
  TypeConventionId: { fr: 'Type de convention', en: 'Agreement type' },
  EtatConventionId: {
    fr: 'État de la convention',
    en: 'Agreement state',
    help: {
      fr: 'Passer à l’état SAISIE supprime les documents de la convention',
      en: 'Moving to the state SAISIE deletes the agreement’s documents',
    },
  },
  ConventionOrigineId: { fr: 'Convention d’origine', en: 'Original agreement' },
  PeriodeConventionId: { fr: 'Période de la convention', en: 'Agreement period' },
  ReferenceId: { fr: 'Référence', en: 'Reference' },
  CommentaireId: { fr: 'Commentaire', en: 'Comment' },
  CasParticulierId: { fr: 'Cas particulier', en: 'Special case' },
  LanId: { fr: 'Référence LAN', en: 'LAN reference' },
  IdDepartement: { fr: 'Département', en: 'Department' },

  ApprenantId: references.ApprenantId,
  DernierDiplomePrepareId: { fr: 'Dernier diplôme préparé', en: 'Latest diploma prepared' },
  DernierDiplomePrepareProfessionalisationId: {
    fr: 'Dernier diplôme préparé (professionnalisation)',
    en: 'Latest diploma prepared (professionalisation)',
  },
  DiplomePlusEleveId: { fr: 'Diplôme le plus élevé', en: 'Highest diploma' },
  DiplomePlusEleveProfessionnalisationId: {
    fr: 'Diplôme le plus élevé (professionnalisation)',
    en: 'Highest diploma (professionalisation)',
  },
  DerniereClasseId: { fr: 'Dernière classe suivie', en: 'Last class attended' },
  IdClasseAnneeDerniere: { fr: 'Classe de l’année dernière', en: 'Class of last year' },
  SituationAvantContratApprentissageId: {
    fr: 'Situation avant l’apprentissage',
    en: 'Situation before the apprenticeship',
  },
  SituationAvantContratProfessionnalisationId: {
    fr: 'Situation avant la professionnalisation',
    en: 'Situation before the professionalisation',
  },
  MinimumSocialProfessionnalisationId: {
    fr: 'Minimum social (professionnalisation)',
    en: 'Minimum social benefit (professionalisation)',
  },
  InscritAgenceEmploi: { fr: 'Inscrit à l’agence pour l’emploi', en: 'Registered with the employment agency' },
  NumeroAgenceEmploi: { fr: 'Numéro à l’agence pour l’emploi', en: 'Employment agency number' },
  DureeAgenceEmploi: {
    fr: 'Durée d’inscription à l’agence pour l’emploi',
    en: 'Time registered with the employment agency',
  },
  TravailHandicape: { fr: 'Travailleur handicapé', en: 'Disabled worker' },
  InscritListeSportive: { fr: 'Inscrit sur la liste des sportifs', en: 'On the list of athletes' },
  ProjetEntreprise: { fr: 'Projet d’entreprise', en: 'Business project' },
  RegimeSocial: { fr: 'Régime social', en: 'Social security scheme' },

  EntrepriseId: {
    ...references.EntrepriseId,
    help: { fr: 'Chaque convention a sa propre fiche d’entreprise', en: 'A company record of this agreement alone' },
  },
  SignataireId: { fr: 'Signataire', en: 'Signatory', ...ownRole },
  MaitreId: {
    fr: 'Tuteur ou maître d’apprentissage',
    en: 'Tutor or apprenticeship master',
    help: {
      fr: 'Tuteur du stage, premier maître d’apprentissage ou tuteur chez l’employeur',
      en: 'Tutor of a placement, first master of an apprentice, or tutor with the employer',
    },
  },
  MaitreBisId: {
    fr: 'Second maître d’apprentissage ou tuteur',
    en: 'Second apprenticeship master or tutor',
    help: {
      fr: 'En professionnalisation, tuteur de l’entreprise utilisatrice',
      en: 'For professionalisation, tutor with the user company',
    },
  },
  ReferentId: { fr: 'Autre contact', en: 'Other contact', ...ownRole },

  EnseignantId: references.EnseignantId,
  ReferentEcoleId: { fr: 'Référent de l’école', en: 'School contact' },
  SequenceId: references.SequenceId,
  DiplomeViseId: { fr: 'Diplôme visé', en: 'Diploma aimed at' },
  CompetencesAcquerirId: { fr: 'Compétences à acquérir', en: 'Skills to acquire' },
  TypeQualification: { fr: 'Type de qualification', en: 'Type of qualification' },
  OrganismeFormation: { fr: 'Organisme de formation', en: 'Training provider' },
  OrganismeFormationInterne: { fr: 'Organisme de formation interne', en: 'In-house training provider' },
  NombreOrganismeFormation: { fr: 'Nombre d’organismes de formation', en: 'Number of training providers' },
  AutreLieuFormationId: { fr: 'Autre lieu de formation', en: 'Other training location' },
  EstLieuDeFormationPrincipal: { fr: 'Lieu de formation principal', en: 'Main training location' },
  StageEtranger: { fr: 'Stage à l’étranger', en: 'Placement abroad' },
  NbHeureFormation: { fr: 'Heures de formation', en: 'Training hours', ...hours },
  NbHeureEnseignement: { fr: 'Heures d’enseignement', en: 'Teaching hours', ...hours },
  NbHeureOPCA: { fr: 'Heures OPCA', en: 'OPCA hours', ...hours },
  NbHeureEntreprise: { fr: 'Heures entreprise', en: 'Company hours', ...hours },
  NbJourPresence: { fr: 'Jours de présence', en: 'Days of presence', unit: 'day', source: 'R2.11' },
  DebutFormation: { fr: 'Début de la formation', en: 'Start of the training' },
  FinFormation: { fr: 'Fin de la formation', en: 'End of the training' },
  DateFinMaintienFormation: { fr: 'Fin du maintien en formation', en: 'End of the continued training' },

  TypeContratApprentissageId: { fr: 'Type de contrat d’apprentissage', en: 'Apprenticeship contract type' },
  TypeContratProfessionnalisationId: {
    fr: 'Type de contrat de professionnalisation',
    en: 'Professionalisation contract type',
  },
  NatureContratId: { fr: 'Nature du contrat', en: 'Nature of the contract' },
  OrigineContratId: { fr: 'Origine du contrat', en: 'Origin of the contract' },
  ProvenanceOffreId: { fr: 'Provenance de l’offre', en: 'Where the offer comes from' },
  TypeDerogationId: { fr: 'Type de dérogation', en: 'Type of exemption' },
  RythmeApprentissageId: { fr: 'Rythme de l’apprentissage', en: 'Apprenticeship pattern' },
  RythmeProfessionnalisationId: { fr: 'Rythme de la professionnalisation', en: 'Professionalisation pattern' },
  NumContrat: { fr: 'Numéro de contrat', en: 'Contract number' },
  NumCommande: { fr: 'Numéro de commande', en: 'Order number' },
  DateConclusion: { fr: 'Date de conclusion', en: 'Date concluded' },
  DateDebut: { fr: 'Date de début', en: 'Start date' },
  DateFin: { fr: 'Date de fin', en: 'End date' },
  NbJourPeriodeEssai: {
    fr: 'Durée de la période d’essai',
    en: 'Length of the trial period',
    unit: 'day',
    source: 'R2.11',
  },
  DateFinEssai: { fr: 'Fin de la période d’essai', en: 'End of the trial period' },
  DateRupture: { fr: 'Date de rupture', en: 'Termination date' },
  MotifRuptureId: { fr: 'Motif de rupture', en: 'Reason for termination' },
  Avenant: { fr: 'Avenant', en: 'Amendment' },
  DateAvenant: { fr: 'Date de l’avenant', en: 'Amendment date' },
  IdMotifAvenant: { fr: 'Motif de l’avenant', en: 'Reason for the amendment' },
  MotifAvenant: { fr: 'Motif de l’avenant en toutes lettres', en: 'Reason for the amendment in words' },
  DureeEffective: { fr: 'Durée effective', en: 'Actual duration' },
  DureeEffectiveHeure: { fr: 'Durée effective en heures', en: 'Actual duration in hours', ...hours },

  FonctionExerceId: { fr: 'Fonction exercée', en: 'Position held' },
  Poste: { fr: 'Poste', en: 'Job' },
  NiveauPoste: { fr: 'Niveau du poste', en: 'Job level' },
  MissionId: { fr: 'Mission', en: 'Mission' },
  ClassificationEmploi: { fr: 'Classification de l’emploi', en: 'Job classification' },
  CoeficientHierarchique: { fr: 'Coefficient hiérarchique', en: 'Grade coefficient' },
  TravailDangereux: { fr: 'Travail dangereux', en: 'Dangerous work' },
  NbJourConges: { fr: 'Jours de congés', en: 'Days of leave' },

  Remuneration: {
    fr: 'Rémunération',
    en: 'Pay',
    unit: 'perMonth',
    help: { fr: 'Brute mensuelle, à l’embauche', en: 'Gross, per month, on being hired' },
  },
  RemunerationHoraire: { fr: 'Rémunération horaire', en: 'Hourly pay', unit: 'perHour', source: 'R2.11' },
  RemunerationNette: { fr: 'Rémunération nette', en: 'Net pay' },
  Devise: { fr: 'Devise', en: 'Currency' },
  AvantageNourriture: { fr: 'Avantage nourriture', en: 'Meal benefit', unit: 'euroPerMeal' },
  AvantageLogement: { fr: 'Avantage logement', en: 'Housing benefit', unit: 'euroPerMonth' },
  AvantageAutre: { fr: 'Autres avantages', en: 'Other benefits' },
  AvantageAccordId: { fr: 'Avantage selon accord', en: 'Benefit by agreement' },
  CaisseRetraite: { fr: 'Caisse de retraite complémentaire', en: 'Supplementary pension fund' },
  AssuranceChomage: { fr: 'Assurance chômage', en: 'Unemployment insurance' },

  CoutFormation: { fr: 'Coût de la formation', en: 'Cost of the training', ...amount },
  CoutFormationOrganismeFinanceur: {
    fr: 'Coût de la formation pour le financeur',
    en: 'Cost of the training to the funder',
    ...amount,
  },
  CoutFormationResteChargeEntreprise: {
    fr: 'Reste à charge de l’entreprise',
    en: 'Cost left to the company',
    ...amount,
  },
  TauxEntreprise: { fr: 'Taux entreprise', en: 'Company rate' },
  TauxOPCA: { fr: 'Taux OPCA', en: 'OPCA rate' },
  Subrogation: { fr: 'Subrogation', en: 'Subrogation' },

  DateDebutSaisie: { fr: 'Début de la saisie', en: 'Start of data entry' },
  DateValidationApprenant: { fr: 'Validation par l’apprenant', en: 'Validated by the learner' },
  DateValidationEcole: { fr: 'Validation par l’école', en: 'Validated by the school' },
  DateValidationEnseignant: { fr: 'Validation par l’enseignant', en: 'Validated by the teacher' },
  DateValidationEntreprise: { fr: 'Validation par l’entreprise', en: 'Validated by the company' },
  DateValidationMaitre: { fr: 'Validation par le tuteur ou le maître', en: 'Validated by the tutor or master' },
  AttesteEnsembleDoc: { fr: 'Ensemble des documents attesté', en: 'All documents attested' },
};

export const conventionOrganismeFinanceur: Meanings<typeof conventionOrganismeFinanceurSchema> = {
  ...named,
  ConventionId: references.ConventionId,
  OrganismeFinanceurId: { fr: 'Financeur', en: 'Funder' },
  OrganismeFinanceurFacturationId: { fr: 'Financeur à facturer', en: 'Funder to bill' },
  EcheancierEntrepriseId: { fr: 'Échéancier de l’entreprise', en: 'Company instalment schedule' },
  GestionnaireDossierId: { fr: 'Gestionnaire du dossier', en: 'Case manager' },
  AutreContactId: { fr: 'Autre contact', en: 'Other contact' },
  NumeroDossier: { fr: 'Numéro de dossier', en: 'Case number' },
  NumeroDECA: { fr: 'Numéro de dépôt du contrat (DECA)', en: 'Contract filing number (DECA)' },
  NumeroInterne: { fr: 'Numéro interne', en: 'Internal number' },
  StatutPortail: { fr: 'Statut sur le portail', en: 'Status on the portal' },
  StatutTransmission: { fr: 'Statut de transmission', en: 'Transmission status' },
  CodeAdherent: { fr: 'Code adhérent', en: 'Member code' },
  DateEnvoiPortail: { fr: 'Date d’envoi par le portail', en: 'Date sent through the portal' },
  DateTransmissionHorsPortail: { fr: 'Date de transmission hors portail', en: 'Date sent outside the portal' },
  DateReception: { fr: 'Date de réception', en: 'Date received' },
  DateEnvoi: { fr: 'Date d’envoi', en: 'Date sent' },
  TypePriseCharge: {
    fr: 'Type de prise en charge',
    en: 'Type of funding',
    help: { fr: '«\u00A0Entreprise\u00A0» si rien n’est choisi', en: '“Entreprise” unless another is chosen' },
  },
  TauxHoraire: { fr: 'Taux horaire', en: 'Hourly rate', unit: 'perHour', source: 'R2.11' },
  DernierCertificatEnvoye: { fr: 'Dernier certificat envoyé', en: 'Latest certificate sent' },
};

export const echeanceApprentissageConvention: Meanings<typeof echeanceApprentissageConventionSchema> = {
  ...named,
  ConventionId: references.ConventionId,
  EntrepriseId: references.EntrepriseId,
  OPCAId: { fr: 'Financeur (OPCA)', en: 'Funder (OPCA)' },
  Numero: { fr: 'Numéro d’échéance', en: 'Instalment number' },
  Date: { fr: 'Date', en: 'Date' },
  Montant: { fr: 'Montant', en: 'Amount', unit: 'euro', source: 'R2.11' },
  Pourcentage: { fr: 'Pourcentage', en: 'Percentage', unit: 'percent', source: 'R2.11' },
  Libelle: { fr: 'Libellé', en: 'Label' },
  LibelleExterne: texts.LibelleExterne,
  PeriodeNom: { fr: 'Période', en: 'Period' },
  NumeroFacture: { fr: 'Numéro de facture', en: 'Invoice number' },
  Compte: { fr: 'Compte', en: 'Account' },
  CodeAnalytique: texts.CodeAnalytique,
  Source: { fr: 'Source', en: 'Source' },
  Codification: { fr: 'Codification', en: 'Codification' },
  Nature: { fr: 'Nature', en: 'Nature' },
  NoteId: { fr: 'Note', en: 'Note' },
  CategoriePrestationId: { fr: 'Catégorie de prestation', en: 'Service category' },
  RefPrestationId: { fr: 'Prestation', en: 'Service' },
  RefPaiementId: { fr: 'Paiement', en: 'Payment' },
  RefEcheanceLiee: { fr: 'Échéance liée', en: 'Linked instalment' },
};
