/** The service gives an interview a start and no end; this length is used when the calendar has no event of it. */
export const usualLength = 45 * 60_000;
