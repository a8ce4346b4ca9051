import { hyphens } from './fold.ts';

const signs = String.raw`[\d\s.()/${hyphens}]`;
const phone = new RegExp(String.raw`^\s*\+?${signs}{8,}$`, 'u');
/** As far as it is typed: from a 0 or a plus. */
const typed = new RegExp(String.raw`^\s*(?:\+|0)${signs}*$`, 'u');
/** A day, which has as few digits: 01/12, 01/12/2026. */
const day = /^\s*\d{1,2}([/.-])\d{1,2}(?:\1\d{0,4})?\s*$/u;

/** In characters. */
const longest = 60;

/** Whether a text is a telephone number: schools store one in a custom field (the service has no field for it). */
export const isPhone = (text: string): boolean => text.length <= longest && phone.test(text);

/** Its digits, with the country's where it is said, a French number from 0: +33 6 12 and 0033 (0)6 12 are 0612. */
export const phoneDigits = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/\(0\)/gu, '')
    .replaceAll(/[^\d+]/gu, '')
    .replace(/^00/u, '+')
    .replace(/^\+330?/u, '0')
    .replaceAll('+', '');

/** The digits of a telephone number that is being typed; null for anything else. */
export function typedPhone(text: string): string | null {
  if (text.length > longest || !typed.test(text) || day.test(text)) return null;
  const digits = phoneDigits(text);
  return digits.length < 4 ? null : digits;
}
