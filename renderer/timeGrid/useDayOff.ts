import { useTranslation } from 'react-i18next';
import { usePreferences } from '#stores/preferences.ts';
import { dayOff } from './layout/daysOff.ts';
import type { DayOff } from './layout/daysOff.ts';

export function useDayOffName(): (off: DayOff) => string {
  const { t } = useTranslation();
  return (off) => ('holiday' in off ? t(`timeGrid.holiday.${off.holiday}`) : off.name);
}

/** What a day of the school, YYYY-MM-DD, is free for: « Armistice », « Vacances de Noël »; '' where it is none. */
export function useDayOff(): (day: string) => string {
  const nameOf = useDayOffName();
  const ofSchool = usePreferences((preferences) => preferences.schoolHolidays);
  return (day) => {
    const off = dayOff(day, ofSchool);
    return off ? nameOf(off) : '';
  };
}
