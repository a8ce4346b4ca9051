/** Of the theme (`styles.css`), by what is drawn: the text of a cell, that of the first cell of a row, a header. */
const fonts = { cell: '450 13px', first: '560 13px', head: '450 11px' } as const;

type Measure = (text: string, font: keyof typeof fonts) => number;
let measure: Measure | undefined;

/** Measures texts, in px, without drawing them. */
export function textMeasure(): Measure {
  if (measure) return measure;
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  return (measure = (text, font) => {
    if (!context) return text.length * roughly;
    context.font = `${fonts[font]} ${fontFamily}`;
    // In a table figures are all as wide as a nought, or a little wider, and so is a hyphen in Inter.
    const figures = text.match(/[\d-]/gu)?.length ?? 0;
    return context.measureText(text.replaceAll(/[\d-]/gu, '0')).width + figures * wider;
  });
}

/** In px: a figure of a table is 8.42 px wide in Inter at 13 px, its nought in a text 8.3. */
const wider = 0.15;

/** In px, of a letter: where a page is given no canvas. */
const roughly = 7;
