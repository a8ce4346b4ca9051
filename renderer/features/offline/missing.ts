import type { DayInterview, OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import { firstList } from '#shared/endpoints/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { keptPartIds } from '#sync/rules/kept.ts';
import type { KeptPart } from '#sync/rules/kept.ts';
import type { ReceivedEntity } from '#sync/rules/received.ts';
import { requestKey } from '#sync/rules/request.ts';
import { datasetIds, listsOf } from './checks.ts';
import type { Underway } from './checks.ts';
import { lacking } from './keptChecks.ts';
import type { ListProblem } from './keptChecks.ts';

/** What will be missing without a network, each with one action. */
export type Missing = { readonly id: string } & (
  | { readonly kind: 'storage' }
  /** A list that is not here, truncated, of another day, or contains unreadable rows. */
  | {
      readonly kind: 'never' | 'unreadable' | 'old';
      readonly entity: ReceivedEntity;
      readonly count: number;
      readonly failure: FailureKind | null;
      readonly retry: readonly PullRequest[];
    }
  | {
      readonly kind: 'cut';
      readonly entity: ReceivedEntity;
      readonly last: PullStatus;
      readonly failure: FailureKind | null;
      readonly retry: readonly PullRequest[];
    }
  /** What belongs to rows kept one by one: lists that are not here, truncated, unreadable or of another day. */
  | {
      readonly kind: 'rowsNever' | 'rowsCut' | 'rowsUnreadable' | 'rowsOld';
      readonly part: KeptPart;
      readonly count: number;
      readonly retry: readonly PullRequest[];
    }
  | {
      readonly kind: 'folderGone' | 'folderUnlisted' | 'folderCut' | 'folderOld';
      readonly path: readonly string[];
      readonly count: number;
      readonly walk: readonly (readonly string[])[];
    }
  /** Folders of the first level that nobody chose: they are here by name only. */
  | { readonly kind: 'folderTop'; readonly count: number }
  /** Rows that the service lists nowhere, and of which none is kept: those that were opened here may be. */
  | { readonly kind: 'rowsUnkept'; readonly parts: readonly KeptPart[] }
  | {
      readonly kind: 'applicant' | 'applicantCut' | 'noContact' | 'unreadContact' | 'campus';
      readonly interview: DayInterview;
    }
);

/**
 * In the order of the screen: what concerns everything, the lists, the rows kept one by one, the folders, the
 * interviews of the day, and last what the user did not choose to keep.
 */
export function missingOf(
  facts: OfflineFacts,
  { pullFailures }: Pick<Underway, 'pullFailures'>,
  today: number,
  persisted: boolean | null,
): readonly Missing[] {
  return [
    ...(persisted === false ? [{ id: 'storage', kind: 'storage' as const }] : []),
    ...datasetIds.flatMap((dataset) =>
      listsOf[dataset].flatMap((entity) => ofList(entity, facts, pullFailures, today)),
    ),
    ...keptPartIds.flatMap((part) => ofPart(part, facts, pullFailures, today)),
    ...facts.folders.flatMap((folder) => ofFolder(folder, today)),
    ...(facts.foldersLeft > 0 ? [{ id: 'folderTop', kind: 'folderTop' as const, count: facts.foldersLeft }] : []),
    ...facts.day.flatMap((interview) => ofInterview(interview, facts)),
    ...ofUnkept(facts),
  ];
}

function ofList(
  entity: ReceivedEntity,
  { lists }: OfflineFacts,
  failures: Underway['pullFailures'],
  today: number,
): readonly Missing[] {
  const { last } = lists[entity];
  const request = firstList(entity);
  const line = { id: entity, entity, failure: failures[requestKey(request)] ?? null, retry: [request] };
  if (last && !last.complete) return [{ ...line, kind: 'cut', last }];
  const kind = last === null ? 'never' : last.unreadable.length > 0 ? 'unreadable' : last.at < today ? 'old' : null;
  if (kind === null) return [];
  const count = kind === 'unreadable' ? (last?.unreadable.length ?? 0) : (last?.received ?? 0);
  return [{ ...line, kind, count }];
}

const kindOfRows = {
  never: 'rowsNever',
  cut: 'rowsCut',
  unreadable: 'rowsUnreadable',
  old: 'rowsOld',
} as const satisfies Record<ListProblem, Missing['kind']>;

function ofPart(
  part: KeptPart,
  { parts }: OfflineFacts,
  failures: Underway['pullFailures'],
  today: number,
): readonly Missing[] {
  return lacking(parts[part].lists, failures, today).map(({ problem, requests }) => ({
    id: `${part}/${problem}`,
    kind: kindOfRows[problem],
    part,
    count: requests.length,
    retry: requests,
  }));
}

/** Marks come with their learner. */
function ofUnkept({ parts }: OfflineFacts): readonly Missing[] {
  const unkept = keptPartIds.filter((part) => part !== 'marks' && parts[part].lists.length === 0);
  return unkept.length === 0 ? [] : [{ id: 'rowsUnkept', kind: 'rowsUnkept', parts: unkept }];
}

function ofFolder(
  { id, path, folders, listed, unlisted, cut, asOf }: OfflineFacts['folders'][number],
  today: number,
): readonly Missing[] {
  if (path.length === 0) return [{ id: `${id}/gone`, kind: 'folderGone', path, count: 1, walk: [] }];
  const lines: Missing[] = cut.map((at) => ({
    id: `${id}/cut/${at.join('\\')}`,
    kind: 'folderCut',
    path: at,
    count: 1,
    walk: [at],
  }));
  if (listed < folders)
    lines.unshift({ id: `${id}/unlisted`, kind: 'folderUnlisted', path, count: folders - listed, walk: unlisted });
  else if (asOf !== null && asOf < today)
    lines.unshift({ id: `${id}/old`, kind: 'folderOld', path, count: folders, walk: [path] });
  return lines;
}

function ofInterview(interview: DayInterview, { lists }: OfflineFacts): readonly Missing[] {
  const { view, isApplicantHere, contact, isCampusKnown } = interview;
  const kinds = [
    // For an applicant who is not here, nothing else is known; that the service does not list them is concluded from a
    // complete list only.
    !isApplicantHere
      ? lists.Candidat.last?.complete === false
        ? 'applicantCut'
        : 'applicant'
      : contact === 'none'
        ? 'noContact'
        : contact === 'unread'
          ? 'unreadContact'
          : null,
    isCampusKnown ? null : 'campus',
  ] as const;
  return kinds.flatMap((kind) => (kind === null ? [] : [{ id: `${view.id}/${kind}`, kind, interview }]));
}
