import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { endpoint, endpointFor, listOfValue } from '#shared/endpoints/index.ts';
import type { PullRequest } from '#sync/ports.ts';
import { Fields } from './fields.ts';
import type { PageRow } from './pageText.ts';

/** Instead of a hash: no list is expected to hold the row. It was read by its id, or lists may lack it. */
export const ofNoList = '-';

/** Instead of a hash: the service says that the row is not there (R3.1b). It stays to be shown, and counts nowhere. */
export const provenGone = '--';

/** Whether a hash is one: what came with a list, and is compared with it. */
export const isHash = (hash: string): boolean => hash !== '' && hash !== ofNoList && hash !== provenGone;

/** The list that a request reads, where stored rows say anything about its content. */
function listOf({ entity, of, by }: PullRequest): Endpoint | undefined {
  const name = of === undefined ? endpointFor(entity, 'list') : listOfValue(entity, by)?.name;
  const list = name && endpoint(name);
  return list?.kind === 'list' && list.mayLack !== 'any' ? list : undefined;
}

/**
 * Ids that a whole list must hold (R3.6): what one gave before and, where it shows its dataset, what was created here.
 */
export function dueIn(request: PullRequest, rows: Iterable<PageRow>): ReadonlySet<string> {
  const due = new Set<string>();
  const list = listOf(request);
  if (!list) return due;
  const { entity, of, by } = request;
  const member = of === undefined ? undefined : listOfValue(entity, by)?.member;
  for (const { id, hash, text } of rows) {
    if (!isHash(hash) && (hash !== '' || list.mayLack)) continue;
    // Parsing a row costs microseconds, and there may be many: a search in the text decides whether to parse it.
    if (of === undefined || (member !== undefined && text.includes(of) && new Fields(text).id(member) === of))
      due.add(id);
  }
  return due;
}
