import { useTranslation } from 'react-i18next';
import { leadTimes, usePreferences } from '#stores/preferences.ts';
import { Segmented, Switch } from '#ui/index.ts';
import { OwnSwitch } from './OwnSwitch.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const ids = leadTimes.map(String);

export function NoticePart() {
  const { t } = useTranslation();
  const { notify } = usePreferences();
  const keep = (change: Partial<typeof notify>): void => usePreferences.setState({ notify: { ...notify, ...change } });
  return (
    <SettingsSection id="notice" title={t('common.helpTopic.notices')} help="notices">
      <div className="flex flex-col gap-2">
        <p className="text-help text-text-3">{t('settings.notice.lead')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <Switch isOn={notify.interviews} onChange={(interviews) => keep({ interviews })}>
            {t('common.word.nextInterview')}
          </Switch>
          {notify.interviews && (
            <span className="flex flex-wrap items-center gap-2">
              <Segmented
                label={t('settings.notice.minutes')}
                value={String(notify.lead)}
                onChange={(id) => keep({ lead: leadTimes[ids.indexOf(id)] ?? notify.lead })}
                options={leadTimes.map((minutes) => ({ id: String(minutes), label: String(minutes) }))}
              />
              <span className="text-text-2">{t('settings.notice.before')}</span>
            </span>
          )}
        </div>
        <div>
          <Switch isOn={notify.decisions} onChange={(decisions) => keep({ decisions })}>
            {t('shell.notice.decisions', { count: 1 })}
          </Switch>
        </div>
        <OwnSwitch name="noticesWithoutNames" />
      </div>
    </SettingsSection>
  );
}
