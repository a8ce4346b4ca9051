import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import { useWholeRows } from '#cache/queries/peopleHooks.ts';
import type { ListColumn } from '#lists/column.ts';
import { useEuros } from '#parts/ledger/useEuros.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { accountsOf } from './accounts.ts';
import type { Account, AccountKind } from './accounts.ts';

const amounts = ['balance', 'due', 'overdue'] as const;

/** The accounts of the lines on this workstation; null until they are read. */
export function useAccounts(kind: AccountKind): readonly Account[] | null {
  const { dayOf } = useFormat();
  const today = dayOf(useNow());
  const lines = useWholeRows('BalanceClient');
  const accounts = useMemo(() => accountsOf(kind, lines, today, dayOf), [kind, lines, today, dayOf]);
  return useLoaded('BalanceClient') === 'loading' ? null : accounts;
}

export function useAccountColumns(): readonly ListColumn<Account>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const euros = useEuros();
  return useMemo(
    () => [
      {
        id: 'latest',
        label: t('finance.case.latest'),
        text: ({ latest }) => (latest === null ? '' : format.date(latest)),
        instant: 'day',
        value: ({ latest }) => latest,
      },
      {
        id: 'lines',
        label: t('finance.part.lines'),
        isNumber: true,
        text: (row) => format.number(row.lines),
        value: (row) => row.lines,
      },
      ...amounts.map((amount): ListColumn<Account> => {
        const text = ({ statement, unread }: Account): string => {
          const sum = euros(statement[amount]);
          return unread === 0 ? sum : t('common.word.unsureSum', { sum });
        };
        return {
          id: amount,
          label: t(`pages.ledger.total.${amount}`),
          isNumber: true,
          text,
          value: ({ statement }) => statement[amount] / 100,
          sum: { of: ({ statement }) => statement[amount], words: euros },
          cell: (row) => (
            <span className={amount === 'overdue' && row.statement.overdue > 0 ? 'text-stop' : ''}>{text(row)}</span>
          ),
        };
      }),
    ],
    [t, format, euros],
  );
}
