import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { byFrench } from '#shared/text/fold.ts';
import { usePreferences } from '#stores/preferences.ts';
import { Select, Switch, useFormat, useNow } from '#ui/index.ts';
import { SettingLine, SettingsSection } from './SettingsSection.tsx';

const none = 'none';
const hours = Array.from({ length: 25 }, (_, hour) => hour);
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The school's zone, a second one beside it, and the hours that the calendar opens on. */
export function TimePart() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  // 440 zones cost a noticeable moment, and no offset changes but on a quarter of an hour.
  const quarter = now - (now % (15 * 60_000));
  const { secondZone, calendarHours, moveTogether } = usePreferences();
  const zones = useMemo(() => zonesToOffer(format.zone, quarter), [format.zone, quarter]);
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
        <SettingLine label={t('settings.time.second')}>
          <div className="max-w-[320px]">
            <Select
              label={t('settings.time.second')}
              hideLabel
              value={secondZone ?? none}
              onChange={(id) => usePreferences.setState({ secondZone: id === none ? null : id })}
              options={[{ id: none, label: t('common.word.none') }, ...zones]}
            />
          </div>
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
        <SettingLine label={t('settings.time.together')} help={t('settings.time.togetherHelp')}>
          <Switch isOn={moveTogether} onChange={(isOn) => usePreferences.setState({ moveTogether: isOn })}>
            {t('settings.time.togetherAlways')}
          </Switch>
        </SettingLine>
      </div>
    </SettingsSection>
  );
}

interface ZoneOption {
  readonly id: string;
  readonly label: string;
}

/** Every zone but the school's, from west to east. `now` in epoch ms: an offset depends on the moment. */
export function zonesToOffer(school: string, now: number): readonly ZoneOption[] {
  return Intl.supportedValuesOf('timeZone')
    .filter((id) => id !== school)
    .map((id) => ({ id, offset: offsetOf(id, now) }))
    .sort((a, b) => a.offset.minutes - b.offset.minutes || byFrench(a.id, b.id))
    .map(({ id, offset }) => ({ id, label: `${id.replaceAll('_', ' ')} (${offset.name})` }));
}

function offsetOf(zone: string, now: number): { readonly name: string; readonly minutes: number } {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now);
  const name = (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/u.exec(name) ?? [];
  return { name, minutes: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) };
}
