import { expect, test } from 'vitest';
import { decode } from '#forms/incoming/decode.ts';
import type { Encoding } from '#forms/incoming/decode.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};
const single = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign === 'œ' ? 0x9c : (sign.codePointAt(0) ?? 0)));
const text = 'Nom;Prénom\r\nGuérin;Éloïse';
const marked = `\uFEFF${text}`;

test.each<[string, Uint8Array, Encoding, string]>([
  ['UTF-8', utf8(text), 'utf-8', text],
  ['UTF-8 with its mark', utf8(marked), 'utf-8', text],
  ['UTF-16 of Windows with its mark', utf16(marked, true), 'utf-16le', text],
  ['UTF-16 big endian with its mark', utf16(marked, false), 'utf-16be', text],
  ['UTF-16 without a mark', utf16(text, true), 'utf-16le', text],
  ['UTF-16 big endian without a mark', utf16(text, false), 'utf-16be', text],
  ['Windows-1252', single('Cœur, 12 €, été'), 'windows-1252', 'Cœur, 12 €, été'],
  ['ASCII', utf8('BEGIN:VCALENDAR'), 'utf-8', 'BEGIN:VCALENDAR'],
  ['a few characters', utf8('é'), 'utf-8', 'é'],
  ['nothing', new Uint8Array(), 'utf-8', ''],
])('reads %s', (_name, bytes, encoding, expected) => {
  expect(decode(bytes)).toEqual({ text: expected, encoding });
});

test('one stray zero does not make UTF-16 of a file', () => {
  expect(decode(utf8(`Nom\0${'a'.repeat(600)}`)).encoding).toBe('utf-8');
});
