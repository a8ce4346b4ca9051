import { useTranslation } from 'react-i18next';
import { SettingsPage } from '../SettingsPage.tsx';
import { IncidentNotice } from './IncidentNotice.tsx';

/** « État de Carnet »: what stopped it, and whether everything it stands on is in order. */
export function HealthScreen() {
  const { t } = useTranslation();
  return (
    <SettingsPage title={t('health.title')} lead={t('health.lead')} actions={null}>
      <IncidentNotice />
    </SettingsPage>
  );
}
