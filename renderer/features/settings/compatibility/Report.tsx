import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import { EmptyState, Notice, Pill, Segmented, useFormat } from '#ui/index.ts';
import { metadataLines, rowLines } from './remarks.ts';
import { ReportRow } from './ReportRow.tsx';
import { ReportTable } from './ReportTable.tsx';
import { looks } from './standings.ts';
import { byFamily, countsOf, isNotable, missed } from './summary.ts';

/** What was found: a sentence, how many stand how, and every request by its family. */
export function Report({ report }: { readonly report: CompatibilityReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState<'all' | 'notable'>('all');
  const { metadata, endpoints, compatible } = report;
  const rows = shown === 'all' ? endpoints : endpoints.filter(isNotable);
  const hasMetadata = shown === 'all' || isNotable(metadata);
  return (
    <>
      <Notice
        tone={compatible ? 'ok' : 'ask'}
        title={t(compatible ? 'settings.compatibility.good' : 'settings.compatibility.missed', {
          count: missed(report),
        })}
      >
        {t(compatible ? 'settings.compatibility.goodMore' : 'settings.compatibility.missedMore')}
      </Notice>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {countsOf(report).map(({ standing, count }) => {
          const { icon: Icon, tone } = looks[standing];
          return (
            <Pill key={standing} tone={tone} icon={<Icon aria-hidden />}>
              {format.number(count)} {t(`settings.compatibility.count.${standing}`, { count })}
            </Pill>
          );
        })}
        <span className="ml-auto">
          <Segmented
            label={t('settings.compatibility.show')}
            value={shown}
            onChange={setShown}
            options={[
              { id: 'all', label: t('settings.compatibility.showAll') },
              { id: 'notable', label: t('settings.compatibility.showNotable') },
            ]}
          />
        </span>
      </div>
      {rows.length === 0 && !hasMetadata && <EmptyState isInset message={t('settings.compatibility.nothingNotable')} />}
      {hasMetadata && (
        <ReportTable title={t('settings.compatibility.metadata')}>
          <ReportRow
            standing={metadata.standing}
            request="GET /$metadata"
            isAssumed={false}
            rows={null}
            lines={metadataLines(t, format, metadata)}
          />
        </ReportTable>
      )}
      {byFamily(rows).map(({ family, rows: own }) => (
        <ReportTable key={family} title={t(`settings.compatibility.family.${family}`)}>
          {own.map((row) => (
            <ReportRow
              key={`${row.endpoint} ${row.context}`}
              standing={row.standing}
              request={row.request}
              isAssumed={!row.documented}
              rows={row.rows}
              lines={rowLines(t, format, row)}
            />
          ))}
        </ReportTable>
      ))}
    </>
  );
}
