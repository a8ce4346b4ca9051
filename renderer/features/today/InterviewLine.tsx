import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import type { Clash } from '#parts/interviews/clash.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { classes, GridRow, Mark, TypedIcon, useFormat } from '#ui/index.ts';
import { isDecided } from '#wording/dayFields.ts';
import type { Mapped } from '#wording/dayFields.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import type { Progress } from './day/progress.ts';
import { Noteworthy } from './NextInterview.tsx';

interface InterviewLineProps {
  readonly interview: InterviewView;
  readonly mapped: Mapped;
  readonly progress: Progress;
  readonly isNext: boolean;
  readonly clashes: readonly Clash[];
  /** Something was typed in its form that is not saved. */
  readonly isTypedIn: boolean;
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  /** The shortcuts act on it. */
  readonly isTarget: boolean;
  readonly onSelect: (id: string) => void;
}

const missing: ReadonlySet<Progress> = new Set(['late', 'missed', 'absent']);

/** One interview. A red edge: it cannot take place as planned. Dashed: it exists only on this workstation. */
export function InterviewLine({
  interview,
  mapped,
  progress,
  isNext,
  clashes,
  isTypedIn,
  isSelected,
  isReachable,
  isTarget,
  onSelect,
}: InterviewLineProps) {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const [hasAgent, hasDecision, hasState] = [useHasAgent(), useHasDecision(), useHasState()];
  const format = useFormat();
  const { id, creneau, applicantName, admissionPathName, agentName, mark, isNew, event } = interview;
  const isOver = progress === 'done' || progress === 'absent';
  const state = (
    <>
      {!hasDecision && isDecided(interview) ? (
        <Decision interview={interview} />
      ) : missing.has(progress) ? (
        t(`today.status.${progress}`)
      ) : (
        progress !== 'done' && <Noteworthy interview={interview} mapped={mapped} clashes={clashes} />
      )}
      {isNew && <span className="block text-help leading-4 text-text-3">{t('today.onlyHere')}</span>}
    </>
  );
  const isStopped = clashes.length > 0 || mark === 'conflict' || mark === 'refused';
  return (
    <GridRow
      id={id}
      isSelected={isSelected}
      isReachable={isReachable}
      isTarget={isTarget}
      onSelect={onSelect}
      className={classes(
        'h-row',
        isOver && 'text-text-2',
        isNew && '[&>td]:!border-y [&>td]:!border-dashed [&>td]:!border-wait',
      )}
    >
      <td className={classes(isStopped && 'shadow-[inset_2px_0_0_var(--stop)]', !isOver && 'font-bold')}>
        {format.time(creneau)}
      </td>
      <td>
        <ProgressDot progress={isNext && progress === 'coming' ? 'next' : progress} />
      </td>
      <td>
        <span
          data-name
          className={classes(
            'block truncate-line leading-4 max-[479.98px]:whitespace-normal max-[479.98px]:wrap-anywhere',
            isOver ? 'font-medium' : 'font-bold',
          )}
        >
          {isTypedIn && <TypedIcon />}
          {applicantName}
        </span>
        {!event && <span className="block truncate-line text-help leading-4 text-text-3">{admissionPathName}</span>}
        {!hasState && <div className="leading-4 empty:hidden">{state}</div>}
      </td>
      {hasAgent && (
        <td className="truncate-line" title={agentName ?? ''}>
          {agentName !== null
            ? shortName(agentName)
            : !event && <span className="text-text-3">{t('common.word.noAgent')}</span>}
        </td>
      )}
      {fieldMapping.room !== null && hasDecision && <td className="truncate-line">{mapped.room}</td>}
      {hasState && <td className="truncate-line">{state}</td>}
      {hasDecision && (
        <td className="truncate-line">
          <Decision interview={interview} />
        </td>
      )}
      <td className="text-right">{mark && <Mark state={mark} />}</td>
    </GridRow>
  );
}

/**
 * By the container's width. The room where a custom field holds it, agent and decision where there is space: names
 * first.
 */
export function useColumns() {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const [hasAgent, hasDecision, hasState] = [useHasAgent(), useHasDecision(), useHasState()];
  const hidden = (word: string) => <span className="sr-only">{t(word)}</span>;
  return [
    { id: 'time', label: t('common.word.time'), width: '64px' },
    { id: 'status', label: hidden('today.column.status'), width: '26px' },
    { id: 'applicant', label: t('today.column.applicant') },
    ...(hasAgent ? [{ id: 'agent', label: t('common.personKind.agent'), width: 'clamp(100px, 15cqi, 240px)' }] : []),
    ...(fieldMapping.room === null || !hasDecision
      ? []
      : [{ id: 'room', label: t('common.dayField.room'), width: '60px' }]),
    ...(hasState
      ? [
          {
            id: 'state',
            label: t('common.word.application'),
            width: hasDecision ? 'clamp(142px, 18cqi, 260px)' : 'clamp(96px, 34cqi, 136px)',
          },
        ]
      : []),
    ...(hasDecision ? [{ id: 'decision', label: t('common.word.decision'), width: 'clamp(88px, 13cqi, 200px)' }] : []),
    { id: 'mark', label: hidden('today.column.mark'), width: '32px' },
  ];
}

/** At full window size, not at 200 % zoom: the width at which the layout stops stacking. */
const forAgent = window.matchMedia('(width >= 800px)');
const forDecision = window.matchMedia('(width >= 600px)');
/** Below, at 400 % zoom, it is under the name: nothing scrolls sideways (WCAG 1.4.10). */
const forState = window.matchMedia('(width >= 480px)');

/** Whether there is space for what can also be read in the application beside. */
const spaceOf = (query: MediaQueryList) => {
  const subscribe = (listener: () => void): (() => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return (): boolean => useSyncExternalStore(subscribe, () => query.matches);
};
const useHasAgent = spaceOf(forAgent);
const useHasDecision = spaceOf(forDecision);
const useHasState = spaceOf(forState);

/** BELKACEM K. */
const shortName = (name: string): string => name.replace(/^(.*\s\p{L})\p{Ll}[\p{L}'’-]*$/u, '$1.');

function Decision({ interview: { decisionId, dateDecision } }: Pick<InterviewLineProps, 'interview'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useDecisions();
  if (decisionId !== null) return nameOf(decisionId);
  return dateDecision !== null && t('deciding.on', { date: format.dayMonth(dateDecision) });
}

/** The progress of an interview: a tick, a full circle, a ring, a dash; also in words. */
function ProgressDot({ progress }: { readonly progress: Progress | 'next' }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="sr-only">{t(`today.status.${progress}`)}</span>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden fill="none" className="text-text-3">
        {progress === 'done' && (
          <path
            d="m2.5 7.4 3 3L11.5 4"
            stroke="var(--ok)"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {progress === 'arrived' && <circle cx="7" cy="7" r="3.6" fill="var(--ok)" />}
        {progress === 'next' && <circle cx="7" cy="7" r="4.2" fill="var(--accent)" />}
        {progress === 'coming' && <circle cx="7" cy="7" r="3.6" stroke="currentColor" strokeWidth="1.1" />}
        {progress === 'late' && <circle cx="7" cy="7" r="3.6" stroke="var(--stop)" strokeWidth="1.6" />}
        {(progress === 'missed' || progress === 'absent') && (
          <path d="M4 7h6" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
        )}
      </svg>
    </>
  );
}
