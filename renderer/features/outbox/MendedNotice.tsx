import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '../../stores/sync.ts';
import { Button, Notice } from '../../ui/index.ts';

/** The storage of this workstation had lost changes, and the journal held them: said until it is read (I2). */
export function MendedNotice() {
  const { t } = useTranslation();
  const mended = useSyncStatus((status) => status.mended);
  if (mended === null) return null;
  const { restored, uncertain } = mended;
  return (
    <div className="px-5 pt-3">
      <Notice
        tone="wait"
        title={restored > 0 ? t('outbox.mended.restored', { count: restored }) : t('outbox.mended.uncertainOnly')}
        actions={<Button onPress={() => useSyncStatus.setState({ mended: null })}>{t('outbox.mended.read')}</Button>}
      >
        {restored > 0 && <p>{t('outbox.mended.why', { count: restored })}</p>}
        {uncertain > 0 && <p>{t('outbox.mended.uncertain', { count: uncertain })}</p>}
      </Notice>
    </div>
  );
}
