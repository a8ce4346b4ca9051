import type { Log } from './log.ts';

type Process = Pick<NodeJS.Process, 'on'>;

/**
 * Logs uncaught errors. After an exception nothing is certain any more: `end`, called once, says so in words and ends
 * the process; Electron alone would show the raw error and go on. What was accepted is on the disk. A rejected promise
 * concerns its own work only.
 */
export function logUncaught(process: Process, log: Log, end: () => void): void {
  let ending = false;
  process.on('uncaughtExceptionMonitor', (error, origin) => log.problem('main.uncaught', error, { origin }));
  process.on('uncaughtException', () => {
    if (ending) return;
    ending = true;
    end();
  });
  process.on('unhandledRejection', (reason) => log.problem('main.rejection', reason));
}
