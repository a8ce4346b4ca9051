import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import type { Clash } from '#parts/interviews/clash.ts';
import { classes, Mark, Pill, useFormat } from '#ui/index.ts';
import type { Mapped } from '#wording/dayFields.ts';
import { documentsIn } from '#wording/dayFields.ts';
import type { Action } from './actions/action.ts';
import { ActionButtons, dayActions } from './actions/ActionButtons.tsx';
import { useClashWords } from './useClashWords.ts';

interface NextInterviewProps {
  readonly interview: InterviewView;
  readonly mapped: Mapped;
  readonly isLate: boolean;
  readonly clashes: readonly Clash[];
  readonly now: number;
  /** The shortcuts act on it: outlined. */
  readonly isTarget: boolean;
  /** None where a row that was chosen has them. */
  readonly actions: readonly Action[];
}

/** Who comes next, readable from a step away. */
export function NextInterview({ interview, mapped, isLate, clashes, now, isTarget, actions }: NextInterviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, creneau, applicantName, admissionPathName, agentName, mark, event } = interview;
  const wait = creneau - now;
  const when = isLate
    ? t('today.late', { duration: format.duration(-wait) })
    : wait < 60_000
      ? t('today.now')
      : t('today.in', { duration: format.duration(wait) });
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
          <span className={classes('text-help font-medium', isLate ? 'text-stop' : 'text-accent')}>{when}</span>
        </div>
        <div className="min-w-[200px] flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <h2
              data-subject={id}
              className="selectable truncate-line flex items-center gap-2 text-subject font-bold leading-[34px]"
            >
              {applicantName}
              {mark && <Mark state={mark} />}
            </h2>
            <Noteworthy interview={interview} mapped={mapped} clashes={clashes} />
          </div>
          <p className="text-text-2">
            {[!event && admissionPathName, mapped.room, agentName ?? (!event && t('common.word.noAgent'))]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      {actions.length > 0 && (
        <div className="mt-3.5 flex flex-wrap gap-1.5">
          <ActionButtons actions={actions} of={[...dayActions, 'call']} />
        </div>
      )}
    </section>
  );
}

type NoteworthyProps = Pick<NextInterviewProps, 'interview' | 'mapped' | 'clashes'>;

/** What is to be known of an interview before it: a clash, no application, documents that are missing; else nothing. */
export function Noteworthy({ interview, mapped, clashes: [clash] }: NoteworthyProps) {
  const { t } = useTranslation();
  const words = useClashWords();
  if (clash) return <Pill tone="stop">{words.short(clash)}</Pill>;
  if (interview.event)
    return interview.event.reference === undefined && <Pill tone="ask">{t('today.withoutFile')}</Pill>;
  const { length: count } = documentsIn(mapped.missingPieces ?? '');
  return count > 0 && <Pill tone="ask">{t('deciding.missing', { count })}</Pill>;
}
