import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A part of the report: what was asked, how it stands, and what there is to say. */
export function ReportTable({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section aria-label={title} className="mt-7">
      <h2 className="mb-1 text-body font-bold text-text">{title}</h2>
      <table aria-label={title} className="w-full table-fixed border-separate border-spacing-0">
        <colgroup>
          <col className="w-[124px]" />
          <col />
          <col className="w-[112px] max-[699.98px]:w-0" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('settings.compatibility.column.standing')}</th>
            <th scope="col">{t('settings.compatibility.column.request')}</th>
            <th scope="col">{t('settings.compatibility.column.rows')}</th>
          </tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line-soft [&_td]:py-2 [&_td]:align-top">{children}</tbody>
      </table>
    </section>
  );
}
