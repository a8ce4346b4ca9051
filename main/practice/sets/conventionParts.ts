import { rawOf } from '#shared/json/rawJson.ts';
import { textOf } from '../store/row.ts';
import { members, named } from './members.ts';
import type { ServedSet } from './servedSet.ts';

export const entreprise: ServedSet = {
  members: {
    ...named,
    ...members('text', 'CaisseRetraite CaissePrevoyance SIRET NAF TVAintracommunautaire ConventionCollective'),
    ...members('text', 'IDCC NumUrssafParticulierEmployeur Effectif AutreInformation NumeroProjet'),
    ...members('integer', 'AdresseId MailId TelephoneId RefCompte FormeJuridiqueId'),
    ...members('flag', 'IsParticulierEmployeur'),
    ...members('decimal', 'TauxEntreprise'),
  },
  refersTo: { MailId: 'Mail' },
};

/** A funder attached to an agreement. */
export const conventionOrganismeFinanceur: ServedSet = {
  members: {
    ...members('integer', 'Id'),
    ...members('nullableText', 'Nom Code'),
    ...members('integer', 'ConventionId OrganismeFinanceurId OrganismeFinanceurFacturationId EcheancierEntrepriseId'),
    ...members('integer', 'GestionnaireDossierId AutreContactId'),
    ...members('text', 'NumeroDossier NumeroDECA NumeroInterne StatutPortail StatutTransmission CodeAdherent'),
    ...members('nullableInstant', 'DateEnvoiPortail DateTransmissionHorsPortail DateReception DateEnvoi'),
    ...members('text', 'TypePriseCharge'),
    ...members('nullableDecimal', 'TauxHoraire'),
    ...members('flag', 'DernierCertificatEnvoye'),
  },
  required: ['ConventionId', 'OrganismeFinanceurId'],
  refersTo: { ConventionId: 'Convention', OrganismeFinanceurId: 'OrganismeFinanceur' },
  make: (sent) => new Map(textOf(sent, 'TypePriseCharge') === '' ? [['TypePriseCharge', rawOf('Entreprise')]] : []),
};

/** An instalment. */
export const echeanceApprentissageConvention: ServedSet = {
  members: {
    ...named,
    ...members('text', 'Libelle NumeroFacture Compte CodeAnalytique LibelleExterne PeriodeNom Source'),
    ...members('text', 'Codification Nature'),
    ...members('integer', 'ConventionId EntrepriseId OPCAId NoteId CategoriePrestationId Numero'),
    ...members('decimal', 'Montant'),
    ...members('nullableDecimal', 'Pourcentage'),
    ...members('instant', 'Date'),
    ...members('nullableInteger', 'RefPrestationId RefPaiementId RefEcheanceLiee'),
  },
  required: ['ConventionId'],
  refersTo: { ConventionId: 'Convention', EntrepriseId: 'Entreprise' },
};
