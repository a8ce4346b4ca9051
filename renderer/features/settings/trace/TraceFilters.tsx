import { useTranslation } from 'react-i18next';
import { traceLevels, traceProcesses } from '#shared/trace/line.ts';
import { Segmented, Select, TextField } from '#ui/index.ts';
import type { TraceFilter } from './filter.ts';

interface TraceFiltersProps {
  readonly filter: TraceFilter;
  readonly onChange: (filter: TraceFilter) => void;
}

export function TraceFilters({ filter, onChange }: TraceFiltersProps) {
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
