import { useTranslation } from 'react-i18next';
import { useView } from '../../stores/view.ts';
import { Segmented } from '../../ui/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Language and theme, at once. A language is named in itself. */
export function LookPart() {
  const { t } = useTranslation();
  const language = useView((view) => view.language);
  const theme = useView((view) => view.theme);
  return (
    <SettingsSection title={t('settings.look.title')}>
      <div className="grid grid-cols-[92px_1fr] items-center gap-x-3 gap-y-3">
        <span className="text-text-3">{t('settings.look.language')}</span>
        <div>
          <Segmented
            label={t('settings.look.language')}
            value={language}
            onChange={(chosen) => useView.setState({ language: chosen })}
            options={[
              { id: 'fr', label: 'Français' },
              { id: 'en', label: 'English' },
            ]}
          />
        </div>
        <span className="text-text-3">{t('settings.look.theme')}</span>
        <div>
          <Segmented
            label={t('settings.look.theme')}
            value={theme}
            onChange={(chosen) => useView.setState({ theme: chosen })}
            options={(['system', 'light', 'dark'] as const).map((id) => ({ id, label: t(`settings.look.${id}`) }))}
          />
        </div>
      </div>
    </SettingsSection>
  );
}
