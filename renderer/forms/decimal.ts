import type { Unit } from '#shared/entities/label.ts';

const blanks = /[\s\u00A0\u202F]/gu;
const euro = /^€|(?:€|eur|euros?)(?:(?:\/|par|per)\p{L}+)?$/iu;

/** How users write what a number counts, beside it and without blanks. */
const writtenUnits: Readonly<Partial<Record<Unit, RegExp>>> = {
  euro,
  amount: euro,
  euroPerMonth: euro,
  euroPerMeal: euro,
  perMonth: euro,
  perHour: euro,
  percent: /(?:%|pourcent|percent)$/iu,
  hour: /h(?:eures?|ours?)?$/iu,
  day: /(?:j(?:ours?)?|d(?:ays?)?)$/iu,
};

export type DecimalSign = ',' | '.';

/** One separator, which may be decimal or between thousands: « 1,250 ». */
const oneSeparator = /^-?\d+([.,])\d+$/u;
const mayBeThousands = /^-?[1-9]\d{0,2}[.,]\d{3}$/u;
/** Thousands and decimals with different separators, or several separators of thousands. */
const manySeparators = /^-?\d{1,3}(?:([.,])\d{3})+(?!\1)[.,]\d+$|^-?\d{1,3}([.,])\d{3}(?:\2\d{3})+$/u;

/** A blank between digits that parts no thousands: « 12 50 » is rather 12,50. */
const strayBlank = /\d[\s\u00A0\u202F]+(?!\d{3}(?!\d))\d|\d{4}[\s\u00A0\u202F]+\d/u;

/** JSON has no zeros before a number. */
const withoutZeros = (digits: string): string => digits.replace(/^(-?)0+(?=\d)/u, '$1');

/**
 * « 1 250,10 € », « €1,250.10 », « 1250.1 » as 1250.10, 1250.10, 1250.1; euros where no unit is known. Null for no
 * number, or where `sign`, the decimal sign of the language, leaves a separator open.
 */
export function readDecimal(text: string, unit: Unit | null = null, sign: DecimalSign | null = null): string | null {
  if (strayBlank.test(text)) return null;
  const written = unit === null ? euro : writtenUnits[unit];
  const compact = text.replace(blanks, '').replace('\u2212', '-');
  const digits = written ? compact.replace(written, '') : compact;
  if (/^-?\d+$/u.test(digits)) return withoutZeros(digits);
  const [, separator] = oneSeparator.exec(digits) ?? [];
  if (separator !== undefined)
    return sign !== null && separator !== sign && mayBeThousands.test(digits)
      ? null
      : withoutZeros(digits.replace(',', '.'));
  const [, thousands, onlyThousands] = manySeparators.exec(digits) ?? [];
  const between = thousands ?? onlyThousands;
  return between === undefined ? null : digits.replaceAll(between, '').replace(',', '.');
}
