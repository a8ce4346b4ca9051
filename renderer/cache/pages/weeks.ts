const day = 86_400_000;
const week = 7 * day;
/** Monday 5 January 1970, midnight UTC. */
const firstMonday = 4 * day;

/** Longer events are in the bucket of the long ones, so that a range need look back one week only. */
export const longestInWeek = week;

/**
 * The Monday (YYYY-MM-DD) of the week of an instant (epoch ms), by UTC: a bucket only keeps neighbours together, what
 * a screen shows as a week is decided by instants.
 */
export function weekOf(instant: number): string {
  return mondayText(Math.floor((instant - firstMonday) / week));
}

/** Every week that an event of at most a week touching [from, to) can begin in. */
export function weeksTouching(from: number, to: number): readonly string[] {
  const first = Math.floor((from - longestInWeek - firstMonday) / week);
  const last = Math.floor((to - 1 - firstMonday) / week);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => mondayText(first + index));
}

/** Few weeks are ever met, and each one by many events. */
const mondays = new Map<number, string>();

function mondayText(index: number): string {
  const known = mondays.get(index);
  if (known !== undefined) return known;
  const text = new Date(firstMonday + index * week).toISOString().slice(0, 10);
  mondays.set(index, text);
  return text;
}
