import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { traceLevels, traceProcesses, traceText } from '#shared/trace/line.ts';
import { Button, EmptyState, Notice, Segmented, Select, TextAction, TextField, useCopy, useFormat } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useSaveFile } from '#wording/useSaveFile.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { everything, filtered } from './filter.ts';
import type { TraceFilter } from './filter.ts';
import { TraceTable } from './TraceTable.tsx';
import { useTrace } from './useTrace.ts';

/** « Journal technique »: what both processes did lately, to be read, copied or saved for who helps. */
export function TraceScreen({ version }: { readonly version: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const copy = useCopy();
  const save = useSaveFile();
  const { lines: read, failure, refresh } = useTrace();
  const [filter, setFilter] = useState(everything);
  const all = read ?? [];
  const lines = filtered(all, filter);
  const text = (): string => [`Carnet ${version}`, ...lines.map(traceText), ''].join('\n');
  const fileName = (): string => `${t('settings.trace.fileName', { day: format.dayOf(Date.now()) })}.txt`;
  return (
    <SettingsPage
      isWide
      title={t('settings.trace.title')}
      detail={
        lines.length === all.length
          ? t('settings.trace.count', { count: all.length, number: format.number(all.length) })
          : t('settings.trace.countOf', {
              count: all.length,
              shown: format.number(lines.length),
              number: format.number(all.length),
            })
      }
      lead={`${t('settings.trace.lead')} ${t('settings.trace.private')}`}
      actions={
        <>
          <Button onPress={refresh}>{t('settings.trace.refresh')}</Button>
          <Button isDisabled={lines.length === 0} onPress={() => copy(text())}>
            {t('settings.trace.copy')}
          </Button>
          <Button isDisabled={lines.length === 0} onPress={() => void save(fileName(), text())}>
            {t('settings.trace.save')}
          </Button>
        </>
      }
    >
      {failure && (
        <div className="mb-4 max-w-[860px]">
          <Notice tone="ask" icon={<CircleAlert size={16} aria-hidden />} title={t('settings.trace.partMissing')}>
            <FailureText kind={failure} />
          </Notice>
        </div>
      )}
      <TraceFilters filter={filter} onChange={setFilter} />
      {read?.length === 0 && <EmptyState isInset message={t('settings.trace.empty')} />}
      {all.length > 0 && lines.length === 0 && (
        <EmptyState
          isInset
          message={t('settings.trace.nothing')}
          action={<TextAction onPress={() => setFilter(everything)}>{t('settings.trace.clear')}</TextAction>}
        />
      )}
      {lines.length > 0 && (
        <div className="mt-3">
          <TraceTable lines={lines.toReversed()} onStep={(step) => setFilter({ ...everything, text: step })} />
        </div>
      )}
    </SettingsPage>
  );
}

interface TraceFiltersProps {
  readonly filter: TraceFilter;
  readonly onChange: (filter: TraceFilter) => void;
}

function TraceFilters({ filter, onChange }: TraceFiltersProps) {
  const { t } = useTranslation();
  return (
    <search aria-label={t('settings.trace.filter')} className="flex flex-wrap items-center gap-2.5">
      <Segmented
        label={t('settings.trace.least')}
        value={filter.level}
        onChange={(level) => onChange({ ...filter, level })}
        options={traceLevels.map((id) => ({ id, label: t(`settings.trace.from.${id}`) }))}
      />
      <span className="w-44">
        <Select
          label={t('settings.trace.column.process')}
          hideLabel
          value={filter.process}
          onChange={(id) =>
            onChange({ ...filter, process: traceProcesses.find((process) => process === id) ?? 'both' })
          }
          options={(['both', ...traceProcesses] as const).map((id) => ({
            id,
            label: t(`settings.trace.process.${id}`),
          }))}
        />
      </span>
      <span className="min-w-40 flex-1">
        <TextField
          label={t('settings.trace.text')}
          hideLabel
          type="search"
          placeholder={t('settings.trace.text')}
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </span>
    </search>
  );
}
