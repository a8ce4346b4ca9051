import { useTranslation } from 'react-i18next';
import { usePreferences } from '#stores/preferences.ts';
import { Select, useFormat, useNow } from '#ui/index.ts';
import { SchoolHolidays } from './SchoolHolidays.tsx';
import { SettingLine, SettingsSection } from './SettingsSection.tsx';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export function TimePart() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { calendarHours } = usePreferences();
  const keepHours = (change: Partial<typeof calendarHours>): void =>
    usePreferences.setState({ calendarHours: { ...calendarHours, ...change } });
  const hourOptions = (fits: (hour: number) => boolean) =>
    hours.filter(fits).map((hour) => ({ id: String(hour), label: clock(hour) }));
  return (
    <SettingsSection id="time" title={t('settings.nav.time')}>
      <div className="flex flex-col gap-3">
        <SettingLine label={t('settings.time.school')} help={t('settings.time.schoolHelp')}>
          <p className="selectable py-[5px]">
            {t('settings.time.zone', { zone: format.zone.replaceAll('_', ' '), offset: format.offset(now) })}
          </p>
        </SettingLine>
        <SettingLine label={t('common.word.calendar')}>
          <div className="flex max-w-[320px] items-center gap-2">
            <div className="min-w-0 flex-1">
              <Select
                label={t('settings.time.from')}
                hideLabel
                value={String(calendarHours.from)}
                onChange={(id) => keepHours({ from: Number(id) })}
                options={hourOptions((hour) => hour < calendarHours.to)}
              />
            </div>
            <span aria-hidden>–</span>
            <div className="min-w-0 flex-1">
              <Select
                label={t('settings.time.to')}
                hideLabel
                value={String(calendarHours.to)}
                onChange={(id) => keepHours({ to: Number(id) })}
                options={hourOptions((hour) => hour > calendarHours.from)}
              />
            </div>
          </div>
        </SettingLine>
        <SettingLine label={t('settings.holidays.label')} help={t('settings.holidays.help')}>
          <SchoolHolidays />
        </SettingLine>
      </div>
    </SettingsSection>
  );
}
