import { useTranslation } from 'react-i18next';
import { ReceiveByNumber } from '#pages/ReceiveByNumber.tsx';
import { RememberedRows } from '#pages/RememberedRows.tsx';

/** The clients of an agreement, a learner or an applicant, by its number; and all those that are here. */
export function ClientList() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col max-[799.98px]:scroll-thin">
      <div className="px-5 pt-3">
        <ReceiveByNumber
          entity="Client"
          member="ReferenceId"
          label={t('finance.of.label')}
          help={t('finance.of.help')}
          action={t('finance.of.receive')}
          found={(rows, number) => t('finance.of.found', { count: rows.length, number })}
        />
      </div>
      {/* At 200 % zoom the form above scrolls away with the list. */}
      <div className="flex min-h-0 flex-1 flex-col max-[799.98px]:min-h-72">
        <RememberedRows entity="Client" note={t('finance.note')} />
      </div>
    </div>
  );
}
