import { useTranslation } from 'react-i18next';
import type { InterviewView } from '../../cache/queries/views.ts';
import { classes, GridRow, Mark, Pill, RowGrid, useFormat } from '../../ui/index.ts';
import { linesOf, usualLength } from './schedule.ts';

interface InterviewTableProps {
  readonly interviews: readonly InterviewView[];
  readonly nextId: string | null;
  readonly now: number;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** The day's rows in order of hour, with what is free between them. */
export function InterviewTable({ interviews, nextId, now, selected, onSelect }: InterviewTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const lines = linesOf(interviews);
  const reachable = selected ?? nextId ?? interviews[0]?.id;
  const columns = [
    { id: 'time', label: t('today.column.time'), width: '62px' },
    { id: 'status', label: <span className="sr-only">{t('today.column.status')}</span>, width: '36px' },
    { id: 'applicant', label: t('today.column.applicant') },
    { id: 'agent', label: t('today.column.agent'), width: '24%' },
    { id: 'state', label: t('today.column.state'), width: '20%' },
    { id: 'mark', label: <span className="sr-only">{t('today.column.mark')}</span>, width: '40px' },
  ];
  return (
    // Out to the ground of a chosen row, so that its words stand under the title's.
    <div className="-mx-2">
      <RowGrid label={t('today.list')} columns={columns}>
          {lines.map((line) =>
          line.kind === 'gap' ? (
            <tr key={`gap ${line.from}`} className="h-6 text-mark text-text-3">
              <td colSpan={6} className="border-b border-line pr-2 pl-[70px]" title={t('today.gapOver', { duration: format.duration(usualLength) })}>
                {t('today.gap', { range: format.timeRange(line.from, line.to), duration: format.duration(line.to - line.from) })}
              </td>
            </tr>
          ) : (
            <Row
              key={line.row.id}
              interview={line.row}
              status={line.row.id === nextId ? 'next' : line.row.creneau < now ? 'past' : 'coming'}
              isSelected={line.row.id === selected}
              isReachable={line.row.id === reachable}
              onSelect={onSelect}
            />
          ),
        )}
      </RowGrid>
    </div>
  );
}

interface RowProps {
  readonly interview: InterviewView;
  readonly status: 'past' | 'next' | 'coming';
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  readonly onSelect: (id: string) => void;
}

function Row({ interview, status, isSelected, isReachable, onSelect }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, creneau, applicantName, pathName, agentName, stateName, mark } = interview;
  const edge = mark === 'conflict' || mark === 'refused' ? 'shadow-[inset_2px_0_0_var(--stop)]' : '';
  return (
    <GridRow
      id={id}
      isSelected={isSelected}
      isReachable={isReachable}
      onSelect={onSelect}
      className={classes('h-11', status === 'past' && 'text-text-2')}
    >
      <td className={classes(edge, status !== 'past' && 'font-bold')}>{format.time(creneau)}</td>
      <td>
        <Dot status={status} label={t(`today.status.${status}`)} />
      </td>
      <td>
        <span className={classes('block truncate-line leading-4', status === 'past' ? 'font-medium' : 'font-bold')}>{applicantName}</span>
        <span className="block truncate-line text-mark leading-4 text-text-3">{pathName}</span>
      </td>
      <td className="truncate-line">{agentName ?? <span className="text-text-3">{t('today.noAgent')}</span>}</td>
      <td className="truncate-line">{stateName && <Pill tone="neutral">{stateName}</Pill>}</td>
      <td className="text-right">{mark && <Mark state={mark} />}</td>
    </GridRow>
  );
}

/** A small round: full for the next one, empty for what comes, a tick for what is over. */
function Dot({ status, label }: { readonly status: 'past' | 'next' | 'coming'; readonly label: string }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden fill="none" className="text-text-3">
        {status === 'past' && <path d="m3 7.4 2.7 2.7L11 4.4" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />}
        {status === 'next' && <circle cx="7" cy="7" r="4.2" fill="var(--accent)" />}
        {status === 'coming' && <circle cx="7" cy="7" r="3.6" stroke="currentColor" strokeWidth="1.1" />}
      </svg>
    </>
  );
}
