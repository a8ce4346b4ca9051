import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableFlag, nullableInstant, nullableText, open, reference } from './members.ts';

const references = [
  'ClientId',
  'AffaireId',
  'TypePaiementId',
  'PeriodeId',
  'OperationId',
  'SessionExportPrelevementId',
  'SessionExportComptaId',
  'FactureId',
  'MailId',
  'MandatSEPAId',
  'CategoriePrestationId',
  'PrestationId',
  'ModalitePourPrestationId',
  'NoteDetailId',
] as const;
const texts = ['Nom', 'Code', 'Compte', 'LibellePeriode'] as const;
/** Nullable; the document does not describe them further. */
const untyped = [
  'LibelleOperation',
  'CodeAnalytique',
  'ReferenceTransaction',
  'Detail',
  'RefBalanceLiee',
  'Debut',
  'Fin',
  'Relance1',
  'Relance2',
  'Relance3',
  'ReferenceDossier',
] as const;

/** A line of what a client owes or has paid. */
export const balanceClientSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, texts),
  ...each(decimal, ['Montant', 'MontantHT', 'TauxTVA']),
  Date: nullableInstant,
  ...each(nullableFlag, ['CreditON', 'PaiementON', 'RejetON', 'ODON', 'EnNotrePossessionON']),
  ...each(reference, references),
  ...each(open, untyped),
});
export type BalanceClient = z.infer<typeof balanceClientSchema>;

export const balanceClient = describe({
  name: 'BalanceClient',
  schema: balanceClientSchema,
  references,
  instants: ['Date'],
  days: ['Date'],
});
