import type { TFunction } from 'i18next';
import { inSentence, namesOf } from '#i18n/labels/names.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { Format } from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { holdWords } from '#wording/stepState.ts';
import { heading, sentence } from '#wording/summary.ts';
import { stepLines } from '#wording/values.ts';
import type { Wording } from '#wording/wording.ts';
import type { DayReport, DoneKind } from './dayReport.ts';

interface ReportedLine {
  readonly t: TFunction;
  readonly format: Format;
  readonly wording: Wording;
  /** Epoch ms. */
  readonly now: number;
}

export interface ReportPart {
  readonly id:
    | 'applicants'
    | 'done'
    | 'toDecide'
    | 'toSend'
    | 'unverified'
    | 'waiting'
    | 'undecided'
    | 'putBack'
    | 'givenUp';
  readonly title: string;
  readonly count: number;
  readonly groups: readonly { readonly title: string | null; readonly lines: readonly ReportLine[] }[];
}

interface ReportLine {
  readonly id: string;
  readonly text: string;
  readonly time: string;
}

/** The parts of the day; parts without a line are left out. */
export function reportParts(report: DayReport, { t, format, wording, now }: ReportedLine): readonly ReportPart[] {
  const made = (step: Step): ReportLine => ({
    id: step.id,
    text: openWords(step, report, format, wording),
    time: format.moment(step.madeAt, now),
  });
  const ended = (step: Step): ReportLine => ({
    id: step.id,
    text: sentence(step, wording),
    time: format.time(endedAt(step)),
  });
  const list = (id: ReportPart['id'], lines: readonly ReportLine[]): ReportPart => ({
    id,
    title: t(`offline.report.part.${id}`),
    count: lines.length,
    groups: [{ title: null, lines }],
  });
  const parts: readonly ReportPart[] = [
    {
      id: 'done',
      title: t('offline.report.part.done'),
      count: report.doneCount,
      groups: report.done.map((kind) => ({ title: kindWords(kind, t, wording), lines: kind.steps.map(ended) })),
    },
    list('toDecide', report.toDecide.map(made)),
    list('toSend', report.toSend.map(made)),
    list('unverified', report.unverified.map(ended)),
    list('waiting', report.waiting.map(made)),
    list(
      'undecided',
      report.undecided.map((view) => ({
        id: view.id,
        text: t('offline.report.interview', {
          name: view.applicantName,
          numero: view.numero,
          path: view.admissionPathName,
        }),
        time: format.time(view.creneau),
      })),
    ),
    list('putBack', report.putBack.map(ended)),
    list('givenUp', report.givenUp.map(ended)),
  ];
  return parts.filter(({ count }) => count > 0);
}

/** What a change is about; of a conflict each field, with both values; of one that is held back (I12), why. */
function openWords(step: Step, { toDecide, toSend, waiting }: DayReport, format: Format, wording: Wording): string {
  const { t } = wording;
  const about = heading(step, wording);
  if (step.state.kind !== 'conflict') {
    const held = waiting.includes(step) ? holdWords(step, [...toDecide, ...toSend, ...waiting], wording) : null;
    return held === null ? about : `${about} (${inSentence(held)})`;
  }
  const fields = step.state.conflicts.map((conflict) => {
    const valueOf = (side: 'mine' | 'theirs'): string => {
      const values = conflict.fields.map((field) => field[side]);
      return format.quote(beginningOf(stepLines(step, conflict, values, wording).join(' ')));
    };
    const field = inSentence(fieldLabel(step.entity, conflict.unit, wording));
    return t('offline.report.conflict.field', { field, mine: valueOf('mine'), theirs: valueOf('theirs') });
  });
  return t('offline.report.conflict.line', { about, fields: fields.join(t('offline.report.conflict.and')) });
}

/** A line of the report says which value it was; « Modifications » shows a long one in whole. */
const beginningOf = (text: string): string =>
  text.replace(/^(.{80}).+$/su, (_all, start: string) => `${start.trim()}…`);

function kindWords({ key, entity, action, steps }: DoneKind, t: TFunction, { language }: Wording): string {
  const count = steps.length;
  if (key !== '') return t(`offline.report.kind.${key}`, { count });
  return t(`offline.report.kind.other.${action}`, { count, entity: namesOf(entity, language).other });
}

export function reportText(title: string, lead: string, parts: readonly ReportPart[]): string {
  const lines = parts.flatMap(({ title: part, count, groups }) => [
    '',
    `${part} (${count})`,
    '-'.repeat(part.length + String(count).length + 3),
    ...groups.flatMap((group) => [
      ...(group.title === null ? [] : [group.title]),
      ...group.lines.map(({ time, text }) => `  ${time}  ${text}`),
    ]),
  ]);
  return `${[title, '='.repeat(title.length), lead, ...lines].join('\n')}\n`;
}
