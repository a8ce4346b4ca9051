import { touches } from './period.ts';
import type { SchoolDay } from './schoolDay.ts';

/** A day without events beside days that have some is this wide: enough to see it and to create in it. */
const bareWeight = 0.5;

/** How wide each day is beside the others: only days that hold something, and today, are wide. */
export function weightsOf(
  days: readonly SchoolDay[],
  events: readonly { readonly debut: number; readonly fin: number }[],
  today: string,
): readonly number[] {
  const holds = days.map((day) => events.some((event) => touches(event, day)));
  if (!holds.includes(true)) return days.map(() => 1);
  return days.map((day, index) => (holds[index] === true || day.day === today ? 1 : bareWeight));
}

/** By weight, but none narrower than its least. `width` has room for the least of all. */
export function widthsOf(weights: readonly number[], least: readonly number[], width: number): readonly number[] {
  const shares = weights.map(() => 0);
  let [open, rest] = [weights.map((_, at) => at), width];
  for (;;) {
    const each = rest / open.reduce((sum, at) => sum + (weights[at] ?? 0), 0);
    const short = open.filter((at) => (weights[at] ?? 0) * each < (least[at] ?? 0));
    for (const at of open) shares[at] = short.includes(at) ? (least[at] ?? 0) : (weights[at] ?? 0) * each;
    if (short.length === 0 || short.length === open.length) return shares;
    rest -= short.reduce((sum, at) => sum + (least[at] ?? 0), 0);
    open = open.filter((at) => !short.includes(at));
  }
}

/** Where columns of these weights begin and end, as fractions of the whole: one more than there are columns. */
export function edgesOf(weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let sum = 0;
  return [0, ...weights.map((weight) => (sum += weight) / whole)];
}

/** The column at a fraction of the whole; beyond an edge, the first or last. */
export function columnAt(fraction: number, edges: readonly number[]): number {
  const after = edges.findIndex((edge, index) => index > 0 && fraction < edge);
  return Math.max(0, after === -1 ? edges.length - 2 : after - 1);
}
