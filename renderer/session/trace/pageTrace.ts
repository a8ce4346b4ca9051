import { openTrace } from '#shared/trace/line.ts';
import { transitionLine } from '#sync/engine/transitionLine.ts';

/** What the sync engine of this page did. */
export const pageTrace = openTrace(transitionLine);
