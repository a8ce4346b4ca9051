import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { BillingCaseByNumber } from '#pages/ledger/BillingCaseByNumber.tsx';
import { useEuros } from '#pages/ledger/useEuros.ts';
import { EmptyState, GridRow, LoadingAfter, RowGrid, Skeleton, useFormat, useNow, useRows } from '#ui/index.ts';
import { casesOf } from './cases.ts';

const amounts = ['balance', 'due', 'overdue'] as const;

/** The billing cases whose lines were received here, what is overdue first. */
export function CaseList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const euros = useEuros();
  const nameOf = useReferences();
  const isLoading = useLoaded('BalanceClient') === 'loading';
  const cases = casesOf(useAllRows('BalanceClient'), format.dayOf(useNow()), format.dayOf);
  const [chosen, setChosen] = useState<string | null>(null);
  const ids = cases.map(({ id }) => id);
  const keys = useRows({ ids, selected: chosen, onSelect: setChosen, onOpen });
  const clientName = (id: string): string => nameOf('ClientId', id) ?? t('forms.numbered', { id });
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 px-5 py-3">
        <BillingCaseByNumber onReceived={onOpen} />
        <p className="max-w-[60ch] min-w-0 flex-1 pt-6 text-help text-text-3">{t('finance.case.note')}</p>
      </div>
      {isLoading ? (
        <LoadingAfter>
          <Skeleton label={t('common.loading')} />
        </LoadingAfter>
      ) : cases.length === 0 ? (
        <EmptyState message={t('finance.case.none')} />
      ) : (
        <div {...keys.list} className="scroll-thin min-h-0 flex-1 px-3">
          <RowGrid
            label={t('finance.case.label')}
            columns={[
              { id: 'case', label: t('finance.case.number'), width: '120px' },
              { id: 'clients', label: t('finance.case.clients') },
              { id: 'latest', label: t('finance.case.latest'), width: '116px' },
              { id: 'lines', label: t('finance.case.lines'), width: '72px', align: 'right' },
              ...amounts.map((id) => ({
                id,
                label: t(`pages.ledger.total.${id}`),
                width: '124px',
                align: 'right' as const,
              })),
            ]}
          >
            {cases.map(({ id, lines, clientIds, latest, statement }) => (
              <GridRow
                key={id}
                id={id}
                isSelected={id === chosen}
                isReachable={id === keys.reachable}
                onSelect={onOpen}
                className="h-row"
              >
                <td className="font-bold">{t('forms.numbered', { id })}</td>
                <td className="truncate-line">{clientIds.map(clientName).join(', ')}</td>
                <td>{latest === null ? '' : format.date(latest)}</td>
                <td className="text-right tabular-nums">{lines}</td>
                {amounts.map((amount) => (
                  <td
                    key={amount}
                    className={`text-right tabular-nums ${amount === 'overdue' && statement.overdue > 0 ? 'text-stop' : ''}`}
                  >
                    {euros(statement[amount])}
                  </td>
                ))}
              </GridRow>
            ))}
          </RowGrid>
        </div>
      )}
    </div>
  );
}
