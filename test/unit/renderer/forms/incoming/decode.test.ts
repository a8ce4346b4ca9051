import { describe, expect, test } from 'vitest';
import { decode, encodings, readings } from '#forms/incoming/decode.ts';
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
  ['UTF-16 without a mark', utf16(text, true), 'utf-16le', text],
  ['UTF-16 big endian without a mark', utf16(text, false), 'utf-16be', text],
  ['Windows-1252', written('windows-1252', 'Cœur, 12 €, été'), 'windows-1252', 'Cœur, 12 €, été'],
  ['three points alone', written('windows-1252', 'etc… fin'), 'windows-1252', 'etc… fin'],
  ['L’Haÿ', written('windows-1252', "L'Haÿ-les-Roses"), 'windows-1252', "L'Haÿ-les-Roses"],
  ['a hard space of the Macintosh', written('macintosh', '06\u00A012'), 'macintosh', '06\u00A012'],
  ['ASCII', utf8('BEGIN:VCALENDAR'), 'utf-8', 'BEGIN:VCALENDAR'],
  ['a few characters', utf8('é'), 'utf-8', 'é'],
  ['nothing', new Uint8Array(), 'utf-8', ''],
])('reads %s', (_name, bytes, encoding, expected) => {
  expect(decode(bytes)).toEqual({ text: expected, encoding });
});

test('zeros that fill a file up to its end do not make UTF-16 of it', () => {
  expect(decode(utf8(`Nom;Zoé\n${'\0'.repeat(500)}`)).encoding).toBe('utf-8');
});

test('one stray zero does not make UTF-16 of a file', () => {
  expect(decode(utf8(`Nom\0${'a'.repeat(600)}`)).encoding).toBe('utf-8');
});

describe('tells the encoding by the letters of one name', () => {
  const names =
    'Lefèvre LEFÈVRE Zoé ZOÉ François FRANÇOIS Anaïs ANAÏS Noël NOËL Gaëlle Jérôme JÉRÔME Benoît BENOÎT Hélène HÉLÈNE Müller Béatrice Inès INÈS Léa Théo Désiré Agnès Loïc LOÏC Raphaël Hervé Sébastien SÉBASTIEN Éloïse Núñez Gonçalves Muñoz Forêt Tête Août';
  test.each(encodings)('%s', (encoding) => {
    const read = names.split(' ').map((name) => decode(written(encoding, `Nom;x\r${name};Jean\r`)).text);
    expect(read).toEqual(names.split(' ').map((name) => `Nom;x\r${name};Jean\r`));
  });
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
    const lines = [...written('macintosh', 'Lefèvre\nRené\nZoé\n'), ...utf8('Zoé\n')];
    expect(decode(new Uint8Array(lines)).encoding).toBe('macintosh');
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
