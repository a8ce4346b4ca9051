import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCases, useReferences } from '#cache/queries/references.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { isId } from '#shared/entities/idForm.ts';
import { Loading } from '#ui/index.ts';
import { FindPerson } from '../FindPerson.tsx';
import type { Account } from './accounts.ts';
import { useAccountColumns, useAccounts } from './useAccountColumns.tsx';

export function CaseList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const cases = useAccounts('case');
  const columns = useCaseColumns();
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col max-[799.98px]:scroll-thin">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 px-5 py-3">
        <FindCase onOpen={onOpen} />
        <p className="max-w-[60ch] min-w-60 flex-1 text-help text-text-3 min-[800px]:pt-6">{t('finance.case.note')}</p>
      </div>
      {cases === null ? (
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

function useCaseColumns(): readonly ListColumn<Account>[] {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const cases = useCases();
  const columns = useAccountColumns();
  return useMemo(
    () => [
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
        text: ({ others }) => others.map((id) => nameOf('ClientId', id) ?? t('common.numbered', { id })).join(', '),
      },
      ...columns,
    ],
    [t, nameOf, cases, columns],
  );
}
