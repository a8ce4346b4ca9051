/** Of the theme (`styles.css`), by what is drawn: the text of a cell, that of the first cell of a row, a header. */
const fonts = { cell: '450 13px', first: '560 13px', head: '450 12px' } as const;

type Measure = (text: string, font: keyof typeof fonts) => number;
let measure: Measure | undefined;

/** Measures texts, in px, at the size that the user chose, without drawing them. */
export function textMeasure(): Measure {
  const scale = Number(getComputedStyle(document.documentElement).getPropertyValue('--text-scale')) || 1;
  const usual = usualMeasure();
  return (text, font) => usual(text, font) * scale;
}

/** Of each font the widths of so many texts are kept: rows that come or change have mostly texts that were there. */
const mostKept = 2_000;

/** At the usual size. */
function usualMeasure(): Measure {
  if (measure) return measure;
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  const widthOf: Measure = (text, font) => {
    if (!context) return text.length * roughly;
    context.font = `${fonts[font]} ${fontFamily}`;
    // In a table figures are all as wide as a nought, or a little wider, and so is a hyphen in Inter.
    const figures = text.match(/[\d-]/gu)?.length ?? 0;
    return context.measureText(text.replaceAll(/[\d-]/gu, '0')).width + figures * wider;
  };
  const kept = { cell: new Map<string, number>(), first: new Map<string, number>(), head: new Map<string, number>() };
  const forget = (): void => Object.values(kept).forEach((widths) => widths.clear());
  document.fonts.addEventListener('loadingdone', forget); // widths until then were those of another font
  return (measure = (text, font) => {
    const width = kept[font].get(text) ?? widthOf(text, font);
    if (kept[font].size >= mostKept) kept[font].clear();
    kept[font].set(text, width);
    return width;
  });
}

/** In px: a figure of a table is 8.42 px wide in Inter at 13 px, its nought in a text 8.3. */
const wider = 0.15;

/** In px, of a letter: where a page is given no canvas. */
const roughly = 7;
