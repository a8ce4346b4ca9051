import { useTranslation } from 'react-i18next';
import { go } from '#stores/place.ts';
import { Button } from '#ui/index.ts';
import { SettingsSection } from '../SettingsSection.tsx';

/** The way to the trace, and what it does not hold. */
export function TracePart() {
  const { t } = useTranslation();
  return (
    <SettingsSection id="trace" title={t('common.helpTopic.trace')} help="trace">
      <p className="mb-3 text-help text-text-3">{t('settings.trace.private')}</p>
      <Button onPress={() => go({ at: 'settings', part: 'trace' })}>{t('settings.trace.open')}</Button>
    </SettingsSection>
  );
}
