let next = '';

/** The next opening of the palette begins with this text: for a screen that opens it with half a question. */
export const beginPalette = (text: string): void => {
  next = text;
};

/** The text of `beginPalette`, for one opening; '' otherwise. */
export function takePaletteText(): string {
  const text = next;
  next = '';
  return text;
}
