import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { unsentIn } from '#cache/queries/outbox.ts';
import { madeBefore } from './pending.ts';

/** What is still there of the changes that waited when Carnet stopped at `at` (S15). */
export function useSafeWords(): (at: number) => string {
  const { t } = useTranslation();
  const unsent = unsentIn(useOutbox());
  return (at) => t('shell.incident.safe', { count: madeBefore(unsent, at).length });
}
