import { setTimeout as pause } from 'node:timers/promises';

/** In ms, 2 s together. */
const waits = [10, 20, 40, 80, 150, 300, 600, 800];
const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EPERM', 'EBUSY', 'EACCES'].includes(String(error.code));

/** On Windows a virus scanner or a backup may hold a file for a moment: the work is tried again for 2 s. */
export async function whenFree<Result>(
  work: () => Promise<Result>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Result> {
  for (const ms of waits) {
    try {
      return await work();
    } catch (error) {
      if (!isHeld(error)) throw error;
      await wait(ms);
    }
  }
  return work();
}
