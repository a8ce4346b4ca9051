import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { Facts, IconButton, useCopy, useFormat, useNow } from '#ui/index.ts';
import type { Mapped } from '#wording/dayFields.ts';
import { stampShown } from '#wording/stamp.ts';

/**
 * How to reach the applicant, and the state of the application. What the service has no field for is shown only if a
 * custom field holds it.
 */
export function Identity({ interview, mapped }: { readonly interview: InterviewView; readonly mapped: Mapped }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const copy = useCopy();
  const { mail, stateName, avancement, naissance, creneau } = interview;
  const missing = (word: string) => <span className="text-text-3">{t(word)}</span>;
  const shown = (text: string): string => stampShown(text, format.dayOf(creneau));
  const optional = [
    { label: t('today.inspector.phone'), value: mapped.phone },
    { label: t('today.inspector.room'), value: mapped.room },
    { label: t('today.inspector.arrived'), value: mapped.arrived && shown(mapped.arrived) },
    { label: t('today.inspector.done'), value: mapped.done && shown(mapped.done) },
  ].filter(({ value }) => value);
  return (
    <Facts
      items={[
        {
          label: t('today.inspector.mail'),
          value:
            mail === null ? (
              missing('today.inspector.noMail')
            ) : (
              <span className="-my-[3px] -mr-2 flex items-center">
                <span className="min-w-0 flex-1 break-words">{mail}</span>
                <IconButton
                  label={t('today.copyMail')}
                  icon={<Copy size={14} aria-hidden />}
                  onPress={() => copy(mail)}
                />
              </span>
            ),
        },
        ...(naissance === null
          ? []
          : [
              {
                label: t('today.inspector.born'),
                value: t('today.inspector.bornOn', {
                  date: format.date(naissance),
                  age: ageAt(format.dayOf(naissance), format.dayOf(now)),
                }),
              },
            ]),
        ...optional,
        { label: t('today.inspector.state'), value: stateName || missing('today.inspector.noProgress') },
        {
          label: t('today.inspector.progress'),
          value: avancement === null ? missing('today.inspector.noProgress') : format.percent(avancement),
        },
      ]}
    />
  );
}

/** Full years between two civil days. */
function ageAt(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
