import { expect, test } from 'vitest';
import { fileNameKey } from '#shared/text/fileName.ts';
import { fold, foldedWords } from '#shared/text/fold.ts';
import { foldedText } from '#shared/text/foldedText.ts';
import { searchTerms, searchText } from '#shared/text/searchText.ts';

test.each([
  ['fold keeps blanks, hyphens and ligatures', fold(' Éloïse  LE-GOFF, œ '), ' eloise  le-goff, œ '],
  ['foldedWords splits at blanks', foldedWords(' Éloïse  LE-GOFF '), ['eloise', 'le-goff']],
  ['foldedText trims and joins blanks', foldedText(' Éloïse  LE-GOFF '), 'eloise le-goff'],
  ['searchText keeps letters and digits', searchText(' Éloïse  LE-GOFF, Œuvre '), 'eloise le goff oeuvre'],
  ['searchTerms has none for signs alone', searchTerms(' - '), []],
  ['fileNameKey keeps accents, however they are composed', fileNameKey('E\u0301lo\u00EFse '), 'éloïse '],
])('text: %s', (_, made, expected) => {
  expect(made).toEqual(expected);
});
