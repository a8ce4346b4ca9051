import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { useIdNames } from '#cache/queries/idNames.ts';
import { nameId, useIdLabels } from '#stores/idLabels.ts';
import type { Day, Format } from '#ui/index.ts';

interface Decisions {
  /** The decisions that the user named and those found in applications, by number. */
  readonly decisions: readonly { readonly id: string; readonly label: string }[];
  readonly nameOf: (id: string) => string;
}

const list = 'Decision';

/**
 * The decisions of this school. The service lists none (R3.4): one that the user did not name has the name of the state
 * that goes with it, marked as guessed, or its number where none does.
 */
export function useDecisions(): Decisions {
  const { t } = useTranslation();
  const named = useIdNames();
  const names = useIdLabels()[list] ?? {};
  const { decisionIds } = useSeenInApplications();
  const nameOf = (id: string): string => named('DecisionId', id) ?? t('common.decisionNumbered', { id });
  const ids = new Set([...Object.keys(names), ...decisionIds]);
  // By number, so that the same digit stands for the same decision every day.
  const sorted = [...ids].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return { decisions: sorted.map((id) => ({ id, label: nameOf(id) })), nameOf };
}

/** The service stores a moment: now for today, or noon of another day. */
export const momentOfDecision = (format: Format, day: Day, today: Day): number =>
  day === today ? Date.now() : format.at(day, '12:00');

/** Names a decision on this workstation, wherever it is shown. */
export const nameDecision = (id: string, label: string): void => nameId(list, id, label);
