import { JsonTextError } from '#shared/json/rawJson.ts';

/** A comparison with a row of the service; undefined when the row cannot be taken apart (a member twice, for one). */
export function comparable<Result>(compare: () => Result): Result | undefined {
  try {
    return compare();
  } catch (error) {
    if (error instanceof JsonTextError) return undefined;
    throw error;
  }
}
