import { Temporal } from 'temporal-polyfill';
import { readDecimal } from '#forms/decimal.ts';

/** Months from one instalment to the next. */
const periods = { month: 1, twoMonths: 2, quarter: 3, halfYear: 6, year: 12 } as const;
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[]; // keys loses the names

/** The most that is computed at once: each instalment is a request of its own. */
const mostInstalments = 60;

export interface ScheduleRequest {
  readonly total: Cents;
  readonly count: number;
  /** YYYY-MM-DD of the first instalment. */
  readonly first: string;
  readonly every: Period;
  /** The share of each, in hundredths of a percent; absent: equal shares. */
  readonly shares?: readonly number[];
}

/** Amounts are whole cents: a fraction of a number cannot be added up exactly. */
type Cents = number;

const amountForm = /^(\d{1,12})(?:\.(\d{1,2}))?$/u;

/** « 1 250,10 », « 1250.1 », « 1 250 € »; null where it is no amount, or has parts of a cent. */
export function parseCents(text: string): Cents | null {
  const [, whole, part = ''] = amountForm.exec(readDecimal(text, 'euro') ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, cents) => sum + cents, 0);

/** One hundred percent, in hundredths of a percent. */
const wholeShare = 10_000;

/** Days as YYYY-MM-DD, cents rounded down, of which the last takes the rest. Null where it cannot be a schedule. */
export function scheduleOf(request: ScheduleRequest) {
  const { total, count, first, every, shares } = request;
  if (!Number.isInteger(count) || count < 1 || count > mostInstalments || total <= 0) return null;
  if (shares && (shares.length !== count || sumOf(shares) !== wholeShare)) return null;
  const days = daysOf(first, periods[every], count);
  if (days === null) return null;
  const parts = days.map((_, index) =>
    // Exact: a total of 12 digits times 10,000 is above 2^53.
    shares ? Number((BigInt(total) * BigInt(shares[index] ?? 0)) / BigInt(wholeShare)) : Math.floor(total / count),
  );
  const left = total - sumOf(parts);
  return days.map((day, index) => ({
    number: index + 1,
    day,
    cents: (parts[index] ?? 0) + (index === count - 1 ? left : 0),
    share: shares?.[index] ?? null,
  }));
}

/** The same day of each month, or the last of a shorter one; from a last day on, all are last days. */
function daysOf(first: string, months: number, count: number): readonly string[] | null {
  if (!/^\d{4}-\d\d-\d\d$/u.test(first)) return null;
  try {
    const begin = Temporal.PlainDate.from(first, { overflow: 'reject' });
    const isLast = begin.day === begin.daysInMonth;
    return Array.from({ length: count }, (_, index) => {
      const day = begin.add({ months: months * index });
      return (isLast ? day.with({ day: day.daysInMonth }) : day).toString();
    });
  } catch (error) {
    if (error instanceof RangeError) return null; // no such day
    throw error;
  }
}

/** « 30, 30, 40 » or « 33,5 ; 66,5 » as hundredths of a percent; null where it is no list of percentages. */
export function parseShares(text: string): readonly number[] | null {
  const parts = text.replaceAll('%', ' ').split(text.includes(';') ? /;/u : /\s*,\s+|\s+/u);
  const shares = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => /^(\d{1,3})(?:[.,](\d{1,2}))?$/u.exec(part))
    .map((found) => (found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null));
  return shares.length === 0 || shares.includes(null) ? null : shares.filter((share) => share !== null);
}

/** 3350 → « 33.50 », as the service writes a decimal. */
export const percentOf = (share: number): string =>
  `${Math.trunc(share / 100)}.${String(share % 100).padStart(2, '0')}`;
