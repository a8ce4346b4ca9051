import type { Log } from './log.ts';

type Process = Pick<NodeJS.Process, 'on'>;

/** Logs uncaught errors. An exception still ends the process as before; a rejected promise does not. */
export function logUncaught(process: Process, log: Log): void {
  process.on('uncaughtExceptionMonitor', (error, origin) => log.problem('main.uncaught', error, { origin }));
  process.on('unhandledRejection', (reason) => log.problem('main.rejection', reason));
}
