import type { Log } from '../diagnostics/log.ts';
import type { Trace } from '../diagnostics/trace.ts';
import type { Family } from './handlers.ts';

/** The trace of this process for the page to show, and the page's own errors for the log. */
export const traceHandlers = (trace: Trace, log: Log): Family<'trace'> => ({
  'trace.read': () => ({ entries: trace.entries() }),
  'trace.report': ({ event, problem }) => {
    log.pageProblem(event, problem);
    return {};
  },
});
