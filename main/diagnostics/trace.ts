import type { MainTrace } from '#shared/ipc/trace.ts';
import { traceCapacity } from '#shared/trace/line.ts';
import { Ring } from '#shared/trace/ring.ts';

/** The last entries of main's trace: requests, and what the log notes. In memory only. */
export interface Trace {
  push(entry: MainTrace): void;
  entries(): readonly MainTrace[];
}

export const openTrace = (): Trace => new Ring<MainTrace>(traceCapacity);
