import { FailureError } from '#shared/failures/failure.ts';
import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';
import type { PullTable } from './pullTable.ts';

/** The page asks for the next rows when it is ready for them, so memory stays bounded (I24). */
export function pullHandlers(current: CurrentService, pulls: PullTable): Family<'pull'> {
  return {
    'pull.begin': ({ entity, path, knownIds, knownHashes }, { pageId }) => {
      if (knownIds.length !== knownHashes.length) throw new FailureError({ kind: 'badRequest', detail: 'known' });
      const known = new Map(knownIds.map((id, at) => [id, knownHashes[at] ?? '']));
      const client = current.client();
      const pullId = pulls.begin(pageId, (signal) => client.pull({ entity, path }, known, signal));
      return { pullId };
    },
    'pull.next': ({ pullId }, { pageId }) => pulls.next(pageId, pullId),
    'pull.cancel': ({ pullId }, { pageId }) => {
      pulls.cancel(pageId, pullId);
      return {};
    },
  };
}
