import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import type { DayPlan } from '#parts/interviews/clash.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { RowGrid, useFormat } from '#ui/index.ts';
import { linesOf } from './day/schedule.ts';
import { useColumns } from './InterviewLine.tsx';

interface InterviewTableProps {
  readonly interviews: readonly InterviewView[];
  readonly plan: DayPlan;
  readonly lineOf: (interview: InterviewView) => ReactNode;
  /** Below the line of one that was chosen: its actions. */
  readonly chosen: { readonly id: string; readonly actions: ReactNode } | null;
}

export function InterviewTable({ interviews, plan, lineOf, chosen }: InterviewTableProps) {
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
      <RowGrid label={t('today.list')} columns={columns} minWidth={0}>
        {lines.map((line) =>
          line.kind === 'gap' ? (
            <tr key={`gap ${line.from}`} className="h-6 text-help text-text-3">
              <td
                colSpan={columns.length}
                className="border-b border-line pr-2 pl-[74px]"
                title={t('today.gapOver', { duration: format.duration(usualLength) })}
              >
                {t('today.gap', { duration: format.duration(line.to - line.from) })}
              </td>
            </tr>
          ) : (
            <Fragment key={line.row.id}>
              {lineOf(line.row)}
              {chosen?.id === line.row.id && (
                <tr>
                  <td colSpan={columns.length} className="border-b border-line bg-selected py-1.5 pr-2 pl-[74px]">
                    <div className="flex flex-wrap gap-1.5">{chosen.actions}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          ),
        )}
      </RowGrid>
    </div>
  );
}
