/** The default day of tests, demo and pictures, YYYY-MM-DD. */
export const usualDay: string;
/** CARNET_TODAY cannot be read; the message says what is expected. */
export class GivenDayError extends Error {}
/**
 * Epoch ms of `2027-03-28` or `2027-03-28T23:50` in the school's zone; null for `today` or nothing. Throws
 * GivenDayError.
 */
export function givenMoment(text: string | undefined): number | null;
