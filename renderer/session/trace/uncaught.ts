import { callBridge } from '#gateway/bridge.ts';
import type { PageEvent } from '#shared/ipc/trace.ts';
import { problemOf } from '#shared/trace/problem.ts';

/** A defect that repeats must not fill the log (I24). */
const mostReports = 100;
let reports = 0;

/** Has main log an error of the page, without its message. */
export function reportProblem(event: PageEvent, error: unknown): void {
  reports += 1;
  if (reports <= mostReports) void callBridge('trace.report', { event, problem: problemOf(error) });
}

/** Reports errors that no code in the page caught. Returns a function that stops. */
export function followUncaught(page: Window = window): () => void {
  const onError = ({ error }: ErrorEvent): void => reportProblem('page.error', error);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => reportProblem('page.rejection', reason);
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
