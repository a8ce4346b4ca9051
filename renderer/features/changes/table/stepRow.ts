import type { ListRow } from '#lists/column.ts';
import { endedAt, isReceipt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { fieldLabel } from '#wording/fields.ts';
import { markOf } from '#wording/stepState.ts';
import { stepLines } from '#wording/values.ts';
import type { Wording } from '#wording/wording.ts';
import type { Values } from '../choices.ts';
import { detailWords, endingOf, refusalWords, stateWords } from '../state.ts';
import { storyRows } from '../story.ts';
import type { StoryRow } from '../story.ts';

export interface StepRow extends ListRow {
  readonly step: Step;
}

const rows = new WeakMap<Step, StepRow>();

/** A step never changes: its line is the same object each time, and its texts are made once. */
export function stepRow(step: Step): StepRow {
  const row = rows.get(step) ?? { id: step.id, step };
  rows.set(step, row);
  return row;
}

/** The state of the change, in the words of its mark: few words, by which the list can be filtered. */
export function statusWords(step: Step, wording: Wording): string {
  if (step.state.kind === 'refused') return refusalWords(step, wording);
  return wording.t(step.state.kind === 'dropped' ? `changes.state.${endingOf(step)}` : `common.mark.${markOf(step)}`);
}

/** When it ended; null while it is in the outbox. */
export const endOf = (step: Step): number | null => (isReceipt(step) ? endedAt(step) : null);

/** Its state and what is to be added: when it was verified, why it waits. */
export const detailOf = (step: Step, everything: readonly Step[], wording: Wording): string =>
  [stateWords(step, everything, wording), detailWords(step, everything, wording)].filter(Boolean).join('. ');

export const fieldsOf = (step: Step, wording: Wording): string =>
  storyRows(step, null)
    .map(({ unit }) => fieldLabel(step.entity, unit, wording))
    .join(', ');

/** Its values before, or as they were requested; named by their fields where there are several. */
export function valuesOf(step: Step, which: 'before' | 'requested', wording: Wording): string {
  const parts = storyRows(step, null).flatMap((row) => {
    const values = row[which];
    return values === null ? [] : [{ row, text: tell(step, row, values, wording) }];
  });
  return parts.length === 1
    ? (parts[0]?.text ?? '')
    : parts
        .map(({ row, text }) =>
          wording.t('changes.table.value', { field: fieldLabel(step.entity, row.unit, wording), value: text }),
        )
        .join(wording.t('changes.table.and'));
}

const tell = (step: Step, row: StoryRow, values: Values, wording: Wording): string =>
  stepLines(step, row, values, wording).join(', ');
