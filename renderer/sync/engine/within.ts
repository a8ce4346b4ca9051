import type { Clock } from '../ports.ts';

/** Returns the result, or `otherwise` when none comes in time or the promise rejects: nothing waits for ever (I24). */
export async function within<T>(
  clock: Clock,
  ms: number,
  work: Promise<T>,
  otherwise: (detail: string) => T,
): Promise<T> {
  const late = Promise.withResolvers<T>();
  const stop = clock.after(ms, () => late.resolve(otherwise('no answer')));
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    return otherwise(error instanceof Error ? error.message : 'broken');
  } finally {
    stop();
  }
}
