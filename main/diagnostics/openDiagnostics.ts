import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openMainTrace } from '#shared/trace/line.ts';
import type { Trace } from '#shared/trace/line.ts';
import { isDiskFull, openIncidents } from './incidents.ts';
import type { Incidents } from './incidents.ts';
import { openLog } from './log.ts';
import type { Log } from './log.ts';

/** Everything that main writes down about itself. */
export interface Diagnostics {
  readonly log: Log;
  readonly trace: Trace;
  readonly incidents: Incidents;
  /** Notes a disk without room, once for each run. */
  readonly noteFull: (error: unknown) => void;
}

/** Begins a run of the profile in `userData`. */
export function openDiagnostics(userData: string, version: string): Diagnostics {
  mkdirSync(userData, { recursive: true, mode: 0o700 });
  const trace = openMainTrace();
  let incidents: Incidents | null = null;
  let isRecorded = false;
  const noteFull = (error: unknown): void => {
    if (incidents === null || isRecorded || !isDiskFull(error)) return;
    isRecorded = true; // first: recording it may fail for the same reason
    incidents.note('diskFull');
  };
  const log = openLog(join(userData, 'logs'), trace, undefined, noteFull);
  incidents = openIncidents(join(userData, 'run.json'), {
    version,
    onFailure: (error) => log.problem('incidents.failed', error),
  });
  return { log, trace, incidents, noteFull };
}
