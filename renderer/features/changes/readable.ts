import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { fieldLabel } from '#wording/fields.ts';
import { sentence } from '#wording/summary.ts';
import { stepLines } from '#wording/values.ts';
import type { Wording } from '#wording/wording.ts';
import { remainsOf, stateWords } from './state.ts';
import { storyRows } from './story.ts';

/** Changes as a text to read: what, when, their state, and each field before and after. */
export function readable(title: string, steps: readonly Step[], context: ReadableLine): string {
  return [title, '='.repeat(title.length), '', ...steps.flatMap((step) => [...linesOf(step, context), ''])].join('\n');
}

interface ReadableLine {
  readonly everything: readonly Step[];
  /** Who made and decided all of it: an outbox belongs to one user (I19). */
  readonly who: string;
  readonly wording: Wording;
}

function linesOf(step: Step, { everything, who, wording }: ReadableLine): readonly string[] {
  const { t } = wording;
  const tell = (row: Parameters<typeof stepLines>[1], values: readonly (RawJson | null)[] | null): string =>
    values === null ? t('changes.story.nothing') : stepLines(step, row, values, wording).join(', ');
  return [
    sentence(step, wording),
    `  ${t('changes.story.made')} ${wording.dayTime(step.madeAt)}. ${stateWords(step, everything, wording)}`,
    ...(step.state.kind === 'dropped' ? [`  ${t(`changes.detail.${remainsOf(step)}`)}`] : []),
    ...(step.decisions ?? []).map(({ at, choice }) =>
      t('changes.exchange.decided', {
        who,
        choice: t(`changes.decision.${choice}`),
        day: wording.day(at),
        time: wording.time(at),
      }),
    ),
    ...storyRows(step, null).map((row) =>
      t('changes.exchange.line', {
        field: fieldLabel(step.entity, row.unit, wording),
        before: tell(row, row.before),
        asked: tell(row, row.requested),
      }),
    ),
  ];
}
