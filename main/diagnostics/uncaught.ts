import type { Log } from './log.ts';

type Process = Pick<NodeJS.Process, 'on'>;

/** Logs what nobody caught. An exception still ends the process as before; a promise that failed does not. */
export function logUncaught(process: Process, log: Log): void {
  process.on('uncaughtExceptionMonitor', (error, origin) => log.problem('main.uncaught', error, { origin }));
  process.on('unhandledRejection', (reason) => log.problem('main.rejection', reason));
}
