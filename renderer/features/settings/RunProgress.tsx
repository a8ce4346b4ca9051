import { useTranslation } from 'react-i18next';
import { Button, Progress } from '#ui/index.ts';

interface RunProgressProps {
  readonly label: string;
  readonly text: string;
  readonly done: number;
  /** 0: not known yet. */
  readonly total: number;
  readonly onStop: () => void;
}

export function RunProgress({ label, text, done, total, onStop }: RunProgressProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-help text-text-2">{text}</p>
        <Progress label={label} {...(total > 0 && { value: done, max: total })} />
      </div>
      <Button size="sm" onPress={onStop}>
        {t('common.slow.stop')}
      </Button>
    </div>
  );
}
