import { keptBySchool } from '../endpoints/endpointParts.ts';
import { named, period, references, texts } from './common.ts';
import { anything, day, decimalOf, entity, flag, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** A line of what a client owes or has paid. */
export const balanceClient = entity('BalanceClient', {
  names: { fr: ['Ligne de solde', 'Lignes de solde'], en: ['Balance line', 'Balance lines'] },
  endpoints: {
    list: {
      ...keptBySchool,
      filterOn: ['AffaireId', 'CreditON'],
      orderBy: ['Date'],
      receivedInParts: true,
      readings: ['R1.1', 'R2.2', 'R5.3'],
    },
  },
  members: {
    Date: day({ fr: 'Date', en: 'Date', column: true }),
    Nom: { ...named.Nom, column: true },
    Montant: decimalOf({ fr: 'Montant', en: 'Amount', unit: 'euro', source: 'R2.11', column: true }),
    MontantHT: decimalOf({
      fr: 'Montant hors taxes',
      en: 'Amount before tax',
      unit: 'euro',
      source: 'R2.11',
      column: true,
    }),
    TauxTVA: decimalOf({ fr: 'Taux de TVA', en: 'VAT rate', unit: 'percent', source: 'R2.11', column: true }),
    CreditON: flag({ fr: 'Crédit', en: 'Credit', column: true }),
    ClientId: refTo('Client', { fr: 'Client', en: 'Client', column: true }),
    AffaireId: ref({ ...references.AffaireId, column: true }),
    TypePaiementId: ref({ fr: 'Type de paiement', en: 'Payment type', column: true }),
    FactureId: ref({ fr: 'Facture', en: 'Invoice', column: true, nullable: true }),
    Compte: text({ fr: 'Compte', en: 'Account', column: true }),
    LibellePeriode: text({ ...texts.LibellePeriode, column: true }),
    ReferenceTransaction: anything({ fr: 'Référence de la transaction', en: 'Transaction reference', column: true }),
    Detail: anything({ fr: 'Détail', en: 'Detail', column: true }),
    Relance1: anything({ fr: 'Première relance', en: 'First reminder', column: true }),
    Relance2: anything({ fr: 'Deuxième relance', en: 'Second reminder', column: true }),
    Relance3: anything({ fr: 'Troisième relance', en: 'Third reminder', column: true }),
    Code: text({ fr: 'Code', en: 'Code', nullable: true }),
    Debut: anything(period.Debut),
    Fin: anything(period.Fin),
    PaiementON: flag({ fr: 'Paiement', en: 'Payment' }),
    RejetON: flag({ fr: 'Rejet', en: 'Rejection' }),
    ODON: flag({ fr: 'Opération diverse', en: 'Miscellaneous entry' }),
    EnNotrePossessionON: flag({ fr: 'En notre possession', en: 'In our possession' }),
    PeriodeId: ref({ fr: 'Période', en: 'Period' }),
    OperationId: ref({ fr: 'Opération', en: 'Operation', nullable: true }),
    LibelleOperation: anything({ fr: 'Libellé de l’opération', en: 'Operation label' }),
    CodeAnalytique: anything(texts.CodeAnalytique),
    SessionExportPrelevementId: ref({ fr: 'Export des prélèvements', en: 'Direct debit export', nullable: true }),
    SessionExportComptaId: ref({ fr: 'Export comptable', en: 'Accounting export', nullable: true }),
    MailId: refTo('Mail', { ...references.MailId, nullable: true }),
    MandatSEPAId: ref({ fr: 'Mandat SEPA', en: 'SEPA mandate', nullable: true }),
    CategoriePrestationId: ref({ fr: 'Catégorie de prestation', en: 'Service category', nullable: true }),
    PrestationId: ref({ fr: 'Prestation', en: 'Service', nullable: true }),
    RefBalanceLiee: anything({ fr: 'Ligne liée', en: 'Linked line' }),
    ModalitePourPrestationId: ref({ fr: 'Modalité de la prestation', en: 'Terms of the service', nullable: true }),
    ReferenceDossier: anything({ fr: 'Référence du dossier', en: 'File reference' }),
    NoteDetailId: ref({ fr: 'Note de détail', en: 'Detail note', nullable: true }),
  },
});
export type BalanceClient = RowOf<typeof balanceClient>;
