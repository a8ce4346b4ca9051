import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { ListColumn } from '#lists/column.ts';
import { openRow } from '#stores/openedRow.ts';
import { PlainTable } from '../PlainTable.tsx';
import type { PlainColumn } from '../PlainTable.tsx';
import { useOwnLineColumns } from './useLineColumns.ts';

/** In a wide window, by column. */
const widths: Readonly<Record<string, string>> = {
  Date: 'min-[800px]:w-[92px]',
  AffaireId: 'min-[800px]:w-[132px]',
  nature: 'min-[800px]:w-[116px]',
  LibellePeriode: 'min-[800px]:w-[84px]',
  debit: 'min-[800px]:w-[104px]',
  credit: 'min-[800px]:w-[104px]',
};
/** Left out of a narrow window. */
const details: ReadonlySet<string> = new Set(['AffaireId', 'LibellePeriode']);

/** Lines of the ledger, a debit or a credit each. */
export function LedgerTable({ label, rows }: { readonly label: string; readonly rows: readonly RowView[] }) {
  const { t } = useTranslation();
  const empty = t('forms.empty');
  const columns = useOwnLineColumns().map((column) => plainColumn(column, empty));
  if (rows.length === 0) return <p className="text-text-3">{t('pages.ledger.noneOfSide')}</p>;
  return <PlainTable label={label} columns={columns} rows={rows} onOpen={({ id }) => openRow('BalanceClient', id)} />;
}

function plainColumn({ id, label, isNumber, text }: ListColumn<RowView>, empty: string): PlainColumn<RowView> {
  const width = widths[id];
  return {
    label,
    ...(width !== undefined && { width }),
    ...(details.has(id) && { isDetail: true }),
    ...(isNumber && { isAmount: true }),
    textOf: (row) => text(row) || (id === 'Date' ? empty : ''),
  };
}
