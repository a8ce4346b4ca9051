let next = '';

/** What the palette begins with the next time that it opens, where a screen leads to it. */
export const beginPalette = (text: string): void => {
  next = text;
};

/** Once. */
export function takePaletteText(): string {
  const text = next;
  next = '';
  return text;
}
