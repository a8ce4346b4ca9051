import type { OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import { keptPartIds } from '#sync/rules/kept.ts';
import type { KeptPart } from '#sync/rules/kept.ts';
import { requestKey } from '#sync/rules/request.ts';
import { isLacking, problemsAmong, refusals } from './checks.ts';
import type { Check, Underway } from './checks.ts';

export type KeptCheck = Check<KeptPart>;

/** The parts of which anything is taken; `today` as in checkDatasets. A list that the service refuses is ignored. */
export function checkKept(
  { parts }: OfflineFacts,
  { pulls, pullFailures }: Underway,
  today: number,
): readonly KeptCheck[] {
  return keptPartIds.flatMap((id) => {
    const { lists } = parts[id];
    if (lists.length === 0) return [];
    const keys = lists.map(({ request }) => requestKey(request));
    const served = lists.filter(
      ({ request, last }) => last !== null || !refusals.has(pullFailures[requestKey(request)] ?? 'offline'),
    );
    const statuses = served.flatMap(({ last }) => last ?? []);
    return [
      {
        id,
        problems: problemsAmong(statuses, served.length, today),
        asOf: statuses.length === 0 ? null : Math.min(...statuses.map(({ at }) => at)),
        toReceive: {
          sets: served.filter(({ last }) => isLacking(last, today)).map(({ request }) => request),
          folders: [],
        },
        receiving: lists.map(({ request }) => request).filter((request) => pulls[requestKey(request)]),
        received: statuses.length,
        failure: keys.map((key) => pullFailures[key]).find((failure) => failure !== undefined) ?? null,
      },
    ];
  });
}
