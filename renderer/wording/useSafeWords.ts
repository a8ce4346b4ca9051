import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { changeCount, unsentIn } from '#cache/queries/outbox.ts';
import { madeBefore } from './pending.ts';

/** What is still there of the changes that were to be sent or decided when Carnet stopped at `at` (S15). */
export function useSafeWords(): (at: number) => string {
  const { t } = useTranslation();
  const outbox = useOutbox();
  return (at) => {
    const waiting = changeCount(madeBefore(outbox.waiting, at));
    const toDecide = madeBefore(unsentIn({ ...outbox, waiting: [] }), at).length;
    const waits = toDecide === 0 || waiting > 0 ? [t('shell.incident.safe', { count: waiting })] : [];
    const asks = toDecide > 0 ? [t('shell.incident.toDecide', { count: toDecide })] : [];
    return [...waits, ...asks].join(' ');
  };
}
