import type { PullBatch, PullEnd } from '#main/api/read/pull.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CompatibilityProgress, CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';
import type { RunTable } from './runTable.ts';

export type PullTable = RunTable<PullBatch, PullEnd>;

/**
 * More than the datasets that a page can receive at the same time; a page that begins more is a defect or hostile
 * (I24).
 */
export const mostPulls = 32;

/** The page requests the next rows when it is ready for them, so memory is limited (I24). */
export function pullHandlers(current: CurrentService, pulls: PullTable): Family<'pull'> {
  return {
    'pull.begin': ({ entity, path, of, by, knownIds, knownHashes, due }, { pageId }) => {
      if (knownIds.length !== knownHashes.length) throw new FailureError({ kind: 'badRequest', detail: 'known' });
      const known = new Map(knownIds.map((id, at) => [id, knownHashes[at] ?? '']));
      const client = current.client();
      const pullId = pulls.begin(pageId, (signal) =>
        client.pull({ entity, path, of, by, due: new Set(knownIds.slice(0, due)) }, known, signal),
      );
      return { pullId };
    },
    'pull.next': async ({ pullId }, { pageId }) => {
      const next = await pulls.next(pageId, pullId);
      if (!next.done) return { rows: [...next.value.rows], received: next.value.received, end: null };
      const { received, complete, coverage, gone, unreadable } = next.value;
      return { rows: [], received, end: { complete, coverage, gone: [...gone], unreadable: [...unreadable] } };
    },
    'pull.cancel': ({ pullId }, { pageId }) => {
      pulls.cancel(pageId, pullId);
      return {};
    },
  };
}

export type CompatibilityTable = RunTable<CompatibilityProgress, CompatibilityReport>;

/** A page shows one report; a second one at the same time is a defect or hostile (I24). */
export const mostReports = 1;

/** Which parts of the interface the open service offers (R3.4): one request to the service for each `next`. */
export function compatibilityHandlers(current: CurrentService, reports: CompatibilityTable): Family<'compatibility'> {
  return {
    'compatibility.begin': ({ ids }, { pageId }) => {
      const client = current.client();
      return { reportId: reports.begin(pageId, (signal) => client.compatibilitySteps(ids, signal)) };
    },
    'compatibility.next': async ({ reportId }, { pageId }) => {
      const next = await reports.next(pageId, reportId);
      return next.done ? { progress: null, report: next.value } : { progress: next.value, report: null };
    },
    'compatibility.cancel': ({ reportId }, { pageId }) => {
      reports.cancel(pageId, reportId);
      return {};
    },
  };
}
