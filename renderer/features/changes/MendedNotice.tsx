import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, Notice } from '#ui/index.ts';

/** The storage of this workstation had lost changes: which came back, and whether some may not have. Said until it is read (I2). */
export function MendedNotice() {
  const { t } = useTranslation();
  const mended = useSyncStatus((status) => status.mended);
  if (mended === null) return null;
  const { restored, uncertain, lost, mayLack } = mended;
  const title = (): string => {
    if (restored > 0) return t('outbox.mended.restored', { count: restored });
    return uncertain > 0 ? t('outbox.mended.uncertainOnly') : t('outbox.mended.lackingOnly');
  };
  return (
    <div className="px-5 pt-3">
      <Notice
        tone="wait"
        title={title()}
        actions={<Button onPress={() => useSyncStatus.setState({ mended: null })}>{t('outbox.mended.read')}</Button>}
      >
        {restored > 0 && <p>{t('outbox.mended.why', { count: restored })}</p>}
        {uncertain > 0 && <p>{t('outbox.mended.uncertain', { count: uncertain })}</p>}
        {lost > 0 && <p>{t('outbox.mended.lost', { count: lost })}</p>}
        {mayLack && <p>{t('outbox.mended.mayLack')}</p>}
      </Notice>
    </div>
  );
}
