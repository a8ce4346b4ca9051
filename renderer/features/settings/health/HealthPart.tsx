import { useTranslation } from 'react-i18next';
import { go } from '#stores/place.ts';
import { Button } from '#ui/index.ts';
import { SettingsSection } from '../SettingsSection.tsx';

/** The way to the condition of Carnet on this workstation. */
export function HealthPart() {
  const { t } = useTranslation();
  return (
    <SettingsSection id="health" title={t('common.helpTopic.health')} help="health">
      <Button onPress={() => go({ at: 'settings', part: 'health' })}>{t('health.open')}</Button>
    </SettingsSection>
  );
}
