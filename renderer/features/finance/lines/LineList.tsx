import { useTranslation } from 'react-i18next';
import { useWholeRows } from '#cache/queries/peopleHooks.ts';
import { useLineColumns, usualLineColumns } from '#pages/ledger/useLineColumns.ts';
import { ReceivedRows } from '#pages/ReceivedRows.tsx';
import { openRow } from '#stores/openedRow.ts';

const byDate = { column: 'Date', direction: 'descending' } as const;

/** Every line of the ledger that is here, whatever its billing case: who owes what since when, across all clients. */
export function LineList() {
  const { t } = useTranslation();
  const all = useWholeRows('BalanceClient');
  const columns = useLineColumns();
  return (
    <ReceivedRows
      entity="BalanceClient"
      id="ledgerLines"
      label={t('finance.part.lines')}
      note={t('finance.lines.note')}
      empty={t('finance.lines.none')}
      all={all}
      columns={columns}
      usual={usualLineColumns}
      usualSort={byDate}
      onOpen={({ id }) => openRow('BalanceClient', id)}
    />
  );
}
