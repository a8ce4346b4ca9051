import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useIdNames } from '#cache/queries/idNames.ts';
import { useIdLabels } from '#stores/idLabels.ts';
import type { Day, Format } from '#ui/index.ts';

/** The decisions of this school. The service lists none (R3.4b). */
export function useDecisions() {
  const { t } = useTranslation();
  const named = useIdNames();
  const names = useIdLabels()['Decision'] ?? {};
  const { decisionIds } = useSeenInApplications();
  const nameOf = (id: string): string => named('DecisionId', id) ?? t('common.decisionUnnamed');
  const ids = new Set([...Object.keys(names), ...decisionIds]);
  // By number, so that the same digit stands for the same decision every day.
  const sorted = [...ids].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return { decisions: sorted.map((id) => ({ id, label: nameOf(id) })), nameOf };
}

/** The service stores a moment: now for today, or noon of another day. */
export const momentOfDecision = (format: Format, day: Day, today: Day): number =>
  day === today ? Date.now() : format.at(day, '12:00');
