import { useTranslation } from 'react-i18next';
import type { InterviewView } from '../../cache/queries/views.ts';
import { classes, Mark, Pill, useFormat } from '../../ui/index.ts';
import { linesOf, usualLength } from './schedule.ts';

interface InterviewTableProps {
  readonly interviews: readonly InterviewView[];
  readonly nextId: string | null;
  readonly now: number;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

const columns = ['time', 'status', 'applicant', 'agent', 'state', 'mark'] as const;

/** The day's rows in order of hour, with what is free between them. */
export function InterviewTable({ interviews, nextId, now, selected, onSelect }: InterviewTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const lines = linesOf(interviews);
  const reachable = selected ?? nextId ?? interviews[0]?.id;
  return (
    <table role="grid" aria-label={t('today.list')} className="w-full table-fixed border-separate border-spacing-0">
      <colgroup>
        <col className="w-[62px]" />
        <col className="w-9" />
        <col />
        <col className="w-[24%]" />
        <col className="w-[20%]" />
        <col className="w-10" />
      </colgroup>
      <thead>
        <tr className="h-9 text-left text-mark text-text-3">
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b border-line px-2 font-normal">
              {column === 'status' ? null : column === 'mark' ? <span className="sr-only">{t('today.column.mark')}</span> : t(`today.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) =>
          line.kind === 'gap' ? (
            <tr key={`gap ${line.from}`} className="h-6 text-mark text-text-3">
              <td className="border-b border-line" />
              <td colSpan={5} className="border-b border-line px-2" title={t('today.gapOver', { duration: format.duration(usualLength) })}>
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
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly interview: InterviewView;
  readonly status: 'past' | 'next' | 'coming';
  readonly isSelected: boolean;
  /** Tab reaches one row; the arrows go on from there. */
  readonly isReachable: boolean;
  readonly onSelect: (id: string) => void;
}

function Row({ interview, status, isSelected, isReachable, onSelect }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, creneau, applicantName, pathName, agentName, stateName, mark } = interview;
  const edge = mark === 'conflict' || mark === 'refused' ? 'shadow-[inset_2px_0_0_var(--stop)]' : '';
  const cell = classes('h-11 border-b border-line px-2', isSelected && 'bg-selected first:rounded-l-button last:rounded-r-button');
  return (
    <tr
      data-row={id}
      tabIndex={isReachable ? 0 : -1}
      aria-selected={isSelected}
      onClick={() => onSelect(id)}
      onFocus={(event) => {
        if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')) onSelect(id);
      }}
      className={classes('group', !isSelected && '[&:hover>td]:bg-hover', status === 'past' && 'text-text-2')}
    >
      <td className={classes(cell, edge, status !== 'past' && 'font-bold')}>{format.time(creneau)}</td>
      <td className={cell}>
        <Dot status={status} label={t(`today.status.${status}`)} />
      </td>
      <td className={cell}>
        <span className={classes('block truncate-line leading-4', status === 'past' ? 'font-medium' : 'font-bold')}>{applicantName}</span>
        <span className="block truncate-line text-mark leading-4 text-text-3">{pathName}</span>
      </td>
      <td className={classes(cell, 'truncate-line')}>{agentName ?? <span className="text-text-3">{t('today.noAgent')}</span>}</td>
      <td className={classes(cell, 'truncate-line')}>{stateName && <Pill tone="neutral">{stateName}</Pill>}</td>
      <td className={classes(cell, 'text-right')}>{mark && <Mark state={mark} />}</td>
    </tr>
  );
}

/** A small round: full for the next one, empty for what comes, a tick for what is over. */
function Dot({ status, label }: { readonly status: 'past' | 'next' | 'coming'; readonly label: string }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" role="img" aria-label={label} fill="none" className="text-text-3">
      {status === 'past' && <path d="m3 7.4 2.7 2.7L11 4.4" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />}
      {status === 'next' && <circle cx="7" cy="7" r="4.2" fill="var(--accent)" />}
      {status === 'coming' && <circle cx="7" cy="7" r="3.6" stroke="currentColor" strokeWidth="1.1" />}
    </svg>
  );
}
