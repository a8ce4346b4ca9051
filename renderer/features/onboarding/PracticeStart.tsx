import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/index.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { Attempt } from './useAttempt.ts';
import { Waiting } from './Waiting.tsx';

/** Nothing to fill in: main knows the practice service. */
export function PracticeStart({ attempt, onStart }: { readonly attempt: Attempt; readonly onStart: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      {attempt.failure && <FailureNotice failure={attempt.failure} />}
      <div>
        <Button variant="primary" isDisabled={attempt.busy} onPress={onStart}>
          {t('onboarding.continue')}
        </Button>
      </div>
      {attempt.busy && <Waiting onCancel={attempt.cancel} />}
    </div>
  );
}
