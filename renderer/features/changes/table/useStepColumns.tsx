import { useMemo } from 'react';
import { namesOf } from '#i18n/labels/names.ts';
import type { ListColumn } from '#lists/column.ts';
import type { Step } from '#sync/step.ts';
import { Mark, useFormat } from '#ui/index.ts';
import { sentence } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import { markOf } from '../state.ts';
import { detailOf, endOf, fieldsOf, standing, valuesOf } from './stepRow.ts';
import type { StepRow } from './stepRow.ts';

/** Columns of changes: the action, its target, its time and state, and each value before and after. */
export function useStepColumns(everything: readonly Step[], wording: Wording): readonly ListColumn<StepRow>[] {
  const format = useFormat();
  return useMemo(() => {
    const { t } = wording;
    const moment = (id: 'made' | 'sent' | 'ended', at: (step: Step) => number | null): ListColumn<StepRow> => ({
      id,
      label: t(`changes.table.${id}`),
      width: '152px',
      instant: 'time',
      value: ({ step }) => at(step),
      text: ({ step }) => {
        const when = at(step);
        return when === null ? '' : format.dayTime(when);
      },
    });
    return [
      moment('ended', endOf),
      { id: 'what', label: t('changes.table.what'), text: ({ step }) => sentence(step, wording) },
      {
        id: 'standing',
        label: t('changes.table.standing'),
        width: '164px',
        text: ({ step }) => standing(step, wording),
        cell: ({ step }) => (
          <span className="flex min-w-0 items-center gap-2">
            <Mark state={markOf(step)} label="" />
            <span className="truncate-line min-w-0">{standing(step, wording)}</span>
          </span>
        ),
      },
      {
        id: 'kind',
        label: t('changes.table.kind'),
        width: '130px',
        text: ({ step }) => namesOf(step.entity, wording.language).one,
      },
      { id: 'subject', label: t('changes.table.subject'), text: ({ step }) => step.summary.subject },
      { id: 'action', label: t('changes.table.action'), text: ({ step }) => t(`changes.story.${step.action}`) },
      { id: 'fields', label: t('changes.table.fields'), text: ({ step }) => fieldsOf(step, wording) },
      { id: 'before', label: t('changes.story.before'), text: ({ step }) => valuesOf(step, 'before', wording) },
      { id: 'after', label: t('changes.story.asked'), text: ({ step }) => valuesOf(step, 'requested', wording) },
      { id: 'detail', label: t('changes.table.detail'), text: ({ step }) => detailOf(step, everything, wording) },
      moment('made', ({ madeAt }) => madeAt),
      moment('sent', ({ sentAt }) => sentAt),
      {
        id: 'attempts',
        label: t('changes.table.attempts'),
        width: '80px',
        isNumber: true,
        text: ({ step }) => format.number(step.attempts),
        value: ({ step }) => step.attempts,
      },
    ];
  }, [everything, wording, format]);
}
