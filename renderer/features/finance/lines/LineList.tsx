import { useTranslation } from 'react-i18next';
import { useWholeRows } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useLineColumns } from '#pages/ledger/useLineColumns.ts';
import { ReceivedRows } from '#pages/ReceivedRows.tsx';
import { openPage } from '#stores/view.ts';

const byDate = { column: 'Date', direction: 'descending' } as const;

/** Every line of the ledger that is here, whatever its billing case: who owes what since when, across all clients. */
export function LineList({ onOpenCase }: { readonly onOpenCase: (id: string) => void }) {
  const { t } = useTranslation();
  const all = useWholeRows('BalanceClient');
  const columns = useLineColumns();
  const open = ({ fields }: RowView): void => {
    const caseId = fields.id('AffaireId');
    const clientId = fields.id('ClientId');
    if (caseId !== null) onOpenCase(caseId);
    else if (clientId !== null) openPage({ entity: 'Client', id: clientId });
  };
  return (
    <ReceivedRows
      entity="BalanceClient"
      id="ledgerLines"
      label={t('finance.part.lines')}
      note={t('finance.lines.note')}
      empty={t('finance.lines.none')}
      all={all}
      columns={columns}
      usualSort={byDate}
      onOpen={open}
    />
  );
}
