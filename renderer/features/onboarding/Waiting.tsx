import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, LoadingAfter, Progress, useFormat } from '#ui/index.ts';

/** Progress after a second, a way out after five: what is quick needs neither. */
export function Waiting({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const busyUntil = useSyncStatus((status) => status.busyUntil);
  const said = busyUntil === null ? t('onboarding.asking') : t('common.busyUntil', { time: format.time(busyUntil) });
  return (
    <LoadingAfter ms={1_000}>
      <output className="flex flex-col gap-2">
        <span className="text-help text-text-2">{said}</span>
        <Progress label={said} />
        <LoadingAfter ms={4_000}>
          <span>
            <Button size="sm" onPress={onCancel}>
              {t('onboarding.stop')}
            </Button>
          </span>
        </LoadingAfter>
      </output>
    </LoadingAfter>
  );
}
