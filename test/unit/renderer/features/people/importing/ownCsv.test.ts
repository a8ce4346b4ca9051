import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheets } from '#features/people/importing/sheets/readSheets.ts';
import { csvOf } from '#lists/csv.ts';
import { typedText } from '#shared/text/typedText.ts';
import { runs } from '#test/unit/shared/entities/anyRow.ts';

/** As Carnet keeps texts: well-formed (R2.12), without blanks around them. */
const keptText = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...`=+-@'",;|#\n \tatNA/!é0\u00A0`.split('')) }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('+33 6 12 34 56 78', '="01000"', "'0612345679", '#N/A', 'Durand,=1+1', '12,5', '<table>', 'Zoé'),
  )
  .map((text) => typedText(text, true).trim());

test('what Carnet exports is read again as it was, sign by sign', async () => {
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(keptText, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    );
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const [first = []] = rows;
      const columns = first.map((_, at) => ({
        id: String(at),
        label: `Titre ${at}`,
        text: ({ cells }: { readonly cells: readonly string[] }) => cells[at] ?? '',
      }));
      const lines = rows.map((cells, at) => ({ id: String(at), cells }));
      const text = csvOf(columns, lines, { dayOf: () => '', timeOf: () => '' });
      const read = await readSheets(new TextEncoder().encode(text));
      const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== ''));
      expect(read.ok && read.sheets[0]?.rows).toEqual([columns.map(({ label }) => label), ...rows.slice(0, last + 1)]);
      expect(read.ok && read.sheets[0]?.errors).toEqual([]);
    }),
    runs(300),
  );
});
