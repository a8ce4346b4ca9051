import { problemOf } from '#shared/trace/problem.ts';
import type { Incidents } from './incidents.ts';
import type { Log } from './log.ts';

type Process = Pick<NodeJS.Process, 'on'>;

/**
 * Logs and notes uncaught errors. After an exception nothing is certain any more: `end`, called once, says so in words
 * and ends the process; Electron alone would show the raw error and go on. What was accepted is on the disk. A rejected
 * promise concerns its own work only.
 */
export function logUncaught(process: Process, log: Log, incidents: Pick<Incidents, 'note'>, end: () => void): void {
  let ending = false;
  process.on('uncaughtExceptionMonitor', (error, origin) => log.problem('main.uncaught', error, { origin }));
  process.on('uncaughtException', (error) => {
    if (ending) return;
    ending = true;
    incidents.note('mainStopped', problemOf(error).name);
    end();
  });
  process.on('unhandledRejection', (reason) => {
    log.problem('main.rejection', reason);
    incidents.note('mainRejection', problemOf(reason).name);
  });
}
