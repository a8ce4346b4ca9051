import { FailureError } from '#shared/failures/failure.ts';

/** What was read; null where the service fails, for a caller that goes on without. */
export async function unlessFailed<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FailureError) return null;
    throw error;
  }
}
