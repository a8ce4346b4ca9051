import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { classes, GridRow, Mark, Pill, TextAction, useFormat } from '#ui/index.ts';
import type { Clash } from './day/clash.ts';
import type { Mapped, Moment } from './day/standing.ts';
import { Pieces } from './NextInterview.tsx';
import { useClashWords } from './useClashWords.ts';
import { useHasRoom } from './useColumns.tsx';
import { useDecisions } from './useDecisions.ts';

interface InterviewLineProps {
  readonly interview: InterviewView;
  /** Its hour, or its day where the list has several. */
  readonly when: string;
  readonly mapped: Mapped;
  readonly moment: Moment;
  readonly clashes: readonly Clash[];
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  /** The keys act on it. */
  readonly isTarget: boolean;
  readonly onSelect: (id: string) => void;
  /** Offered in the place of a decision that is missing. */
  readonly onDecide?: ((interview: InterviewView) => void) | undefined;
}

/** One interview. A red edge: it cannot go as planned. Dashed: it is only on this workstation. */
export function InterviewLine({
  interview,
  when,
  mapped,
  moment,
  clashes,
  isSelected,
  isReachable,
  isTarget,
  onSelect,
  onDecide,
}: InterviewLineProps) {
  const { t } = useTranslation();
  const { fieldMapping } = useDayChoices();
  const hasRoom = useHasRoom();
  const words = useClashWords();
  const { id, applicantName, admissionPathName, agentName, mark, isNew } = interview;
  const isOver = moment === 'done' || moment === 'past';
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
        <MomentDot moment={moment} />
      </td>
      <td>
        <span className={classes('block truncate-line leading-4', isOver ? 'font-medium' : 'font-bold')}>
          {applicantName}
        </span>
        <span className="block truncate-line text-mark leading-4 text-text-3">{admissionPathName}</span>
      </td>
      {hasRoom && (
        <td className="truncate-line" title={agentName ?? ''}>
          {agentName === null ? <span className="text-text-3">{t('today.noAgent')}</span> : shortName(agentName)}
        </td>
      )}
      {fieldMapping.room !== null && <td className="truncate-line">{mapped.room}</td>}
      <td>
        {clash ? (
          <span className="flex max-w-full">
            <Pill tone="stop">{words.short(clash)}</Pill>
          </span>
        ) : (
          <ApplicationState interview={interview} mapped={mapped} />
        )}
      </td>
      <td className="truncate-line">
        <Decision interview={interview} onDecide={onDecide} />
      </td>
      <td className="text-right">{mark && <Mark state={mark} />}</td>
    </GridRow>
  );
}

function ApplicationState({
  interview: { stateName, avancement, isNew },
  mapped,
}: Pick<InterviewLineProps, 'interview' | 'mapped'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <span className="block truncate-line leading-4">
        {mapped.missingPieces ? <Pieces text={mapped.missingPieces} /> : stateName}
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
  if (dateDecision !== null) return t('today.decision.on', { date: format.dayMonth(dateDecision) });
  return onDecide ? <TextAction onPress={() => onDecide(interview)}>{t('today.decision.toNote')}</TextAction> : null;
}

/** Where an interview stands in its day: a tick, a full round, a ring, a door ajar; said in words too. */
function MomentDot({ moment }: { readonly moment: Moment }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="sr-only">{t(`today.status.${moment}`)}</span>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden fill="none" className="text-text-3">
        {moment === 'done' && (
          <path
            d="m2.5 7.4 3 3L11.5 4"
            stroke="var(--ok)"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {moment === 'arrived' && <circle cx="7" cy="7" r="3.6" fill="var(--ok)" />}
        {moment === 'next' && <circle cx="7" cy="7" r="4.2" fill="var(--accent)" />}
        {moment === 'coming' && <circle cx="7" cy="7" r="3.6" stroke="currentColor" strokeWidth="1.1" />}
        {moment === 'past' && <path d="M4 7h6" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />}
      </svg>
    </>
  );
}
