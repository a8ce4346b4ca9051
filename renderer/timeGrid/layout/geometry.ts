/** An hour is never lower than this, so that a quarter of an hour can be read and hit. */
const lowestHour = 66;
/** An hour is never taller: beyond it a day would be mostly empty space. */
const tallestHour = 132;
const minBlockPixels = 22;

/** The height of the column heads, which remain visible while the hours scroll, in pixels: as in `grid.css`. */
export const headHeight = 46;
/** The width of the hours, which remain visible while days scroll sideways, in pixels: as in `grid.css`. */
export const gutterWidth = 46;
/** The width of a folded weekend, in pixels: as in `grid.css`. */
export const foldWidth = 28;

/** The shortest piece of a day that a block can show, in minutes of the grid. */
export const minBlockMinutes = (minBlockPixels * 60) / lowestHour;

/** Whole hours the grid shows. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Hours as they are drawn. */
export interface DrawnHours extends Hours {
  readonly pixelsPerHour: number;
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

/** Hours that fill `room` pixels: they stretch in a tall window, and scroll in a low one. */
export const pixelsPerHour = ({ from, to }: Hours, room: number): number =>
  Math.min(tallestHour, Math.max(lowestHour, Math.floor(room / (to - from))));

export const heightOf = (hours: DrawnHours): number => (hours.to - hours.from) * hours.pixelsPerHour;
export const lengthOf = (minutes: number, hours: DrawnHours): number => (minutes * hours.pixelsPerHour) / 60;
/** Pixels from the top of the grid. */
export const yOf = (minute: number, hours: DrawnHours): number => lengthOf(minute - hours.from * 60, hours);
/** The minute of the day at a point of the grid; beyond an edge, the first or last that is shown. */
export const minuteOf = (y: number, hours: DrawnHours): number =>
  Math.min(hours.to * 60, Math.max(hours.from * 60, hours.from * 60 + (y * 60) / hours.pixelsPerHour));
