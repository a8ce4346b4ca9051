import { CircleX, Info, Minus, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TraceLevel, TraceLine } from '#shared/trace/line.ts';
import { TextAction, useFormat, useNow } from '#ui/index.ts';

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
export function TraceRow({ line: { at, level, process, step, event, outcome }, onStep }: TraceRowProps) {
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
