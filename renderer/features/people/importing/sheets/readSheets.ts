import { decode } from '#forms/incoming/decode.ts';
import type { Encoding } from '#forms/incoming/decode.ts';
import { failed } from './sheet.ts';
import type { SheetsRead } from './sheet.ts';

/** A file whose bytes say what it is: its name may be wrong. `encoding`: as what the user wants a text to be read. */
export async function readSheets(bytes: Uint8Array, encoding?: Encoding): Promise<SheetsRead> {
  if (begins(bytes, zip)) return (await import('./xlsx.ts')).readWorkbook(bytes);
  // Word and Excel of before 2007, and every workbook with a password.
  if (begins(bytes, compound)) return failed('workbook');
  if (begins(bytes, pdf)) return failed('notASheet');
  const decoded = decode(bytes, encoding);
  const read = (await import('./csv.ts')).readCsv(decoded.text);
  return read.ok ? { ...read, encoding: decoded.encoding } : read;
}

const zip = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0];
const pdf = [0x25, 0x50, 0x44, 0x46];

const begins = (bytes: Uint8Array, sign: readonly number[]): boolean => sign.every((byte, at) => bytes[at] === byte);
