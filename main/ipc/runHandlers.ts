import type { PullBatch, PullEnd } from '#main/api/read/pull.ts';
import type { CompatibilityProgress, CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
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

export type CompatibilityTable = RunTable<CompatibilityProgress, CompatibilityReport>;

/** A page shows one report; a second one at the same time is a defect or hostile (I24). */
export const mostReports = 1;

/** Which parts of the interface the open service offers (R3.4): one request to the service for each `next`. */
export function compatibilityHandlers(current: CurrentService, reports: CompatibilityTable): Family<'compatibility'> {
  return {
    'compatibility.begin': (_, { pageId }) => {
      const client = current.client();
      return { reportId: reports.begin(pageId, (signal) => client.compatibilitySteps(signal)) };
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

export type DiagnosisTable = RunTable<DiagnosisResult, null>;

/** A page shows one diagnosis (I24). */
export const mostDiagnoses = 1;

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

interface DiagnosisParts {
  /** The service being added, else the open one. Throws `policy` or `badAddress`, or `locked` where none is open. */
  readonly diagnosed: (typed: TypedService | undefined) => Promise<DiagnosedService>;
  readonly diagnose: (
    service: DiagnosedService,
    signal: AbortSignal,
  ) => AsyncGenerator<DiagnosisResult, null, undefined>;
}

/** Tests the connection to a service: each `diagnosis.next` runs one check. */
export function diagnosisHandlers(
  { diagnosed, diagnose }: DiagnosisParts,
  diagnoses: DiagnosisTable,
): Family<'diagnosis'> {
  return {
    'diagnosis.begin': async ({ typed }, { pageId }) => {
      const service = await diagnosed(typed);
      diagnoses.cancelAll(pageId); // a page that asks again no longer waits for the one before
      return { diagnosisId: diagnoses.begin(pageId, (signal) => diagnose(service, signal)) };
    },
    'diagnosis.next': async ({ diagnosisId }, { pageId }) => {
      const next = await diagnoses.next(pageId, diagnosisId);
      return { result: next.done ? null : next.value };
    },
    'diagnosis.cancel': ({ diagnosisId }, { pageId }) => {
      diagnoses.cancel(pageId, diagnosisId);
      return {};
    },
  };
}
