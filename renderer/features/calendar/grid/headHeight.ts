/** The height of the day headers, which remain visible while the hours scroll, in pixels: as in `week.css`. */
export const headHeight = 46;
