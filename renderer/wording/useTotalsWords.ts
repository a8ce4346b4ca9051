import { useTranslation } from 'react-i18next';
import type { DayTotals } from './dayTotals.ts';
import { useDecisions } from './useDecisions.ts';

/** The totals of an interview day as one line. */
export function useTotalsWords(): (totals: DayTotals) => string {
  const { t } = useTranslation();
  const { nameOf } = useDecisions();
  return ({ planned, came, absent, decisions, undecided }) =>
    [
      t('common.day.planned', { count: planned }),
      ...(came === null ? [] : [t('common.day.came', { count: came })]),
      ...(absent > 0 ? [t('common.day.absent', { count: absent })] : []),
      ...decisions.map(({ id, count }) => t('common.day.decision', { count, decision: nameOf(id) })),
      ...(undecided > 0 ? [t('common.day.undecided', { count: undecided })] : []),
    ].join(', ');
}
