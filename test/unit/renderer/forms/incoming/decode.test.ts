import { describe, expect, test } from 'vitest';
import { decode, readings } from '#forms/incoming/decode.ts';
import type { Encoding } from '#forms/incoming/decode.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};
/** What each encoding writes for a sign, found by reading every byte. */
const written = (encoding: Encoding, text: string): Uint8Array => {
  if (encoding === 'utf-8') return utf8(text);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decode(new Uint8Array([byte, 10]), encoding).text.slice(0, 1), byte]),
  );
  return Uint8Array.from(text, (sign) => bytes.get(sign) ?? expect.fail(`${encoding} has no ${sign}`));
};
const text = 'Nom;Prénom\r\nGuérin;Éloïse';
const marked = `\uFEFF${text}`;

test.each<[string, Uint8Array, string, string]>([
  ['UTF-8', utf8(text), 'utf-8', text],
  ['UTF-8 with its mark', utf8(marked), 'utf-8', text],
  ['UTF-16 of Windows with its mark', utf16(marked, true), 'utf-16le', text],
  ['UTF-16 big endian with its mark', utf16(marked, false), 'utf-16be', text],
  ['Windows-1252', written('windows-1252', 'Cœur, 12 €, été'), 'windows-1252', 'Cœur, 12 €, été'],
  ['ASCII', utf8('BEGIN:VCALENDAR'), 'utf-8', 'BEGIN:VCALENDAR'],
  ['a few characters', utf8('é'), 'utf-8', 'é'],
  ['nothing', new Uint8Array(), 'utf-8', ''],
])('reads %s', (_name, bytes, encoding, expected) => {
  expect(decode(bytes)).toEqual({ text: expected, encoding });
});

describe('bytes that are not of the encoding', () => {
  const stray = new Uint8Array([...utf8('Nom;Prénom\nDupont;Zoé\nRen'), 0xe9, ...utf8(';Jean\nLefèvre;Léa\n')]);

  test('are marked in their line, and the other lines stay right', () => {
    expect(decode(stray)).toEqual({
      text: 'Nom;Prénom\nDupont;Zoé\nRen\uFFFD;Jean\nLefèvre;Léa\n',
      encoding: 'utf-8',
    });
  });

  test('in most lines say that it is another one', () => {
    const lines = [...written('windows-1252', 'Lefèvre\nRené\nZoé\n'), ...utf8('Zoé\n')];
    expect(decode(new Uint8Array(lines)).encoding).toBe('windows-1252');
  });
});

test('reads as what was chosen, and never another Unicode than the mark says', () => {
  const bytes = written('cp850', 'Lefèvre Zoé');
  expect(decode(bytes, 'macintosh').text).toBe('Lefävre ZoÇ');
  expect(decode(utf16(marked, true), 'cp850').text).toBe(text);
});

describe('a line as it would read', () => {
  test('in each encoding, from the first that tells them apart', () => {
    expect(readings(written('macintosh', 'Nom;Prenom\rLefèvre;Zoé\r'))).toEqual(
      new Map([
        ['utf-8', 'Lef\uFFFDvre;Zo\uFFFD'],
        ['windows-1252', 'Lef\u008Fvre;ZoŽ'],
        ['macintosh', 'Lefèvre;Zoé'],
        ['cp850', 'LefÅvre;ZoÄ'],
      ]),
    );
  });

  test('shows what surrounds it in a long line', () => {
    const long = readings(utf8(`${'a'.repeat(500)}é${'b'.repeat(500)}`));
    expect(long?.get('utf-8')).toBe(`${'a'.repeat(40)}é${'b'.repeat(39)}`);
  });

  test.each([
    ['the same in all', utf8('Nom;Prenom')],
    ['said by its mark', utf8(marked)],
  ])('is not needed where it is %s', (_, bytes) => expect(readings(bytes)).toBeNull());
});
