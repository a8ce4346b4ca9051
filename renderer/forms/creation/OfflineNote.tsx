import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '#stores/sync.ts';
import { Notice } from '#ui/index.ts';

/** What happens to a creation that only the user can send, while the service is out of reach (R3.0). */
export function OfflineNote() {
  const { t } = useTranslation();
  const isOffline = useSyncStatus(({ connection }) => connection.kind !== 'online');
  return isOffline && <Notice tone="neutral" title={t('forms.create.offline')} />;
}
