import type { ApplicationView } from '#cache/queries/views.ts';
import { byFrench } from '#shared/text/fold.ts';
import type { FieldMapping } from '#stores/interviewDay.ts';
import { isDecided, mappedOf } from './dayFields.ts';

export interface DayTotals {
  readonly planned: number;
  /** Null where the school assigned no field for arrivals: nothing says who came. */
  readonly came: number | null;
  /** By decision, the most frequent first. */
  readonly decisions: readonly { readonly id: string; readonly count: number }[];
  readonly undecided: number;
}

/** An applicant came where the arrival or the interview is noted, or a decision was made. */
export const hasCome = (interview: ApplicationView, mapping: FieldMapping): boolean => {
  const { arrived, done } = mappedOf(interview, mapping);
  return Boolean(arrived) || Boolean(done) || isDecided(interview);
};

/** « 12 prévus, 11 venus, 6 admis ». */
export function dayTotals(interviews: readonly ApplicationView[], mapping: FieldMapping): DayTotals {
  const byDecision = Map.groupBy(
    interviews.filter(({ decisionId }) => decisionId !== null),
    ({ decisionId }) => decisionId ?? '',
  );
  return {
    planned: interviews.length,
    came:
      mapping.arrived === null && mapping.done === null
        ? null
        : interviews.filter((interview) => hasCome(interview, mapping)).length,
    decisions: [...byDecision]
      .map(([id, { length: count }]) => ({ id, count }))
      .toSorted((a, b) => b.count - a.count || byFrench(a.id, b.id)),
    undecided: interviews.filter((interview) => !isDecided(interview)).length,
  };
}
