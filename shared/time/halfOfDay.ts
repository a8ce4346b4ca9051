/**
 * Whether an hour, as it is typed, names no half of the day: « 4h » is 16:00 at a school as often as 04:00, and the
 * user is asked which. 1 to 6 with one digit; 04 and 16 are clear, and 7 to 9 are the morning.
 */
export const isEitherHalf = (hour: string): boolean => /^[1-6]$/u.test(hour);

/** The hour that may be meant, after noon first, with two digits. */
export const halvesOf = (hour: string): readonly [afternoon: string, morning: string] => [
  String(Number(hour) + 12),
  hour.padStart(2, '0'),
];
