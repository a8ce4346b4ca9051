import type { balanceClientSchema } from '#shared/entities/balanceClient.ts';
import type { clientSchema } from '#shared/entities/client.ts';
import { named, period, references, texts } from './common.ts';
import type { Meaning, Meanings } from './label.ts';
import { person } from './people.ts';

const ownRecord = {
  help: {
    fr: 'Propre au client, jamais la fiche de la personne qu’il représente',
    en: 'The client’s own, never that of the person it stands for',
  },
  source: 'R4.4',
} as const satisfies Partial<Meaning>;

export const client: Meanings<typeof clientSchema> = {
  ...person,
  Nom: named.Nom,
  Code: {
    ...named.Code,
    help: { fr: 'Utile par exemple aux exports comptables', en: 'Of use to accounting exports, for instance' },
  },
  AdresseId: { ...person.AdresseId, ...ownRecord },
  MailId: { ...person.MailId, ...ownRecord },
  TelephoneId: { ...person.TelephoneId, ...ownRecord },
  MobileId: { ...person.MobileId, ...ownRecord },
  EntrepriseId: references.EntrepriseId,
  SignataireId: { fr: 'Signataire', en: 'Signatory' },
  EntiteJuridiqueId: { fr: 'Société de facturation', en: 'Billing company' },
  NatureClientId: { fr: 'Nature du client', en: 'Client nature' },
  ReferenceId: {
    fr: 'Élément lié',
    en: 'Linked item',
    help: { fr: 'Une convention, par exemple', en: 'Such as an agreement' },
  },
  ContactId: { fr: 'Contact', en: 'Contact' },
  Douteux: { fr: 'Douteux', en: 'Doubtful' },
  TVAintracommunautaire: texts.TVAintracommunautaire,
};

export const balanceClient: Meanings<typeof balanceClientSchema> = {
  ...named,
  ...period,
  Montant: { fr: 'Montant', en: 'Amount', unit: 'euro', source: 'R2.11' },
  MontantHT: { fr: 'Montant hors taxes', en: 'Amount before tax', unit: 'euro', source: 'R2.11' },
  TauxTVA: { fr: 'Taux de TVA', en: 'VAT rate', unit: 'percent', source: 'R2.11' },
  Date: { fr: 'Date', en: 'Date' },
  CreditON: { fr: 'Crédit', en: 'Credit' },
  PaiementON: { fr: 'Paiement', en: 'Payment' },
  RejetON: { fr: 'Rejet', en: 'Rejection' },
  ODON: { fr: 'Opération diverse', en: 'Miscellaneous entry' },
  EnNotrePossessionON: { fr: 'En notre possession', en: 'In our possession' },
  Compte: { fr: 'Compte', en: 'Account' },
  LibellePeriode: texts.LibellePeriode,
  ClientId: { fr: 'Client', en: 'Client' },
  AffaireId: references.AffaireId,
  TypePaiementId: { fr: 'Type de paiement', en: 'Payment type' },
  PeriodeId: { fr: 'Période', en: 'Period' },
  OperationId: { fr: 'Opération', en: 'Operation' },
  LibelleOperation: { fr: 'Libellé de l’opération', en: 'Operation label' },
  CodeAnalytique: texts.CodeAnalytique,
  ReferenceTransaction: { fr: 'Référence de la transaction', en: 'Transaction reference' },
  Detail: { fr: 'Détail', en: 'Detail' },
  SessionExportPrelevementId: { fr: 'Export des prélèvements', en: 'Direct debit export' },
  SessionExportComptaId: { fr: 'Export comptable', en: 'Accounting export' },
  FactureId: { fr: 'Facture', en: 'Invoice' },
  MailId: references.MailId,
  MandatSEPAId: { fr: 'Mandat SEPA', en: 'SEPA mandate' },
  CategoriePrestationId: { fr: 'Catégorie de prestation', en: 'Service category' },
  PrestationId: { fr: 'Prestation', en: 'Service' },
  RefBalanceLiee: { fr: 'Ligne liée', en: 'Linked line' },
  ModalitePourPrestationId: { fr: 'Modalité de la prestation', en: 'Terms of the service' },
  Relance1: { fr: 'Première relance', en: 'First reminder' },
  Relance2: { fr: 'Deuxième relance', en: 'Second reminder' },
  Relance3: { fr: 'Troisième relance', en: 'Third reminder' },
  ReferenceDossier: { fr: 'Référence du dossier', en: 'File reference' },
  NoteDetailId: { fr: 'Note de détail', en: 'Detail note' },
};
