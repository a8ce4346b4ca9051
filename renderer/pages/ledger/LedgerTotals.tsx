import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import type { Statement } from './statement.ts';
import { useEuros } from './useEuros.ts';

/** What is owed as of today, and what it is made of. */
export function LedgerTotals({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation();
  const format = useFormat();
  const euros = useEuros();
  const { balance, due, overdue, overdueSince, upcoming, advance, debits, credits } = statement;
  const since = overdueSince && t('pages.ledger.since', { day: format.date(format.startOfDay(overdueSince)) });
  const totals = [
    { id: 'balance', cents: balance, note: balance < 0 ? t('pages.ledger.inFavour') : null },
    { id: 'due', cents: due, note: null },
    { id: 'overdue', cents: overdue, note: since, isLate: overdue > 0 },
    { id: 'upcoming', cents: upcoming, note: null },
    ...(advance > 0 ? [{ id: 'advance', cents: advance, note: null }] : []),
    { id: 'debits', cents: debits, note: null },
    { id: 'credits', cents: credits, note: null },
  ] as const;
  return (
    <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-3">
      {totals.map((total) => (
        <div key={total.id} data-total={total.id}>
          <dt className="text-mark text-text-3">{t(`pages.ledger.total.${total.id}`)}</dt>
          <dd
            className={`selectable tabular-nums ${total.id === 'balance' ? 'text-panel font-bold' : 'text-body leading-[22px] font-medium'} ${'isLate' in total && total.isLate ? 'text-stop' : ''}`}
          >
            {euros(total.cents)}
          </dd>
          {total.note && <dd className="text-mark text-text-3">{total.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
