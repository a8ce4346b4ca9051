import type { OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import type { PullRequest } from '#sync/ports.ts';
import { keptPartIds } from '#sync/rules/kept.ts';
import type { KeptPart } from '#sync/rules/kept.ts';
import { requestKey } from '#sync/rules/request.ts';
import { refusals } from './checks.ts';
import type { Check, Problem, Underway } from './checks.ts';

/** A part that consists of rows kept one by one. */
export type KeptCheck = Check<KeptPart>;

type List = OfflineFacts['parts'][KeptPart]['lists'][number];

/** What is wrong with one list of a row. */
const is: Readonly<Record<'never' | 'cut' | 'unreadable' | 'old', (list: List, today: number) => boolean>> = {
  never: ({ last }) => last === null,
  cut: ({ last }) => last?.complete === false,
  unreadable: ({ last }) => last !== null && last.unreadable.length > 0,
  old: ({ last }, today) => last !== null && last.at < today,
};
export type ListProblem = keyof typeof is;
const listProblems = Object.keys(is) as readonly ListProblem[]; // keys loses the names

/** The lists of a part by what is wrong with them, worst first; a list that the service refuses is ignored (R3.4). */
export function lacking(
  lists: readonly List[],
  pullFailures: Underway['pullFailures'],
  today: number,
): readonly { readonly problem: ListProblem; readonly requests: readonly PullRequest[] }[] {
  const served = lists.filter(
    ({ request, last }) => last !== null || !refusals.has(pullFailures[requestKey(request)] ?? 'offline'),
  );
  return listProblems.flatMap((problem) => {
    const requests = served.filter((list) => is[problem](list, today)).map(({ request }) => request);
    return requests.length === 0 ? [] : [{ problem, requests }];
  });
}

/** The parts of which anything is taken; `today` as in checkDatasets. */
export function checkKept(
  { parts }: OfflineFacts,
  { pulls, pullFailures }: Underway,
  today: number,
): readonly KeptCheck[] {
  return keptPartIds.flatMap((id) => {
    const { lists, characters } = parts[id];
    if (lists.length === 0) return [];
    const keys = lists.map(({ request }) => requestKey(request));
    const ages = lists.flatMap(({ last }) => last?.at ?? []);
    const found = lacking(lists, pullFailures, today);
    const isPartly = ages.length > 0;
    return [
      {
        id,
        problems: found.map(({ problem }): Problem => (problem === 'never' && isPartly ? 'partly' : problem)),
        asOf: ages.length === 0 ? null : Math.min(...ages),
        characters,
        receiving: lists.map(({ request }) => request).filter((request) => pulls[requestKey(request)]),
        received: ages.length,
        failure: keys.map((key) => pullFailures[key]).find((failure) => failure !== undefined) ?? null,
      },
    ];
  });
}
