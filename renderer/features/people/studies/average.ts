import { noGrade } from '#shared/entities/apprenantEvaluation.ts';

/** A mark, and what it counts for. */
export interface CountedMark {
  readonly evaluationId: string | null;
  readonly note: number | null;
  /** There is one, and it cannot be read. */
  readonly isUnread?: boolean;
  /** Ponderation of its evaluation; null where that is not on this workstation. */
  readonly weight: number | null;
  readonly isExempt: boolean;
  readonly isSecondSession: boolean;
}

/** The service gives no average of a course in progress: this one is Carnet's own, and is said to be. */
export type Average =
  | { readonly kind: 'none' }
  /** Weights that are not on this workstation would change it. */
  | { readonly kind: 'weightUnknown' }
  /** So would a mark that cannot be read. */
  | { readonly kind: 'markUnread' }
  | { readonly kind: 'average'; readonly value: number; readonly count: number };

/** −1 means that no mark was entered (document: ApprenantEvaluation). */
export const isEntered = (note: number | null): note is number => note !== null && note !== noGrade;

/**
 * The weighted mean of the marks that were entered. An exempted mark does not count; of two for one evaluation, the one
 * of the second session does.
 */
export function averageOf(marks: readonly CountedMark[]): Average {
  if (marks.some(({ isUnread = false, isExempt }) => isUnread && !isExempt)) return { kind: 'markUnread' };
  const entered = marks.filter(({ note, isExempt }) => isEntered(note) && !isExempt);
  const resat = new Set(entered.flatMap((mark) => (mark.isSecondSession ? (mark.evaluationId ?? []) : [])));
  return weightedMean(
    entered
      .filter(({ evaluationId, isSecondSession }) => isSecondSession || !resat.has(evaluationId ?? ''))
      .map(({ note, weight }) => ({ value: note ?? noGrade, weight })),
  );
}

/** The mean of the averages of courses, weighted as the courses are; a course without average does not count. */
export function averageOfCourses(
  courses: readonly { readonly average: Average; readonly weight: number | null }[],
): Average {
  const open = courses.find(({ average }) => average.kind === 'weightUnknown' || average.kind === 'markUnread');
  if (open) return open.average;
  return weightedMean(
    courses.flatMap(({ average, weight }) => (average.kind === 'average' ? [{ value: average.value, weight }] : [])),
  );
}

function weightedMean(values: readonly { readonly value: number; readonly weight: number | null }[]): Average {
  if (values.length === 0) return { kind: 'none' };
  if (values.some(({ weight }) => weight === null)) return { kind: 'weightUnknown' };
  const total = values.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  if (total <= 0) return { kind: 'none' };
  const sum = values.reduce((all, { value, weight }) => all + value * (weight ?? 0), 0);
  return { kind: 'average', value: sum / total, count: values.filter(({ weight }) => weight !== 0).length };
}
