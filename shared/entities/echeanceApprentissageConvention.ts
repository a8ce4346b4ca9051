import { byLookUp } from '../endpoints/endpointParts.ts';
import { named, references, texts } from './common.ts';
import { count, day, decimalOf, entity, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

export const echeanceApprentissageConvention = entity('EcheanceApprentissageConvention', {
  names: { fr: ['Échéance', 'Échéances'], en: ['Instalment', 'Instalments'] },
  endpoints: {
    list: { filterOn: ['ConventionId'], filterRequired: true, readings: ['R5.3'] },
    /** The document does not require ConventionId, but an instalment without one could never be found again (R3.6). */
    create: {
      required: ['ConventionId'],
      doubt: {
        ...byLookUp('ConventionId', 'Numero', 'Libelle', 'Date', 'Montant', 'Pourcentage'),
        needs: ['ConventionId'],
      },
      readings: ['R3.6'],
    },
  },
  members: {
    Numero: count({ fr: 'Numéro d’échéance', en: 'Instalment number', column: true, asked: true }),
    Libelle: text({ fr: 'Libellé', en: 'Label', column: true }),
    Date: day({ fr: 'Date', en: 'Date', column: true }),
    Montant: decimalOf({ fr: 'Montant', en: 'Amount', unit: 'euro', source: 'R2.11', column: true, asked: true }),
    Pourcentage: decimalOf({
      fr: 'Pourcentage',
      en: 'Percentage',
      unit: 'percent',
      source: 'R2.11',
      column: true,
      nullable: true,
    }),
    ConventionId: refTo('Convention', { ...references.ConventionId, column: true }),
    EntrepriseId: refTo('Entreprise', { ...references.EntrepriseId, column: true }),
    NumeroFacture: text({ fr: 'Numéro de facture', en: 'Invoice number', column: true }),
    Nom: named.Nom,
    Code: named.Code,
    OPCAId: ref({ fr: 'Financeur (OPCA)', en: 'Funder (OPCA)' }),
    LibelleExterne: text(texts.LibelleExterne),
    PeriodeNom: text({ fr: 'Période', en: 'Period' }),
    Compte: text({ fr: 'Compte', en: 'Account' }),
    CodeAnalytique: text(texts.CodeAnalytique),
    Source: text({ fr: 'Source', en: 'Source' }),
    Codification: text({ fr: 'Codification', en: 'Codification' }),
    Nature: text({ fr: 'Nature', en: 'Nature' }),
    NoteId: ref({ fr: 'Note', en: 'Note' }),
    CategoriePrestationId: ref({ fr: 'Catégorie de prestation', en: 'Service category' }),
    RefPrestationId: ref({ fr: 'Prestation', en: 'Service', nullable: true }),
    RefPaiementId: ref({ fr: 'Paiement', en: 'Payment', nullable: true }),
    RefEcheanceLiee: ref({ fr: 'Échéance liée', en: 'Linked instalment', nullable: true }),
  },
});
export type EcheanceApprentissageConvention = RowOf<typeof echeanceApprentissageConvention>;
