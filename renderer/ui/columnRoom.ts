/**
 * In px: never narrower than `least`; nearly all rows are whole in `most`, all in `all`. `spare`: its part of the rest.
 */
export type Need = readonly [least: number, most: number, all: number, spare: number];

/**
 * Whole px; their sum is `room`, unless the least do not fit. All grow together until most rows are whole, then all:
 * one long row takes nothing from others, and none is cut while another has room to spare.
 */
export function divideRoom(room: number, needs: readonly Need[]): readonly number[] {
  let widths = needs.map(([least]) => least);
  if (total(widths) >= room) return widths;
  for (const stage of [1, 2] as const)
    widths = grown(
      widths,
      needs.map((need) => need[stage]),
      room,
    );
  const parts = needs.map(([, , , spare]) => spare);
  const left = room - total(widths);
  // Fractions of a px may have got lost on the way.
  const whole = widths.map((width, at) => Math.floor(width + (left * (parts[at] ?? 0)) / (total(parts) || 1) + 0.001));
  const widest = whole.indexOf(Math.max(...whole));
  return whole.with(widest, (whole[widest] ?? 0) + room - total(whole));
}

/** Each grows by as much as the others until it is as wide as is wanted, or no room is left. */
function grown(from: readonly number[], wanted: readonly number[], room: number): number[] {
  const lacks = from.map((width, at) => Math.max(0, (wanted[at] ?? 0) - width));
  const short = lacks.filter((lack) => lack > 0).toSorted((a, b) => a - b);
  // The one that lacks least decides how much all grow at once.
  let [left, step] = [room - total(from), 0];
  for (const [at, lack] of short.entries()) {
    const each = Math.min(lack - step, left / (short.length - at));
    left -= each * (short.length - at);
    step += each;
  }
  return from.map((width, at) => width + Math.min(lacks[at] ?? 0, step));
}

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);
