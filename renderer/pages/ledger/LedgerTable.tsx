import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { useFormat } from '#ui/index.ts';
import { ledgerLine } from './ledgerLine.ts';
import { useEuros } from './useEuros.ts';

interface Column {
  readonly label: string;
  readonly width?: number;
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
    width: 104,
    isAmount: true,
    textOf: (row) => {
      const line = ledgerLine(row, format.dayOf);
      return line?.isCredit === isCredit ? euros(line.cents) : '';
    },
  });
  return [
    {
      label: labelOf('Date'),
      width: 92,
      textOf: ({ fields }) => {
        const at = fields.instant('Date');
        return at === null ? t('forms.empty') : format.date(at);
      },
    },
    { label: labelOf('Nom'), textOf: ({ fields }) => fields.text('Nom') },
    { label: labelOf('ClientId'), textOf: reference('ClientId') },
    { label: labelOf('AffaireId'), width: 84, textOf: reference('AffaireId') },
    {
      label: t('pages.ledger.nature'),
      width: 116,
      textOf: ({ fields }) =>
        natures
          .filter((field) => fields.flag(field))
          .map(labelOf)
          .join(', '),
    },
    { label: labelOf('LibellePeriode'), width: 84, textOf: ({ fields }) => fields.text('LibellePeriode') },
    amount(false),
    amount(true),
  ];
}

/** Lines of the ledger, a debit or a credit each. */
export function LedgerTable({ label, rows }: { readonly label: string; readonly rows: readonly RowView[] }) {
  const { t } = useTranslation();
  const columns = useColumns();
  if (rows.length === 0) return <p className="text-text-3">{t('pages.ledger.noneOfSide')}</p>;
  const side = ({ isAmount }: Column): string => (isAmount ? 'text-right tabular-nums' : '');
  return (
    <table aria-label={label} className="w-full table-fixed text-body">
      <colgroup>
        {columns.map(({ label: of, width }) => (
          <col key={of} style={width === undefined ? {} : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr className="text-left text-mark text-text-3">
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={`pr-3 pb-1 align-bottom font-normal last:pr-0 ${side(column)}`}
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
                className={`selectable py-1.5 pr-3 align-top break-words last:pr-0 ${side(column)}`}
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
