import { CircleCheck, CircleDashed, CloudOff, OctagonX, SquarePen } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompatibilityReport, Standing } from '#shared/ipc/compatibility.ts';
import { EmptyState, Notice, Pill, Segmented, TextAction, useFormat } from '#ui/index.ts';
import type { Tone } from '#ui/index.ts';
import {
  byFamily,
  countsOf,
  entitiesOf,
  isNotable,
  metadataLines,
  missed,
  rowLines,
  versionsLines,
} from './reportText.ts';

/** The results: a sentence, the counts by result, and every request by its family. */
export function Report({ report }: { readonly report: CompatibilityReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState<'all' | 'notable'>('all');
  const { metadata, endpoints, versions, compatible } = report;
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
      {report.traits.map((trait) => (
        <p key={trait} className="mt-2 max-w-[80ch] text-help text-text-2">
          {t(`settings.compatibility.trait.${trait}`)}
        </p>
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {countsOf(report).map(({ standing, count }) => {
          const { icon: Icon, tone } = looks[standing];
          return (
            <Pill key={standing} tone={tone} icon={<Icon aria-hidden />}>
              {t('lists.chip', {
                column: t(`settings.compatibility.standing.${standing}`),
                values: format.number(count),
              })}
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
      {shown === 'all' && (
        <section aria-label={t('settings.compatibility.versions.title')} className="mt-7">
          <h2 className="mb-1 text-body font-bold text-text">{t('settings.compatibility.versions.title')}</h2>
          {versionsLines(t, versions).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {byFamily(rows).map(({ family, rows: own }) => (
        <ReportTable key={family} title={entitiesOf(own, format.language)}>
          {own.map((row) => (
            <ReportRow
              key={row.endpoint}
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

interface ReportLineProps {
  readonly standing: Standing;
  readonly request: string;
  readonly isAssumed: boolean;
  /** The result to show; null where nothing is counted. */
  readonly rows: number | null;
  readonly lines: readonly string[];
}

/** One request and its result. */
function ReportRow({ standing, request, isAssumed, rows, lines }: ReportLineProps) {
  const { t } = useTranslation();
  return (
    <tr data-standing={standing}>
      <td className="pr-3">
        <StandingMark standing={standing} />
      </td>
      <td>
        <span className="selectable font-mono text-help break-words text-text">{request}</span>
        {isAssumed && (
          <span className="ml-2 inline-block align-[-1px]">
            <Pill tone="neutral">{t('settings.compatibility.assumed')}</Pill>
          </span>
        )}
        <Lines lines={lines} />
      </td>
      <td className="truncate-line pl-3 text-right text-help leading-5 text-text-3">
        {rows !== null && rows > 0 && t('settings.compatibility.rows', { count: rows })}
      </td>
    </tr>
  );
}

/** The mark and its word. */
function StandingMark({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation();
  const { icon: Icon, ink } = looks[standing];
  return (
    <span className={`inline-flex items-center gap-1.5 ${ink}`}>
      <Icon size={15} aria-hidden className="shrink-0" />
      {t(`settings.compatibility.standing.${standing}`)}
    </span>
  );
}

/** As many as are read at a glance. */
const few = 4;

/** The remarks on an endpoint; of a long list, the beginning until the user expands it. */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, few);
  return (
    <>
      {shown.map((line) => (
        <p key={line} className="selectable mt-0.5 text-help break-words text-text-2">
          {line}
        </p>
      ))}
      {shown.length < lines.length && (
        <p className="mt-0.5 text-help">
          <TextAction onPress={() => setAll(true)}>
            {t('settings.compatibility.more', { count: lines.length - shown.length })}
          </TextAction>
        </p>
      )}
    </>
  );
}

/** A part of the report: requests, results and remarks. */
function ReportTable({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
            <th scope="col">{t('common.word.state')}</th>
            <th scope="col">{t('settings.compatibility.column.request')}</th>
            <th scope="col">{t('common.word.records')}</th>
          </tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line-soft [&_td]:py-2 [&_td]:align-top">{children}</tbody>
      </table>
    </section>
  );
}

interface Look {
  /** Distinguished by shape, not by colour alone. */
  readonly icon: LucideIcon;
  readonly ink: string;
  readonly tone: Tone;
}

const looks: Readonly<Record<Standing, Look>> = {
  works: { icon: CircleCheck, ink: 'text-ok', tone: 'ok' },
  differs: { icon: SquarePen, ink: 'text-svc', tone: 'svc' },
  refused: { icon: OctagonX, ink: 'text-stop', tone: 'stop' },
  absent: { icon: CloudOff, ink: 'text-wait', tone: 'wait' },
  untried: { icon: CircleDashed, ink: 'text-text-3', tone: 'neutral' },
};
