import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** Bytes of the heap that are still referenced. */
export function heapNow(): number {
  if (typeof collect !== 'function') throw new Error('this Node does not expose its garbage collector');
  collect();
  return process.memoryUsage().heapUsed;
}

/** Members of Object.prototype that were not there when the process began. */
const members = Object.getOwnPropertyNames(Object.prototype).length;
export const isPolluted = (): boolean => Object.getOwnPropertyNames(Object.prototype).length !== members;
