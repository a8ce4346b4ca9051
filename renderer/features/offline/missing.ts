import type { OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import type { ToReceive } from '#stores/offline.ts';
import type { KeptPart } from '#sync/rules/kept.ts';
import type { Check, DatasetId } from './checks.ts';

export type Missing =
  /** A part: all of it, some of it, or what changed since another day. */
  | { readonly kind: 'part'; readonly id: DatasetId | KeptPart; readonly how: 'all' | 'some' | 'old' }
  /** The campus's own folders, which nobody chose to keep. */
  | { readonly kind: 'branch'; readonly id: string }
  /** An applicant of the day whom the service does not list: only the name in the application is here. */
  | { readonly kind: 'applicant'; readonly view: InterviewView };

/** In the order of the screen. */
export function missingOf(
  checks: readonly Check<DatasetId | KeptPart>[],
  { day, unchosenBranch }: Pick<OfflineFacts, 'day' | 'unchosenBranch'>,
): readonly Missing[] {
  const parts = checks.flatMap(({ id, problems: [worst] }): readonly Missing[] => {
    if (worst === undefined) return [];
    return [{ kind: 'part', id, how: worst === 'never' ? 'all' : worst === 'old' ? 'old' : 'some' }];
  });
  // Of a list that is not whole, no applicant is said to lack.
  const isListHere = checks.some(({ id, problems }) => id === 'applicants' && problems.length === 0);
  const absent = day.filter(({ isApplicantHere }) => isListHere && !isApplicantHere);
  return [
    ...parts,
    ...(unchosenBranch === null ? [] : [{ kind: 'branch' as const, id: unchosenBranch }]),
    ...absent.map(({ view }) => ({ kind: 'applicant' as const, view })),
  ];
}

/** All that can be received of what is missing; null where there is nothing. */
export function toReceiveOf(checks: readonly Check<string>[]): ToReceive | null {
  const sets = checks.flatMap(({ toReceive }) => toReceive.sets);
  const folders = checks.flatMap(({ toReceive }) => toReceive.folders);
  return sets.length + folders.length === 0 ? null : { sets, folders };
}
