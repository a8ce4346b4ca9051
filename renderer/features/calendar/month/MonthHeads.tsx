import { useTranslation } from 'react-i18next';
import { capital } from '#timeGrid/appearance/capital.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { useFormat } from '#ui/index.ts';
import { isBareWeekday } from './byDay.ts';

interface MonthHeadsProps {
  /** Six weeks. */
  readonly days: readonly SchoolDay[];
  readonly byDay: readonly (readonly unknown[])[];
  /** The classes of the week's head and of a day's: screen and paper have their own. */
  readonly week: string;
  readonly day?: string;
}

export function MonthHeads({ days, byDay, week, day }: MonthHeadsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <thead>
      <tr>
        <th scope="col" className={week} abbr={t('common.word.week')}>
          {t('shell.month.weekShort')}
        </th>
        {days.slice(0, 7).map((each, weekday) => (
          <th key={each.day} scope="col" className={day} data-bare={isBareWeekday(byDay, weekday) ? '' : undefined}>
            {capital(format.weekdayShort(each.start))}
          </th>
        ))}
      </tr>
    </thead>
  );
}
