import { FileUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDayChoices } from '#stores/interviewDay.ts';
import { Button, useFormat } from '#ui/index.ts';
import { useIsPartial } from '../form/useAwaited.ts';
import type { Applicant } from './useApplicant.ts';

/** Which application Alt Entrée chooses: the next meaning of the phrase, null for the event alone. */
export function choiceByKey({ application, choices, isOpen }: Applicant, isShift: boolean): string | null {
  if (isOpen) return choices[isShift ? 1 : 0]?.id ?? null;
  return application ? null : (choices[0]?.id ?? null);
}

const keys = ['alt+Enter', 'alt+shift+Enter'] as const;

interface WhichApplicationProps {
  readonly applicant: Applicant;
  /** Where the event begins, epoch ms; of a series the first. */
  readonly at: number;
  /** How many events the phrase makes. */
  readonly count: number;
}

/**
 * What becomes of the application and of an interview that the applicant has already, or the question which
 * application; announced as it changes.
 */
export function WhichApplication({ applicant, at, count }: WhichApplicationProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isReferring = useDayChoices((choices) => choices.isReferring === true);
  const { people, choices, application, awaited, canMove, moves, words, isLooking, isOpen, choose } = applicant;
  const isPartial = useIsPartial();
  const [person] = people;
  if (!person && !isLooking) return null;
  const said = ((): string => {
    if (!person) return t('calendar.doing.quick.application.looking');
    if (isOpen) return t('calendar.doing.quick.application.whichHour', { when: format.dayTime(at) });
    const there = awaited && t('calendar.doing.quick.application.awaited', { when: awaited.where });
    if (application && moves)
      return [
        t(`calendar.doing.quick.application.${words?.isKept ? 'renames' : 'moves'}`, {
          there,
          when: format.dayTime(at),
          numero: application.numero,
        }),
        words &&
          words.isKept !== true &&
          t(`calendar.doing.quick.application.${words.isKept === null ? 'words' : 'wordsLeft'}`, {
            words: format.quote(words.text),
          }),
      ]
        .filter(Boolean)
        .join(' ');
    const stays = there && t('calendar.doing.quick.application.stays', { there, count });
    const unknown = !awaited && isPartial && t('calendar.form.awaitedUnknown');
    return [stays, unknown, ofApplication()].filter(Boolean).join(' ');
  })();
  function ofApplication(): string {
    const name = person?.name ?? '';
    if (choices.length === 0) return t('calendar.doing.quick.application.none', { name, count });
    if (!application) return t(`calendar.doing.quick.application.${awaited ? 'unchanged' : 'alone'}`, { name, count });
    const { numero, creneau } = application;
    return [
      t(`calendar.doing.quick.application.${count === 1 ? 'hour' : 'first'}`, { numero, when: format.dayTime(at) }),
      ...(creneau === null || creneau === at
        ? []
        : [t('calendar.doing.quick.application.before', { when: format.dayTime(creneau) })]),
      ...(isReferring && numero !== '' ? [t('calendar.doing.quick.application.referring')] : []),
    ].join(', ');
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-2">
      <FileUser size={15} strokeWidth={1.5} className="shrink-0 text-text-3" aria-hidden />
      <output aria-live="polite" className="min-w-[45%] flex-1 break-words">
        {said}
      </output>
      {isOpen && !isLooking ? (
        <span className="flex w-full flex-wrap gap-2">
          {choices.map(({ id, applicantName, numero, admissionPathName }, index) => {
            const kbd = keys[index];
            return (
              <Button key={id} size="sm" {...(kbd && { kbd })} onPress={() => choose(id)}>
                {t('calendar.doing.quick.application.choice', { name: applicantName, numero, path: admissionPathName })}
              </Button>
            );
          })}
          <Button size="sm" onPress={() => choose(null)}>
            {t('calendar.doing.quick.application.eventOnly', { count })}
          </Button>
        </span>
      ) : words?.isKept === null ? (
        <span className="flex w-full flex-wrap gap-2">
          <Button size="sm" kbd={keys[0]} onPress={() => applicant.keepWords(true)}>
            {t('calendar.doing.quick.application.inName')}
          </Button>
          <Button size="sm" kbd={keys[1]} onPress={() => choose(null)}>
            {t('calendar.doing.quick.application.second')}
          </Button>
          <Button size="sm" onPress={() => applicant.keepWords(false)}>
            {t('calendar.doing.quick.application.leaveWords')}
          </Button>
        </span>
      ) : (
        choices.length > 0 && (
          <Button size="sm" kbd={keys[0]} onPress={() => choose(application ? null : (choices[0]?.id ?? null))}>
            {canMove
              ? t(`calendar.doing.quick.application.${application ? 'second' : 'move'}`)
              : t(`calendar.doing.quick.application.${application ? 'eventOnly' : 'both'}`, { count })}
          </Button>
        )
      )}
    </div>
  );
}
