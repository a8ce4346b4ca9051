import { useTranslation } from 'react-i18next';
import type { CompatibilityProgress } from '#shared/ipc/compatibility.ts';
import { Button, Progress, useFormat } from '#ui/index.ts';

/** How far Carnet is, and the way out. */
export function Asking({
  progress: { done, total },
  onStop,
}: {
  readonly progress: CompatibilityProgress;
  readonly onStop: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const label =
    total === 0
      ? t('settings.compatibility.asking')
      : t('settings.compatibility.askingOf', { done: format.number(done), total: format.number(total) });
  return (
    <div className="mb-5 flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-help text-text-2">{label}</p>
        <Progress label={t('settings.compatibility.asking')} {...(total === 0 ? {} : { value: done, max: total })} />
      </div>
      <Button size="sm" onPress={onStop}>
        {t('settings.compatibility.stop')}
      </Button>
    </div>
  );
}
