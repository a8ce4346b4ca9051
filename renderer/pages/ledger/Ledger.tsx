import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { Segmented, useFormat, useNow } from '#ui/index.ts';
import { Lines } from '../Lines.tsx';
import type { Received } from '../useReceived.ts';
import { LedgerChart } from './LedgerChart.tsx';
import { ledgerLine } from './ledgerLine.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { LedgerTotals } from './LedgerTotals.tsx';
import { monthsOf } from './months.ts';
import { statementOf } from './statement.ts';

const sides = ['all', 'debits', 'credits'] as const;
type Side = (typeof sides)[number];

/** Lines of the ledger: what is owed today, the lines themselves, latest first, and the months. */
export function Ledger({
  label,
  rows,
  received,
  empty,
}: {
  readonly label: string;
  readonly rows: readonly RowView[];
  readonly received: Received | null;
  readonly empty: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const [side, setSide] = useState<Side>('all');
  const lines = rows.flatMap((row) => ledgerLine(row, format.dayOf) ?? []);
  const months = monthsOf(lines);
  if (rows.length === 0)
    return (
      <Lines
        entity="BalanceClient"
        label={label}
        columns={[]}
        rows={[]}
        {...(received && { received })}
        empty={empty}
      />
    );
  const shown = rows
    .filter(({ fields }) => side === 'all' || fields.flag('CreditON') === (side === 'credits'))
    .toSorted((a, b) => (b.fields.instant('Date') ?? 0) - (a.fields.instant('Date') ?? 0));
  return (
    <>
      <LedgerTotals statement={statementOf(lines, today)} />
      {lines.length < rows.length && (
        <p className="mb-2 text-help text-ask">{t('pages.ledger.unread', { count: rows.length - lines.length })}</p>
      )}
      <div className="mb-2">
        <Segmented
          label={t('pages.ledger.which')}
          value={side}
          onChange={setSide}
          options={sides.map((id) => ({ id, label: t(`pages.ledger.side.${id}`) }))}
        />
      </div>
      <LedgerTable label={label} rows={shown} />
      {months.length > 0 && <LedgerChart months={months} />}
      <p className="mt-3 max-w-[75ch] text-help text-text-3">{t('pages.ledger.how')}</p>
    </>
  );
}
