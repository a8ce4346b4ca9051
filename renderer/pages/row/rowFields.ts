import type { GroupedField } from '#forms/fields/groups.ts';
import { setOf } from '#shared/entities/context.ts';
import type { SetOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { DialogEntity } from '#stores/openedRow.ts';
import { everyField } from '../everyField.ts';

interface ShownRow {
  /** Every member of the entity. */
  readonly fields: readonly GroupedField[];
  /** A reference whose row is shown below: one says little without the other. */
  readonly with?: { readonly field: string; readonly entity: DialogEntity };
}

const row = (entity: EntityName, first: readonly string[]): ShownRow => ({ fields: everyField(entity, first) });

const rows: Readonly<Record<SetOf<DialogEntity>, ShownRow>> = {
  ApprenantEvaluation: {
    ...row('ApprenantEvaluation', ['EvaluationId', 'Note', 'Absent', 'Excuse', 'MotifExcuse', 'Dispense']),
    with: { field: 'EvaluationId', entity: 'Evaluation' },
  },
  BalanceClient: row('BalanceClient', [
    'Date',
    'Nom',
    'Montant',
    'MontantHT',
    'TauxTVA',
    'CreditON',
    'ClientId',
    'AffaireId',
    'TypePaiementId',
    'FactureId',
    'Compte',
    'LibellePeriode',
    'ReferenceTransaction',
    'Detail',
    'Relance1',
    'Relance2',
    'Relance3',
  ]),
  ConventionOrganismeFinanceur: row('ConventionOrganismeFinanceur', [
    'OrganismeFinanceurId',
    'ConventionId',
    'NumeroDossier',
    'TypePriseCharge',
    'TauxHoraire',
    'DateEnvoi',
  ]),
  Directory: row('Directory', ['Name', 'Path', 'Isdirectory', 'Size', 'Creation_time', 'Update_time']),
  EcheanceApprentissageConvention: row('EcheanceApprentissageConvention', [
    'Numero',
    'Libelle',
    'Date',
    'Montant',
    'Pourcentage',
    'ConventionId',
    'EntrepriseId',
    'NumeroFacture',
  ]),
  EnseignantType: row('EnseignantType', ['Nom', 'Code', 'TypeEnseignantId', 'EnseignantId']),
  Evaluation: row('Evaluation', ['Nom', 'TypeEvaluationId', 'Ponderation', 'Duree', 'DateFinalisation']),
  InscriptionCours: row('InscriptionCours', [
    'Nom',
    'Valide',
    'NoteFinale',
    'NbAbsencesJustifiees',
    'NbAbsencesInjustifiees',
    'NbCredits',
  ]),
  InscriptionSequence: row('InscriptionSequence', [
    'SequenceId',
    'Valide',
    'CreditMax',
    'NoteFinale',
    'DecisionJuryId',
    'DateDesinscription',
  ]),
  Mail: row('Mail', ['Adresse', 'IsDuplicate']),
  ParcoursPeriode: row('ParcoursPeriode', [
    'Nom',
    'LibellePeriode',
    'LibellePeriodeSpecifique',
    'AnneeScolaire',
    'Debut',
    'Fin',
    'SpecialiteId',
  ]),
  Planification: row('Planification', [
    'Nom',
    'TypePlanificationId',
    'Debut',
    'Fin',
    'EntiteJuridiqueId',
    'Enseignants',
    'ProgrammeId',
    'SequenceId',
  ]),
  ReferenceExterne: row('ReferenceExterne', ['Reference', 'Type', 'IdObjet', 'DateMAJ']),
};

/**
 * What the dialog of a row shows, in the order in which people ask for it; the rest follows in that of its labels. In
 * the Selection context the members are the same (R1.5).
 */
export const rowFieldsOf = (entity: DialogEntity): ShownRow => rows[setOf(entity)];

/** The names of all its members, as columns of a list. */
export const namesOfRow = (entity: DialogEntity): readonly string[] =>
  rowFieldsOf(entity).fields.map(({ field }) => field);

/** Those that people ask for first. */
export const usualOfRow = (entity: DialogEntity): readonly string[] =>
  rowFieldsOf(entity).fields.flatMap(({ field, always }) => (always ? [field] : []));
