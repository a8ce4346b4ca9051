import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { Button, classes, Mark, Pill, useFormat } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import type { Mapped } from '#wording/dayFields.ts';
import { documentsIn } from '#wording/dayFields.ts';
import { stampShown } from '#wording/stamp.ts';
import type { Action } from './actions/action.ts';
import { ActionButtons } from './actions/ActionButtons.tsx';
import type { Clash } from './day/clash.ts';
import type { Turn } from './day/turn.ts';
import { useClashWords } from './useClashWords.ts';

interface NextInterviewProps {
  readonly turn: Turn<InterviewView>;
  readonly mapped: Mapped;
  readonly clashes: readonly Clash[];
  readonly day: Day;
  readonly now: number;
  /** The shortcuts act on it: outlined. */
  readonly isTarget: boolean;
  readonly actions: readonly Action[];
  /** Leaves a decision for later, and goes on to who comes next. */
  readonly onPass: () => void;
}

/** What is done about an interview, by why it is the one to look after. */
const nextAction = { decide: 'decide', waiting: 'done', late: 'arrived', next: 'arrived' } as const;

/** The interview to look after now, readable from a step away; of its actions the first to be done stands out. */
export function NextInterview({
  turn: { interview, reason },
  mapped,
  clashes: [clash],
  day,
  now,
  isTarget,
  actions,
  onPass,
}: NextInterviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { creneau, applicantName, admissionPathName, agentName, stateName, mark } = interview;
  const words = useClashWords();
  const wait = creneau - now;
  const why = {
    decide: () => t('today.turn.decide'),
    waiting: () => t('today.turn.waiting', { since: stampShown(mapped.arrived ?? '', day) }),
    late: () => t('today.turn.late', { duration: format.duration(-wait) }),
    next: () => (wait < 60_000 ? t('today.now') : t('today.in', { duration: format.duration(wait) })),
  }[reason];
  return (
    <section
      aria-label={t('common.word.nextInterview')}
      className={classes(
        'mb-3 rounded-hero border border-line bg-canvas px-[18px] py-4 outline-offset-[-2px]',
        isTarget && 'outline-2 outline-accent',
      )}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <div className="w-[120px] shrink-0">
          <time className="block text-hour font-bold">{format.time(creneau)}</time>
          <span className="text-help font-medium text-accent">{why()}</span>
        </div>
        <div className="min-w-[200px] flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <h2
              data-subject={interview.id}
              className="selectable truncate-line flex items-center gap-2 text-subject font-bold leading-[34px]"
            >
              {applicantName}
              {mark && <Mark state={mark} />}
            </h2>
            {clash ? (
              <Pill tone="stop">{words.short(clash)}</Pill>
            ) : mapped.missingPieces ? (
              <MissingDocuments text={mapped.missingPieces} />
            ) : (
              stateName && <Pill tone="neutral">{stateName}</Pill>
            )}
          </div>
          <p className="text-text-2">
            {[admissionPathName, mapped.room, agentName ?? t('common.word.noAgent')].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-1.5">
        <ActionButtons
          actions={actions}
          of={['arrived', 'done', 'move', 'decide', 'call']}
          primary={nextAction[reason]}
        />
        {reason === 'decide' && (
          <Button variant="quiet" onPress={onPass}>
            {t('keys.decision.later')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** How many documents of the application are missing, from the custom field that the school assigned to it. */
export function MissingDocuments({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return <Pill tone="ask">{t('deciding.missing', { count: documentsIn(text).length })}</Pill>;
}
