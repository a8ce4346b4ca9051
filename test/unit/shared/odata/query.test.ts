import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryString } from '#shared/odata/query.ts';
import type { Filter } from '#shared/odata/query.ts';

const decoded = (filter: Filter): string => decodeURIComponent(queryString({ filter }).replace('?$filter=', ''));

describe('R1.2 queries', () => {
  test('a literal comes out as it went in, and cannot end early', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const query = queryString({ filter: { eq: ['Nom', value] } });
        expect(query).toMatch(/^\?\$filter=[\w%.!~*'()-]*$/u); // no space, no +, no &, no #, no backslash
        const literal = decoded({ eq: ['Nom', value] }).replace('Nom eq ', '');
        expect(literal.slice(1, -1).replaceAll("''", '')).not.toContain("'");
        expect(literal.slice(1, -1).replaceAll("''", "'")).toBe(value);
      }),
    );
  });

  test.each([
    [{ eq: ['Mail/Adresse', "o'neil+x@b.fr"] }, "?$filter=Mail%2FAdresse%20eq%20'o''neil%2Bx%40b.fr'"],
    [
      { eq: ['EntiteJuridiqueId', { integer: '12345678901234567890' }] },
      '?$filter=EntiteJuridiqueId%20eq%2012345678901234567890',
    ],
    [
      { and: [{ eq: ['AffaireId', 4] }, { eq: ['CreditON', true] }] },
      '?$filter=AffaireId%20eq%204%20and%20CreditON%20eq%20true',
    ],
    [{ startsWith: ['Sequence/Code', 'A'] }, "?$filter=startswith(Sequence%2FCode%2C%20'A')"],
    [{ directoryPath: ['Partage', 'É t', 'B'] }, '?$filter=path%20eq%20Partage%5C%C3%89%20t%5CB'],
  ] as const)('%j', (filter, expected) => expect(queryString({ filter })).toBe(expected));

  test('options stand together, and none is none', () => {
    expect(queryString({})).toBe('');
    expect(
      queryString({ expand: ['Mail'], select: ['Id', 'Nom'], orderBy: [{ field: 'Date', descending: true }] }),
    ).toBe('?$expand=Mail&$select=Id%2CNom&$orderby=Date%20desc');
  });
});
