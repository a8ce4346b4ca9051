import { CalendarRange } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WeekPerson } from '#shared/ipc/place.ts';
import { showWeekOf } from '#stores/place.ts';
import { TextAction, useFormat } from '#ui/index.ts';

/** The weeks of the people of an event. `at`: when it is, epoch ms. */
export function WeeksOf({ people, at }: { readonly people: readonly WeekPerson[]; readonly at: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (people.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1">
      {people.map((person) => (
        <li key={`${person.kind}/${person.name}`} className="flex items-baseline gap-2">
          <CalendarRange size={14} aria-hidden className="shrink-0 self-center text-text-3" />
          <TextAction onPress={() => showWeekOf(person, format.dayOf(at))}>
            {t('common.weekOf', { name: person.name })}
          </TextAction>
          <span className="text-help text-text-3">{t(`common.personKind.${person.kind}`)}</span>
        </li>
      ))}
    </ul>
  );
}
