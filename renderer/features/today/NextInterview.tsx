import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { classes, Mark, Pill, useFormat } from '#ui/index.ts';
import type { Mapped } from '#wording/dayFields.ts';
import { documentsIn } from '#wording/dayFields.ts';
import type { Action } from './actions/action.ts';
import { ActionButtons } from './actions/ActionButtons.tsx';
import type { Clash } from './day/clash.ts';
import { useClashWords } from './useClashWords.ts';

interface NextInterviewProps {
  readonly interview: InterviewView;
  readonly mapped: Mapped;
  readonly clashes: readonly Clash[];
  readonly now: number;
  /** The shortcuts act on it: outlined. */
  readonly isTarget: boolean;
  readonly actions: readonly Action[];
}

/** The next interview, readable from a step away, with its actions. */
export function NextInterview({ interview, mapped, clashes: [clash], now, isTarget, actions }: NextInterviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { creneau, applicantName, admissionPathName, agentName, stateName, mark } = interview;
  const words = useClashWords();
  const wait = creneau - now;
  return (
    <section
      aria-label={t('common.word.nextInterview')}
      className={classes(
        'mb-3 rounded-hero border bg-canvas px-[18px] py-4',
        isTarget ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex gap-4">
        <div className="w-[120px] shrink-0">
          <time className="block text-hour font-bold">{format.time(creneau)}</time>
          <span className="text-help font-medium text-accent">
            {wait < 60_000 ? t('today.now') : t('today.in', { duration: format.duration(wait) })}
          </span>
        </div>
        <div className="min-w-0 flex-1">
          <h2
            data-subject={interview.id}
            className="selectable truncate-line flex items-center gap-2 text-subject font-bold leading-[34px]"
          >
            {applicantName}
            {mark && <Mark state={mark} />}
          </h2>
          <p className="truncate-line text-text-2">
            {[admissionPathName, mapped.room, agentName ?? t('common.word.noAgent')].filter(Boolean).join(' · ')}
          </p>
        </div>
        {clash ? (
          <Pill tone="stop">{words.short(clash)}</Pill>
        ) : mapped.missingPieces ? (
          <MissingDocuments text={mapped.missingPieces} />
        ) : (
          stateName && <Pill tone="neutral">{stateName}</Pill>
        )}
      </div>
      <div className="mt-3.5 flex flex-wrap gap-1.5">
        <ActionButtons
          actions={actions}
          of={['arrived', 'done', 'move', 'decide', 'call']}
          primary={mapped.arrived ? 'done' : 'arrived'}
        />
      </div>
    </section>
  );
}

/** How many documents of the application are missing, from the custom field that the school assigned to it. */
export function MissingDocuments({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return <Pill tone="ask">{t('deciding.missing', { count: documentsIn(text).length })}</Pill>;
}
