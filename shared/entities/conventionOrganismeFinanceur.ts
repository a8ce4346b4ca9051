import { byPerson } from '../endpoints/endpointParts.ts';
import { references } from './common.ts';
import { day, decimalOf, entity, flag, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

export const conventionOrganismeFinanceur = entity('ConventionOrganismeFinanceur', {
  names: {
    fr: ['Financeur de la convention', 'Financeurs de la convention'],
    en: ['Funder of the agreement', 'Funders of the agreement'],
  },
  endpoints: {
    create: {
      required: ['ConventionId', 'OrganismeFinanceurId'],
      attended: true,
      doubt: byPerson,
      readings: ['R3.0', 'R3.6'],
    },
  },
  members: {
    OrganismeFinanceurId: refTo('OrganismeFinanceur', { fr: 'Financeur', en: 'Funder', column: true }),
    ConventionId: refTo('Convention', { ...references.ConventionId, column: true }),
    NumeroDossier: text({ fr: 'Numéro de dossier', en: 'Case number', column: true }),
    /** `Entreprise` unless sent otherwise. */
    TypePriseCharge: text({
      fr: 'Type de prise en charge',
      en: 'Type of funding',
      help: { fr: '«\u00A0Entreprise\u00A0» si rien n’est choisi', en: '“Entreprise” unless another is chosen' },
      column: true,
    }),
    TauxHoraire: decimalOf({
      fr: 'Taux horaire',
      en: 'Hourly rate',
      unit: 'perHour',
      source: 'R2.11',
      column: true,
      nullable: true,
    }),
    DateEnvoi: day({ fr: 'Date d’envoi', en: 'Date sent', column: true, nullable: true }),
    Nom: text({ fr: 'Nom', en: 'Name', nullable: true }),
    Code: text({ fr: 'Code', en: 'Code', nullable: true }),
    OrganismeFinanceurFacturationId: refTo('OrganismeFinanceur', { fr: 'Financeur à facturer', en: 'Funder to bill' }),
    EcheancierEntrepriseId: ref({ fr: 'Échéancier de l’entreprise', en: 'Company instalment schedule' }),
    GestionnaireDossierId: ref({ fr: 'Gestionnaire du dossier', en: 'Case manager' }),
    AutreContactId: ref({ fr: 'Autre contact', en: 'Other contact' }),
    NumeroDECA: text({ fr: 'Numéro de dépôt du contrat (DECA)', en: 'Contract filing number (DECA)' }),
    NumeroInterne: text({ fr: 'Numéro interne', en: 'Internal number' }),
    StatutPortail: text({ fr: 'Statut sur le portail', en: 'Status on the portal' }),
    StatutTransmission: text({ fr: 'Statut de transmission', en: 'Transmission status' }),
    CodeAdherent: text({ fr: 'Code adhérent', en: 'Member code' }),
    DateEnvoiPortail: day({ fr: 'Date d’envoi par le portail', en: 'Date sent through the portal', nullable: true }),
    DateTransmissionHorsPortail: day({
      fr: 'Date de transmission hors portail',
      en: 'Date sent outside the portal',
      nullable: true,
    }),
    DateReception: day({ fr: 'Date de réception', en: 'Date received', nullable: true }),
    DernierCertificatEnvoye: flag({ fr: 'Dernier certificat envoyé', en: 'Latest certificate sent' }),
  },
});
export type ConventionOrganismeFinanceur = RowOf<typeof conventionOrganismeFinanceur>;
