import { useMemo } from 'react';
import { useTakenAlong } from '#cache/queries/useTakenAlong.ts';
import type { TakenFacts } from '#cache/queries/useTakenAlong.ts';
import { isTakenRow, useReadiness, usualScope } from '#stores/offline.ts';
import type { Scope, TakenRow } from '#stores/offline.ts';
import { useSession } from '#stores/session.ts';
import { addDays, mondayOf, useFormat, useNow } from '#ui/index.ts';

interface Ready {
  readonly scope: Scope;
  /** Rows taken one by one, and those that the user left out. */
  readonly rows: readonly TakenRow[];
  readonly facts: TakenFacts;
  /** First and last week number. */
  readonly weeks: readonly [first: number, last: number];
  /** Epoch ms, to the minute. */
  readonly now: number;
  /** Today, from its first instant (epoch ms) to just after its last. */
  readonly from: number;
  readonly to: number;
}

/** What is included for today, and what of it is here. */
export function useOfflineFacts(): Ready {
  const format = useFormat();
  const now = useNow();
  const day = format.dayOf(now);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const chosen = useReadiness((readiness) => readiness.scope);
  const rows = useReadiness((readiness) => readiness.rows);
  const scope = useMemo(() => chosen ?? usualScope(campusId), [chosen, campusId]);
  const taken = useMemo(() => {
    const monday = mondayOf(day);
    return {
      campusIds: scope.campusIds,
      withoutAdmissionPaths: scope.withoutAdmissionPaths,
      folders: scope.folders,
      rows: rows.map((row) => ({ entity: row.entity, id: row.id, isTaken: isTakenRow(row) })),
      from: format.startOfDay(addDays(monday, -7 * scope.weeksBefore)),
      to: format.startOfDay(addDays(monday, 7 * (scope.weeksAfter + 1))),
      dayFrom: format.startOfDay(day),
      dayTo: format.endOfDay(day),
    };
  }, [scope, rows, day, format]);
  return {
    scope,
    rows,
    facts: useTakenAlong(taken),
    weeks: [format.weekNumber(taken.from), format.weekNumber(taken.to - 1)],
    now,
    from: taken.dayFrom,
    to: taken.dayTo,
  };
}
