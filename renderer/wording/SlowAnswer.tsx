import { useTranslation } from 'react-i18next';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, LoadingAfter, Progress, useFormat } from '#ui/index.ts';

/**
 * Progress after a second, a stop after five. `isEnded`: the stop ends the request; else it goes on, and its answer is
 * ignored.
 */
export function SlowAnswer({ onStop, isEnded = false }: { readonly onStop: () => void; readonly isEnded?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const busyUntil = useSyncStatus((status) => status.busyUntil);
  const said = busyUntil === null ? t('common.slow.asking') : t('common.busyUntil', { time: format.clock(busyUntil) });
  return (
    <LoadingAfter ms={1_000}>
      <output className="flex flex-col gap-2">
        <span className="text-help text-text-2">{said}</span>
        <Progress label={said} />
        <LoadingAfter ms={4_000}>
          <span>
            <Button size="sm" onPress={onStop}>
              {t(isEnded ? 'common.slow.stop' : 'common.slow.leave')}
            </Button>
          </span>
        </LoadingAfter>
      </output>
    </LoadingAfter>
  );
}
