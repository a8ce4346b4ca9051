import { JsonTextError } from '#shared/json/rawJson.ts';

/** Compares with a row of the service; undefined when the row cannot be parsed (for example a member occurs twice). */
export function comparable<Result>(compare: () => Result): Result | undefined {
  try {
    return compare();
  } catch (error) {
    if (error instanceof JsonTextError) return undefined;
    throw error;
  }
}
