import type { InterviewView } from '#cache/queries/views.ts';
import { byFrench } from '#shared/text/fold.ts';
import type { FieldMapping } from '#stores/interviewDay.ts';
import { isDecided, mappedOf } from './dayFields.ts';

export interface DayTotals {
  readonly planned: number;
  /** Those whose arrival or interview is noted; null where the school assigned a field to neither. */
  readonly came: number | null;
  /** Those who are noted as absent. */
  readonly absent: number;
  /** By decision, the most frequent first. */
  readonly decisions: readonly { readonly id: string; readonly count: number }[];
  /** Those whose interview has begun or is noted as done, and who have no decision. */
  readonly undecided: number;
}

/** Whether the arrival or the interview is noted. A decision alone says nothing of it: a jury may decide on a file. */
export const hasCome = (interview: InterviewView, mapping: FieldMapping): boolean => {
  const { arrived, done } = mappedOf(interview, mapping);
  return Boolean(arrived) || Boolean(done) || interview.event?.realise === true;
};

export const isAbsent = (interview: InterviewView, mapping: FieldMapping): boolean =>
  Boolean(mappedOf(interview, mapping).absent);

/** Begun, or done before its hour, and undecided. `now` in epoch ms. Not of the absent, or without an application. */
export const lacksDecision = (interview: InterviewView, mapping: FieldMapping, now: number): boolean =>
  interview.event === undefined &&
  !isAbsent(interview, mapping) &&
  (interview.creneau <= now || Boolean(mappedOf(interview, mapping).done)) &&
  !isDecided(interview);

/** What a day's interviews come to; `now` in epoch ms. One rule for the report of the day and its paper. */
export function dayTotals(interviews: readonly InterviewView[], mapping: FieldMapping, now: number): DayTotals {
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
    absent: interviews.filter((interview) => isAbsent(interview, mapping)).length,
    decisions: [...byDecision]
      .map(([id, { length: count }]) => ({ id, count }))
      .toSorted((a, b) => b.count - a.count || byFrench(a.id, b.id)),
    undecided: interviews.filter((interview) => lacksDecision(interview, mapping, now)).length,
  };
}
