import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { useFormat } from '#ui/index.ts';
import { PlainTable } from '../PlainTable.tsx';
import type { PlainColumn } from '../PlainTable.tsx';
import { ledgerLine } from './ledgerLine.ts';
import { useEuros } from './useEuros.ts';

type Column = PlainColumn<RowView>;

/** What a line says of itself. */
const natures = ['PaiementON', 'RejetON', 'ODON', 'EnNotrePossessionON'] as const;

function useColumns(): readonly Column[] {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useReferences();
  const euros = useEuros();
  const labelOf = (field: string): string => meaningOf('BalanceClient', field, format.language).label;
  const reference = (field: string): Column['textOf'] => {
    return ({ fields }) => {
      const id = fields.id(field);
      return id === null ? '' : (nameOf(field, id) ?? t('forms.numbered', { id }));
    };
  };
  const amount = (isCredit: boolean): Column => ({
    label: t(isCredit ? 'pages.ledger.credit' : 'pages.ledger.debit'),
    width: 'min-[800px]:w-[104px]',
    isAmount: true,
    textOf: (row) => {
      const line = ledgerLine(row, format.dayOf);
      return line?.isCredit === isCredit ? euros(line.cents) : '';
    },
  });
  return [
    {
      label: labelOf('Date'),
      width: 'min-[800px]:w-[92px]',
      textOf: ({ fields }) => {
        const at = fields.instant('Date');
        return at === null ? t('forms.empty') : format.date(at);
      },
    },
    { label: labelOf('Nom'), textOf: ({ fields }) => fields.text('Nom') },
    { label: labelOf('ClientId'), textOf: reference('ClientId') },
    {
      label: labelOf('AffaireId'),
      width: 'min-[800px]:w-[84px]',
      isDetail: true,
      textOf: reference('AffaireId'),
    },
    {
      label: t('pages.ledger.nature'),
      width: 'min-[800px]:w-[116px]',
      textOf: ({ fields }) =>
        natures
          .filter((field) => fields.flag(field))
          .map(labelOf)
          .join(', '),
    },
    {
      label: labelOf('LibellePeriode'),
      width: 'min-[800px]:w-[84px]',
      isDetail: true,
      textOf: ({ fields }) => fields.text('LibellePeriode'),
    },
    amount(false),
    amount(true),
  ];
}

/** Lines of the ledger, a debit or a credit each. */
export function LedgerTable({ label, rows }: { readonly label: string; readonly rows: readonly RowView[] }) {
  const { t } = useTranslation();
  const columns = useColumns();
  if (rows.length === 0) return <p className="text-text-3">{t('pages.ledger.noneOfSide')}</p>;
  return <PlainTable label={label} columns={columns} rows={rows} />;
}
