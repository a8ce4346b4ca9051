import { useTranslation } from 'react-i18next';
import { Button, LoadingAfter, Progress } from '../../ui/index.ts';

/** Progress after a second, a way out after five: what is quick needs neither. */
export function Waiting({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <LoadingAfter ms={1_000}>
      <output className="flex flex-col gap-2">
        <span className="text-help text-text-2">{t('onboarding.asking')}</span>
        <Progress label={t('onboarding.asking')} />
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
