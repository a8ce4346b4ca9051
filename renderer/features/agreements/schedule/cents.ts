import { readDecimal } from '#forms/decimal.ts';

/** Amounts are whole cents: a fraction of a number cannot be added up exactly. */
export type Cents = number;

const amountForm = /^(\d{1,12})(?:\.(\d{1,2}))?$/u;

/** « 1 250,10 », « 1250.1 », « 1 250 € »; null where it is no amount, or has parts of a cent. */
export function parseCents(text: string): Cents | null {
  const [, whole, part = ''] = amountForm.exec(readDecimal(text, 'euro') ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);
