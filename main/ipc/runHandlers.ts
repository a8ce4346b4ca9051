import type { PullBatch, PullEnd } from '#main/api/read/pull.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { CheckStep } from '#shared/ipc/diagnosis.ts';
import type { Endpoint } from './client.ts';
import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';
import type { RunTable } from './runTable.ts';

export type PullTable = RunTable<PullBatch, PullEnd>;

/** More than the datasets that a page receives at once; a page that begins more is a defect or hostile (I24). */
export const mostPulls = 32;

/** The page requests the next rows when it is ready for them, so memory is limited (I24). */
export function pullHandlers(current: CurrentService, pulls: PullTable): Family<'pull'> {
  return {
    'pull.begin': async ({ entity, path, of, by, known, due, dueKnown }, { pageId }) => {
      const client = current.client();
      const idsByHash = new Map(known.hashes.map((hash, at) => [hash, known.ids[at] ?? '']));
      const request = { entity, path, of, by, due: new Set(dueKnown ? [...known.ids, ...due] : due) };
      return { pullId: pulls.begin(pageId, (signal) => client.pull(request, idsByHash, signal)) };
    },
    'pull.next': async ({ pullId }, { pageId }) => {
      const next = await pulls.next(pageId, pullId);
      if (!next.done) return { rows: [...next.value.rows], received: next.value.received, end: null };
      const { received, complete, said, coverage, gone, provenGone, unreadable } = next.value;
      return {
        rows: [],
        received,
        end: { complete, said, coverage, gone: [...gone], provenGone: [...provenGone], unreadable: [...unreadable] },
      };
    },
    'pull.cancel': ({ pullId }, { pageId }) => {
      pulls.cancel(pageId, pullId);
      return {};
    },
  };
}

export type CheckTable = RunTable<CheckStep, CompatibilityReport | null>;

/** A page shows two runs, and may begin one before it has cancelled another; more are a defect or hostile (I24). */
export const mostChecks = 4;

/** What is typed of a service; without a user and a password only the way to it can be tested. */
export type TypedService = Pick<Endpoint, 'baseUrl' | 'options'> & {
  readonly user?: string | undefined;
  readonly password?: string | undefined;
};

/** Where a service lives, and who signs in there; a null endpoint is one whose password is not known. */
export interface DiagnosedService {
  readonly baseUrl: string;
  readonly endpoint: Endpoint | null;
}

interface CheckParts {
  readonly current: CurrentService;
  /** The service being added, else the open one. Throws `policy` or `badAddress`, or `locked` where none is open. */
  readonly diagnosed: (typed: TypedService | undefined) => Promise<DiagnosedService>;
  readonly diagnose: (service: DiagnosedService, signal: AbortSignal) => AsyncGenerator<CheckStep, null, undefined>;
}

/** The connection, and what the service serves (R3.4): one check, or one request, for each `next`. */
export function checkHandlers({ current, diagnosed, diagnose }: CheckParts, runs: CheckTable): Family<'checks'> {
  return {
    'checks.begin': async ({ of, typed }, { pageId }) => {
      if (of === 'service') {
        const client = current.client();
        return { runId: runs.begin(pageId, (signal) => client.compatibilitySteps(signal)) };
      }
      const service = await diagnosed(typed);
      return { runId: runs.begin(pageId, (signal) => diagnose(service, signal)) };
    },
    'checks.next': async ({ runId }, { pageId }) => {
      const next = await runs.next(pageId, runId);
      return next.done ? { step: null, report: next.value } : { step: next.value, report: null };
    },
    'checks.cancel': ({ runId }, { pageId }) => {
      runs.cancel(pageId, runId);
      return {};
    },
  };
}
