import { describe, expect, test } from 'vitest';
import { queryString } from '#shared/odata/query.ts';
import { isEncodable, typedText } from '#shared/text/typedText.ts';

describe('R2.12 a typed or pasted text is kept well-formed', () => {
  test.each([
    ['composed', 'Zoe\u0301', 'Zoé'],
    ['without control characters', 'A\u0000B\u001FC\u007F\u009FD', 'ABCD'],
    ['tabs are blanks', 'DUPONT\tZoé', 'DUPONT Zoé'],
    ['without overrides of direction', 'a\u202Eb\u202Cc\u2066d\u2069\u200Fe', 'abcde'],
    ['without what has no width', '\uFEFFa\u200Bb\u2060c\u00ADd\u200D\u200C', 'abcd'],
    ['joiners of emoji are kept', '👩\u200D💻 👨🏽\u200D🎓 ❤\uFE0F\u200D🔥', '👩\u200D💻 👨🏽\u200D🎓 ❤\uFE0F\u200D🔥'],
    ['joiners of scripts are kept', 'می\u200Cخواهم क्\u200Dष', 'می\u200Cخواهم क्\u200Dष'],
    [
      'flags keep their letters, others have none',
      '🏴\u{E0067}\u{E0062}\u{E007F} a\u{E0061}',
      '🏴\u{E0067}\u{E0062}\u{E007F} a',
    ],
    ['one line where the member has one', 'a\r\nb\u2028c\u000Bd', 'a b c d'],
    ['blanks and signs as they are', ' l’É cole\u00A0: 5\u202F€ ', ' l’É cole\u00A0: 5\u202F€ '],
  ])('%s', (_how, typed, kept) => {
    expect(typedText(typed)).toBe(kept);
    expect(typedText(typedText(typed))).toBe(kept);
  });

  test('lines where the member has lines', () => {
    expect(typedText('a\r\nb\rc\u2029d\te', true)).toBe('a\nb\nc\nd e');
  });

  test('half of a surrogate pair stays, to be refused in words', () => {
    expect(typedText('Sortie \ud83d')).toBe('Sortie \ud83d');
    expect(['Sortie 😀', '\\ud83d', { a: ['\\\\ud83d'] }].every(isEncodable)).toBe(true);
    expect(['Sortie \ud83d', { a: ['\\\udc00'] }].some(isEncodable)).toBe(false);
    expect(() => queryString({ filter: { eq: ['Nom', '\ud83d'] } })).toThrow('badRequest');
  });
});
