import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useFormat } from '#ui/index.ts';
import { TraceRow } from './TraceRow.tsx';
import type { NumberedLine } from './useTrace.ts';

/** Drawn at once; the others come by a button. */
const page = 200;

interface TraceTableProps {
  /** Newest first. */
  readonly lines: readonly NumberedLine[];
  readonly onStep: (step: string) => void;
}

/** The lines, newest first. */
export function TraceTable({ lines, onStep }: TraceTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState(page);
  const left = lines.length - shown;
  return (
    <>
      <table aria-label={t('settings.trace.title')} className="w-full table-fixed border-separate border-spacing-0">
        <colgroup>
          <col className="w-[80px]" />
          <col className="w-[124px]" />
          <col className="w-[92px]" />
          <col />
          <col className="w-[92px]" />
        </colgroup>
        <thead>
          <tr className="h-8 text-left text-mark text-text-3 [&>th]:border-b [&>th]:border-line [&>th]:pr-3 [&>th]:font-normal">
            <th scope="col">{t('settings.trace.column.time')}</th>
            <th scope="col">{t('settings.trace.column.level')}</th>
            <th scope="col">{t('settings.trace.column.process')}</th>
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
