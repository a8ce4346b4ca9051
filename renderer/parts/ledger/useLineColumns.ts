import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useCases, useReferences } from '#cache/queries/references.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { ListColumn } from '#lists/column.ts';
import { useFormat } from '#ui/index.ts';
import { ledgerLine } from './ledgerLine.ts';
import { useEuros } from './useEuros.ts';

const natures = ['PaiementON', 'RejetON', 'ODON', 'EnNotrePossessionON'] as const;

export const usualLineColumns = [
  'Date',
  'Nom',
  'ClientId',
  'AffaireId',
  'nature',
  'LibellePeriode',
  'debit',
  'credit',
] as const;

/** The columns of lines of the ledger that are made for reading: the amount is in the column of its side. */
export function useOwnLineColumns(): readonly ListColumn<RowView>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useReferences();
  const cases = useCases();
  const euros = useEuros();
  return useMemo(() => {
    const { language } = format;
    const labelOf = (field: string): string => meaningOf('BalanceClient', field, language).label;
    const reference = (field: string): ListColumn<RowView> => ({
      id: field,
      label: labelOf(field),
      text: ({ fields }) => {
        const id = fields.id(field);
        return id === null ? '' : (nameOf(field, id) ?? t('common.numbered', { id }));
      },
    });
    const text = (field: string): ListColumn<RowView> => ({
      id: field,
      label: labelOf(field),
      text: ({ fields }) => fields.text(field),
    });
    const side = (id: 'debit' | 'credit'): ListColumn<RowView> => {
      const centsOf = (row: RowView): number | null => {
        const line = ledgerLine(row, format.dayOf);
        return line?.isCredit === (id === 'credit') ? line.cents : null;
      };
      return {
        id,
        label: t(`pages.ledger.${id}`),
        isNumber: true,
        text: (row) => {
          const cents = centsOf(row);
          if (cents !== null) return euros(cents);
          const unread = row.fields.flag('CreditON') === (id === 'credit') ? row.fields.notANumber('Montant') : null;
          return unread === null ? '' : t('forms.unreadable', { value: unread });
        },
        value: (row) => {
          const cents = centsOf(row);
          return cents === null ? null : cents / 100;
        },
        sum: { of: centsOf, words: euros },
      };
    };
    return [
      {
        id: 'Date',
        label: labelOf('Date'),
        instant: 'day',
        value: ({ fields }) => fields.instant('Date'),
        text: ({ fields }) => {
          const at = fields.instant('Date');
          return at === null ? '' : format.date(at);
        },
      },
      text('Nom'),
      reference('ClientId'),
      {
        id: 'AffaireId',
        label: labelOf('AffaireId'),
        text: ({ fields }) => {
          const id = fields.id('AffaireId');
          return id === null ? '' : [cases.nameOf(id), t('common.numbered', { id })].filter(Boolean).join(' · ');
        },
      },
      {
        id: 'nature',
        label: t('pages.ledger.nature'),
        text: ({ fields }) =>
          natures
            .filter((field) => fields.flag(field))
            .map(labelOf)
            .join(', '),
      },
      text('LibellePeriode'),
      side('debit'),
      side('credit'),
    ];
  }, [t, format, nameOf, cases, euros]);
}
