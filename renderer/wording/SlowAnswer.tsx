import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, LoadingAfter, Progress, useFormat } from '#ui/index.ts';

/**
 * A request that the user waits for: progress after a second, a button to stop waiting after five. A quick request
 * needs neither.
 */
export function SlowAnswer({ onStop }: { readonly onStop: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const busyUntil = useSyncStatus((status) => status.busyUntil);
  const said = busyUntil === null ? t('common.slow.asking') : t('common.busyUntil', { time: format.time(busyUntil) });
  return (
    <LoadingAfter ms={1_000}>
      <output className="flex flex-col gap-2">
        <span className="text-help text-text-2">{said}</span>
        <Progress label={said} />
        <LoadingAfter ms={4_000}>
          <span>
            <Button size="sm" onPress={onStop}>
              {t('common.slow.stop')}
            </Button>
          </span>
        </LoadingAfter>
      </output>
    </LoadingAfter>
  );
}
