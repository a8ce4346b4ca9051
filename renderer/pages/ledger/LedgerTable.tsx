import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { classes, useFormat } from '#ui/index.ts';
import { ledgerLine } from './ledgerLine.ts';
import { useEuros } from './useEuros.ts';

interface Column {
  readonly label: string;
  /** At least in a wide window; a narrow one shares its width among all. */
  readonly width?: string;
  /** Left out of a narrow window. */
  readonly isDetail?: true;
  readonly isAmount?: true;
  readonly textOf: (row: RowView) => string;
}

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
  const look = ({ isAmount, isDetail }: Column): string =>
    classes(isAmount && 'text-right tabular-nums', isDetail && 'max-[799.98px]:hidden');
  return (
    <table aria-label={label} className="w-full table-fixed text-body">
      <thead>
        <tr className="text-left text-mark text-text-3">
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={classes('pr-3 pb-1 align-bottom font-normal last:pr-0', column.width, look(column))}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="[&>td]:border-t [&>td]:border-line-soft">
            {columns.map((column) => (
              <td
                key={column.label}
                className={classes('selectable py-1.5 pr-3 align-top break-words last:pr-0', look(column))}
              >
                {column.textOf(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
