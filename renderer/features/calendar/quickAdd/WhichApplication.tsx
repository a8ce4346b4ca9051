import { FileUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, useFormat } from '#ui/index.ts';
import { useIsPartial } from '../form/useApplications.ts';
import type { Applicant } from './useApplicant.ts';

/** Which application Alt Entrée chooses; null for the event alone. */
export const choiceByKey = ({ application, choices }: Applicant, isShift: boolean): string | null =>
  application ? null : (choices[isShift ? 1 : 0]?.id ?? null);

const keys = ['alt+Enter', 'alt+shift+Enter'] as const;

interface WhichApplicationProps {
  readonly applicant: Applicant;
  /** Where the event begins, epoch ms; of a series the first. */
  readonly at: number;
  readonly count: number;
}

/** The applications that the phrase may mean, and what becomes of the one that is chosen; announced as it changes. */
export function WhichApplication({ applicant, at, count }: WhichApplicationProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { people, choices, application, awaited, isLooking, choose } = applicant;
  const isPartial = useIsPartial();
  const [person] = people;
  if (!person && !isLooking) return null;
  const said = ((): string => {
    if (!person) return t('calendar.doing.quick.application.looking');
    if (choices.length === 0) return t('calendar.doing.quick.application.none', { name: person.name, count });
    if (!application) return t('calendar.doing.quick.application.alone', { count });
    const { numero, creneau } = application;
    if (awaited)
      return t('calendar.doing.quick.application.stays', { numero, when: format.dayTime(awaited.debut), count });
    const hour = [
      t(`calendar.doing.quick.application.${count === 1 ? 'hour' : 'first'}`, { numero, when: format.dayTime(at) }),
      ...(creneau === null || creneau === at
        ? []
        : [t('calendar.doing.quick.application.before', { when: format.dayTime(creneau) })]),
    ].join(', ');
    return isPartial ? `${hour}. ${t('calendar.form.awaitedUnknown')}` : hour;
  })();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-2">
      <FileUser size={15} strokeWidth={1.5} className="shrink-0 text-text-3" aria-hidden />
      <output aria-live="polite" className="min-w-[45%] flex-1 break-words">
        {said}
      </output>
      {application ? (
        <Button size="sm" kbd={keys[0]} onPress={() => choose(null)}>
          {t('calendar.doing.quick.application.eventOnly', { count })}
        </Button>
      ) : (
        choices.length > 0 && (
          <span className="flex w-full flex-wrap gap-2">
            {choices.map(({ id, applicantName, numero, admissionPathName }, index) => {
              const kbd = keys[index];
              return (
                <Button key={id} size="sm" {...(kbd && { kbd })} onPress={() => choose(id)}>
                  {t('calendar.doing.quick.application.choice', {
                    name: applicantName,
                    numero,
                    path: admissionPathName,
                  })}
                </Button>
              );
            })}
          </span>
        )
      )}
    </div>
  );
}
