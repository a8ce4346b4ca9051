import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#shared/text/languages.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useView } from '#stores/view.ts';
import { Segmented } from '#ui/index.ts';
import { OwnSwitch } from './OwnSwitch.tsx';
import { SettingLine, SettingsSection } from './SettingsSection.tsx';

/** Language, theme and density, applied at once. A language is named in itself. */
export function LookPart() {
  const { t } = useTranslation();
  const language = useView((view) => view.language);
  const theme = useView((view) => view.theme);
  const density = usePreferences((preferences) => preferences.density);
  return (
    <SettingsSection id="look" title={t('settings.look.title')}>
      <div className="flex flex-col gap-3">
        <SettingLine label={t('settings.look.language')} help={t('settings.look.spelling')}>
          <Segmented
            label={t('settings.look.language')}
            value={language}
            onChange={(chosen) => useView.setState({ language: chosen })}
            options={languageNames.map((id) => ({ id, label: languages[id].name }))}
          />
        </SettingLine>
        <SettingLine label={t('settings.look.theme')}>
          <Segmented
            label={t('settings.look.theme')}
            value={theme}
            onChange={(chosen) => useView.setState({ theme: chosen })}
            options={(['system', 'light', 'dark'] as const).map((id) => ({ id, label: t(`settings.look.${id}`) }))}
          />
        </SettingLine>
        <SettingLine label={t('settings.look.density')} help={t('settings.look.densityHelp')}>
          <Segmented
            label={t('settings.look.density')}
            value={density}
            onChange={(chosen) => usePreferences.setState({ density: chosen })}
            options={(['usual', 'dense'] as const).map((id) => ({ id, label: t(`settings.look.${id}`) }))}
          />
        </SettingLine>
        <OwnSwitch name="protectScreen" help="screenshots" />
      </div>
    </SettingsSection>
  );
}
