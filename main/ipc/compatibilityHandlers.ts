import type { CompatibilityProgress, CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';
import type { RunTable } from './runTable.ts';

export type CompatibilityTable = RunTable<CompatibilityProgress, CompatibilityReport>;

/** A page shows one report; a second one at a time is a defect or hostile (I24). */
export const mostReports = 1;

/** What the open service serves of the interface (R3.4): one request of the service for each `next`. */
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
