const pixelsPerHour = 66;
const minBlockPixels = 22;

/** The shortest piece of a day that a block can show, in minutes of the grid. */
export const minBlockMinutes = (minBlockPixels * 60) / pixelsPerHour;

/** Whole hours the grid shows. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** The usual hours of the day, extended to contain everything early and late. */
export function visibleHours(boxes: Iterable<{ readonly top: number; readonly bottom: number }>, usual: Hours): Hours {
  let { from, to } = usual;
  for (const box of boxes) {
    from = Math.min(from, Math.floor(box.top / 60));
    to = Math.max(to, Math.ceil(box.bottom / 60));
  }
  return { from: Math.max(0, from), to: Math.min(24, to) };
}

export const heightOf = (hours: Hours): number => (hours.to - hours.from) * pixelsPerHour;
export const lengthOf = (minutes: number): number => (minutes * pixelsPerHour) / 60;
/** Pixels from the top of the grid. */
export const yOf = (minute: number, hours: Hours): number => lengthOf(minute - hours.from * 60);
/** The minute of the day at a point of the grid; beyond an edge, the first or last that is shown. */
export const minuteOf = (y: number, hours: Hours): number =>
  Math.min(hours.to * 60, Math.max(hours.from * 60, hours.from * 60 + (y * 60) / pixelsPerHour));
