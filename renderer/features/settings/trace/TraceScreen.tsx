import { CircleAlert, CircleX, Info, Minus, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { traceLevels, traceProcesses, traceText } from '#shared/trace/line.ts';
import type { TraceLevel, TraceLine } from '#shared/trace/line.ts';
import { useCommands } from '#stores/session.ts';
import type { TraceReading } from '#stores/session.ts';
import {
  Button,
  EmptyState,
  Notice,
  Segmented,
  Select,
  TextAction,
  TextField,
  useCopy,
  useFormat,
  useNow,
} from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useSaveFile } from '#wording/useSaveFile.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { everything, filtered } from './filter.ts';
import type { TraceFilter } from './filter.ts';

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
      title={t('common.helpTopic.trace')}
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
            {t('common.word.copy')}
          </Button>
          <Button isDisabled={lines.length === 0} onPress={() => void save(fileName(), text())}>
            {t('common.save')}
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
          action={<TextAction onPress={() => setFilter(everything)}>{t('common.word.showEverything')}</TextAction>}
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
        label={t('common.word.level')}
        value={filter.level}
        onChange={(level) => onChange({ ...filter, level })}
        options={traceLevels.map((id) => ({ id, label: t(`settings.trace.from.${id}`) }))}
      />
      <span className="w-44">
        <Select
          label={t('common.word.part')}
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

/** Drawn at once; the others come by a button. */
const page = 200;

interface TraceTableProps {
  /** Newest first. */
  readonly lines: readonly NumberedLine[];
  readonly onStep: (step: string) => void;
}

/** The lines, newest first. */
function TraceTable({ lines, onStep }: TraceTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState(page);
  const left = lines.length - shown;
  return (
    <>
      <table aria-label={t('common.helpTopic.trace')} className="w-full table-fixed border-separate border-spacing-0">
        <colgroup>
          <col className="w-[80px]" />
          <col className="w-[124px]" />
          <col className="w-[92px]" />
          <col />
          <col className="w-[92px]" />
        </colgroup>
        <thead>
          <tr className="h-8 text-left text-mark text-text-3 [&>th]:border-b [&>th]:border-line [&>th]:pr-3 [&>th]:font-normal">
            <th scope="col">{t('common.word.time')}</th>
            <th scope="col">{t('common.word.level')}</th>
            <th scope="col">{t('common.word.part')}</th>
            <th scope="col">{t('settings.trace.column.event')}</th>
            <th scope="col">{t('settings.trace.column.step')}</th>
          </tr>
        </thead>
        <tbody className="[&_td]:border-b [&_td]:border-line-soft [&_td]:py-1.5 [&_td]:pr-3 [&_td]:align-top">
          {lines.slice(0, shown).map((line) => (
            <TraceRow key={line.number} line={line} onStep={onStep} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <div className="py-3">
          <Button onPress={() => setShown(shown + page)}>
            {t('settings.trace.more', { count: Math.min(page, left), left: format.number(left) })}
          </Button>
        </div>
      )}
    </>
  );
}

/** A line with its place in the reading. */
interface NumberedLine extends TraceLine {
  readonly number: number;
}

interface Trace {
  /** Oldest first; null until they are read for the first time. */
  readonly lines: readonly NumberedLine[] | null;
  readonly failure: TraceReading['failure'];
  readonly refresh: () => void;
}

/**
 * The trace as it was when the screen opened, or when the user asked for it again: it does not move while it is read.
 */
function useTrace(): Trace {
  const { readTrace } = useCommands();
  const [trace, setTrace] = useState<Omit<Trace, 'refresh'>>({ lines: null, failure: null });
  const refresh = useCallback((): void => {
    void readTrace().then(({ lines, failure }) =>
      setTrace({ lines: lines.map((line, number) => Object.assign({ number }, line)), failure }),
    );
  }, [readTrace]);
  useEffect(refresh, [refresh]);
  return { ...trace, refresh };
}

const looks: Readonly<Record<TraceLevel, { readonly icon: LucideIcon; readonly ink: string }>> = {
  detail: { icon: Minus, ink: 'text-text-3' },
  info: { icon: Info, ink: 'text-text-2' },
  warning: { icon: TriangleAlert, ink: 'text-ask' },
  error: { icon: CircleX, ink: 'text-stop' },
};

interface TraceRowProps {
  readonly line: TraceLine;
  /** Shows the lines of that step alone. */
  readonly onStep: (step: string) => void;
}

/** One line: what happened, and what came of it. */
function TraceRow({ line: { at, level, process, step, event, outcome }, onStep }: TraceRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { icon: Icon, ink } = looks[level];
  const seconds = String(Math.floor(at / 1_000) % 60).padStart(2, '0');
  return (
    <tr data-level={level}>
      <td className="text-help leading-5 text-text-2 tabular-nums" title={new Date(at).toISOString()}>
        {format.dayOf(at) !== format.dayOf(now) && <span className="block">{format.dayMonth(at)}</span>}
        {format.timeOf(at)}:{seconds}
      </td>
      <td>
        <span className={`inline-flex items-center gap-1.5 text-help leading-5 ${ink}`}>
          <Icon size={14} aria-hidden className="shrink-0" />
          {t(`settings.trace.level.${level}`)}
        </span>
      </td>
      <td className="truncate-line text-help leading-5 text-text-2">{t(`settings.trace.process.${process}`)}</td>
      {/* For who helps: the program's own words, the same in every language. */}
      <td lang="en" className="selectable font-mono text-help leading-5 break-words">
        {/* Beside each other where there is room. */}
        <span className="flex flex-wrap gap-x-3">
          <span className="min-w-0 basis-72 text-text">{event}</span>
          <span className="min-w-0 flex-1 basis-56 text-text-2">{outcome}</span>
        </span>
      </td>
      <td className="truncate-line font-mono text-help leading-5">
        {step && (
          <span title={t('settings.trace.onlyStep', { step })}>
            <TextAction onPress={() => onStep(step)}>{step.slice(0, 8)}</TextAction>
          </span>
        )}
      </td>
    </tr>
  );
}
