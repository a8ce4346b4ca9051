import type { conventionOrganismeFinanceurSchema } from '#shared/entities/conventionOrganismeFinanceur.ts';
import type { echeanceApprentissageConventionSchema } from '#shared/entities/echeanceApprentissageConvention.ts';
import { named, references, texts } from './common.ts';
import type { Meanings } from './label.ts';

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
