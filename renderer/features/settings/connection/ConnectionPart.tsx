import { useTranslation } from 'react-i18next';
import { useView } from '#stores/view.ts';
import { Button } from '#ui/index.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { OwnProxy } from './OwnProxy.tsx';

/** The way to the tests of the connection. */
export function ConnectionPart() {
  const { t } = useTranslation();
  return (
    <SettingsSection id="connection" title={t('connection.title')}>
      <p className="mb-3 text-text-2">{t('connection.what')}</p>
      <Button onPress={() => useView.setState({ settingsPage: 'connection' })}>{t('connection.open')}</Button>
      <OwnProxy />
    </SettingsSection>
  );
}
