import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { classes, GridRow, Mark, Pill, TextAction, TypedMark, useFormat } from '#ui/index.ts';
import { isDecided } from '#wording/dayFields.ts';
import type { Mapped } from '#wording/dayFields.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import type { Clash } from './day/clash.ts';
import type { Progress } from './day/progress.ts';
import { MissingDocuments } from './NextInterview.tsx';
import { useClashWords } from './useClashWords.ts';

interface InterviewLineProps {
  readonly interview: InterviewView;
  /** The hour, or the day where the list covers several. */
  readonly when: string;
  readonly mapped: Mapped;
  readonly progress: Progress;
  readonly clashes: readonly Clash[];
  /** Something was typed in its form that is not saved. */
  readonly isTypedIn: boolean;
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  /** The shortcuts act on it. */
  readonly isTarget: boolean;
  readonly onSelect: (id: string) => void;
  /** Shown instead of a missing decision. */
  readonly onDecide?: ((interview: InterviewView) => void) | undefined;
}

/** A line of either list; `when` and `onDecide` as of `InterviewLine`. */
export type LineOf = (
  interview: InterviewView,
  when: string,
  onDecide?: (interview: InterviewView) => void,
) => ReactNode;

/** One interview. A red edge: it cannot take place as planned. Dashed: it exists only on this workstation. */
export function InterviewLine({
  interview,
  when,
  mapped,
  progress,
  clashes,
  isTypedIn,
  isSelected,
  isReachable,
  isTarget,
  onSelect,
  onDecide,
}: InterviewLineProps) {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const [hasAgent, hasDecision] = [useHasAgent(), useHasDecision()];
  const words = useClashWords();
  const { id, applicantName, admissionPathName, agentName, mark, isNew } = interview;
  const isOver = progress === 'done' || progress === 'past';
  const isStopped = clashes.length > 0 || mark === 'conflict' || mark === 'refused';
  const [clash] = clashes;
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
      <td className={classes(isStopped && 'shadow-[inset_2px_0_0_var(--stop)]', !isOver && 'font-bold')}>{when}</td>
      <td>
        <ProgressDot progress={progress} />
      </td>
      <td>
        <span data-name className={classes('block truncate-line leading-4', isOver ? 'font-medium' : 'font-bold')}>
          {isTypedIn && <TypedMark />}
          {applicantName}
        </span>
        <span className="block truncate-line text-mark leading-4 text-text-3">{admissionPathName}</span>
      </td>
      {hasAgent && (
        <td className="truncate-line" title={agentName ?? ''}>
          {agentName === null ? <span className="text-text-3">{t('common.word.noAgent')}</span> : shortName(agentName)}
        </td>
      )}
      {fieldMapping.room !== null && hasDecision && <td className="truncate-line">{mapped.room}</td>}
      <td>
        {!clash && !hasDecision && (isDecided(interview) || onDecide) ? (
          <Decision interview={interview} onDecide={onDecide} />
        ) : (
          <ApplicationState interview={interview} mapped={mapped} clash={clash && words.short(clash)} />
        )}
      </td>
      {hasDecision && (
        <td className="truncate-line">
          <Decision interview={interview} onDecide={onDecide} />
        </td>
      )}
      <td className="text-right">{mark && <Mark state={mark} />}</td>
    </GridRow>
  );
}

/**
 * The columns of both lists, by the width of their container. The room has a column only if a custom field holds it,
 * agent and decision only if there is space: names are read first.
 */
export function useColumns() {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const [hasAgent, hasDecision] = [useHasAgent(), useHasDecision()];
  const hidden = (word: string) => <span className="sr-only">{t(word)}</span>;
  return [
    { id: 'time', label: t('common.word.time'), width: '64px' },
    { id: 'status', label: hidden('today.column.status'), width: '26px' },
    { id: 'applicant', label: t('today.column.applicant') },
    ...(hasAgent ? [{ id: 'agent', label: t('common.personKind.agent'), width: 'clamp(100px, 15cqi, 240px)' }] : []),
    ...(fieldMapping.room === null || !hasDecision
      ? []
      : [{ id: 'room', label: t('common.dayField.room'), width: '60px' }]),
    {
      id: 'state',
      label: t('common.word.application'),
      width: hasDecision ? 'clamp(142px, 18cqi, 260px)' : 'clamp(96px, 34cqi, 136px)',
    },
    ...(hasDecision ? [{ id: 'decision', label: t('common.word.decision'), width: 'clamp(88px, 13cqi, 200px)' }] : []),
    { id: 'mark', label: hidden('today.column.mark'), width: '32px' },
  ];
}

/** At full window size, not at 200 % zoom: the width at which the layout stops stacking. */
const forAgent = window.matchMedia('(width >= 800px)');
const forDecision = window.matchMedia('(width >= 600px)');

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

interface ApplicationStateProps extends Pick<InterviewLineProps, 'interview' | 'mapped'> {
  /** What takes the place of the state. */
  readonly clash: string | undefined;
}

function ApplicationState({ interview, mapped, clash }: ApplicationStateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { stateName, avancement, isNew } = interview;
  return (
    <>
      <span className="block truncate-line leading-4">
        {clash !== undefined ? (
          <Pill tone="stop">{clash}</Pill>
        ) : mapped.missingPieces && !isDecided(interview) ? (
          <MissingDocuments text={mapped.missingPieces} />
        ) : (
          stateName
        )}
      </span>
      {(isNew || avancement !== null) && (
        <span className="block truncate-line text-mark leading-4 text-text-3">
          {isNew ? t('today.onlyHere') : t('today.complete', { percent: format.percent(avancement ?? 0) })}
        </span>
      )}
    </>
  );
}

/** BELKACEM K. */
const shortName = (name: string): string => name.replace(/^(.*\s\p{L})\p{Ll}[\p{L}'’-]*$/u, '$1.');

function Decision({ interview, onDecide }: Pick<InterviewLineProps, 'interview' | 'onDecide'>) {
  const { decisionId, dateDecision } = interview;
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useDecisions();
  if (decisionId !== null) return nameOf(decisionId);
  if (dateDecision !== null) return t('deciding.on', { date: format.dayMonth(dateDecision) });
  return onDecide ? <TextAction onPress={() => onDecide(interview)}>{t('common.word.toDecide')}</TextAction> : null;
}

/** The progress of an interview: a tick, a full circle, a ring, an open door; also in words. */
function ProgressDot({ progress }: { readonly progress: Progress }) {
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
        {progress === 'past' && <path d="M4 7h6" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />}
      </svg>
    </>
  );
}
