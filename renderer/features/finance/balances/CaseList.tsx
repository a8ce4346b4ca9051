import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import { useWholeRows } from '#cache/queries/peopleHooks.ts';
import { useCases, useReferences } from '#cache/queries/references.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useInSlices } from '#lists/useInSlices.ts';
import { useEuros } from '#pages/ledger/useEuros.ts';
import { isId } from '#shared/entities/idForm.ts';
import { Loading, useFormat, useNow } from '#ui/index.ts';
import { FindPerson } from '../FindPerson.tsx';
import { casesOf } from './cases.ts';
import type { BillingCase } from './cases.ts';

const amounts = ['balance', 'due', 'overdue'] as const;

/** The billing cases whose lines were received here, what is overdue first. */
export function CaseList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { dayOf } = useFormat();
  const today = dayOf(useNow());
  const { rows: lines, isWhole } = useWholeRows('BalanceClient');
  const columns = useCaseColumns();
  const { value: cases } = useInSlices(useCallback(() => casesOf(lines, today, dayOf), [lines, today, dayOf]));
  const isLoading = useLoaded('BalanceClient') === 'loading' || cases === null || (!isWhole && lines.length === 0);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col max-[799.98px]:scroll-thin">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 px-5 py-3">
        <FindCase onOpen={onOpen} />
        <p className="max-w-[60ch] min-w-60 flex-1 text-help text-text-3 min-[800px]:pt-6">{t('finance.case.note')}</p>
      </div>
      {isLoading ? (
        <Loading />
      ) : (
        // At 200 % zoom the form above scrolls away with the list.
        <div className="flex min-h-0 flex-1 flex-col max-[799.98px]:min-h-64">
          <DataTable
            id="billingCases"
            label={t('finance.case.label')}
            rows={cases}
            columns={columns}
            onOpen={onOpen}
            empty={t('finance.case.none')}
          />
        </div>
      )}
    </div>
  );
}

/** A billing case by the person's application, which carries its number, or by that number. */
function FindCase({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { caseOf } = useCases();
  return (
    <FindPerson
      kind="Dossier"
      label={t('finance.case.find')}
      description={t('finance.case.findHow')}
      detailOf={({ id, number, admissionPathName }) => {
        const billingCase = caseOf(id);
        if (billingCase === null) return null;
        return [number, admissionPathName, t('finance.case.one', { id: billingCase })].filter(Boolean).join(' · ');
      }}
      onChoose={(id) => onOpen(caseOf(id) ?? '')}
      onSubmit={(typed) => {
        const isNumber = isId(typed);
        if (isNumber) onOpen(typed);
        return isNumber;
      }}
    />
  );
}

function useCaseColumns(): readonly ListColumn<BillingCase>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const euros = useEuros();
  const nameOf = useReferences();
  const cases = useCases();
  return useMemo(() => {
    const clientName = (id: string): string => nameOf('ClientId', id) ?? t('common.numbered', { id });
    return [
      {
        id: 'who',
        label: t('finance.case.who'),
        // Who pays may be an employer or a funder (R4.4).
        text: ({ id }) => cases.nameOf(id) ?? t('finance.case.unknown'),
      },
      { id: 'case', label: t('finance.case.number'), text: ({ id }) => t('common.numbered', { id }) },
      {
        id: 'clients',
        label: t('finance.part.clients'),
        text: ({ clientIds }) => clientIds.map(clientName).join(', '),
      },
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
      ...amounts.map((amount): ListColumn<BillingCase> => {
        const text = ({ statement, unread }: BillingCase): string => {
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
    ];
  }, [t, format, euros, nameOf, cases]);
}
