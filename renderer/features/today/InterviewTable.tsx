import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { RowGrid, useFormat } from '#ui/index.ts';
import type { DayPlan } from './day/clash.ts';
import { linesOf } from './day/schedule.ts';
import { useColumns } from './InterviewLine.tsx';
import type { LineOf } from './InterviewLine.tsx';

interface InterviewTableProps {
  readonly interviews: readonly InterviewView[];
  readonly plan: DayPlan;
  readonly lineOf: LineOf;
}

/** The day's interviews in order of hour, with the free time between them. */
export function InterviewTable({ interviews, plan, lineOf }: InterviewTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useColumns();
  const lines = linesOf(
    interviews,
    ({ id, creneau }) => plan.spans.get(id) ?? { from: creneau, to: creneau + usualLength },
  );
  return (
    // Extends to the edge of a selected line, so that its text aligns with the title's.
    <div className="@container -mx-2">
      <RowGrid label={t('today.list')} columns={columns} minWidth={380}>
        {lines.map((line) =>
          line.kind === 'gap' ? (
            <tr key={`gap ${line.from}`} className="h-6 text-mark text-text-3">
              <td
                colSpan={columns.length}
                className="border-b border-line pr-2 pl-[74px]"
                title={t('today.gapOver', { duration: format.duration(usualLength) })}
              >
                {t('today.gap', {
                  range: format.timeRange(line.from, line.to),
                  duration: format.duration(line.to - line.from),
                })}
              </td>
            </tr>
          ) : (
            lineOf(line.row, format.time(line.row.creneau))
          ),
        )}
      </RowGrid>
    </div>
  );
}
