import * as fc from 'fast-check';

/** A JSON value as a service may write it, with texts to edit it to. Nothing here uses the code under test. */
export interface AnyValue {
  readonly text: string;
  /** Texts of the same meaning in a field of its kind (R2.3): an edit to one of these is not an edit. */
  readonly alike: readonly string[];
  /** Texts of another meaning, including similar ones. */
  readonly other: readonly string[];
  /** The text to send where it differs from the read one: a date whose offset is not written as +hh:mm (R2.4). */
  readonly sent?: string;
}

const digits = (least: number, most: number): fc.Arbitrary<string> =>
  fc.array(fc.nat({ max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));
/** A whole number of up to 30 digits, without leading zeros, which JSON forbids. */
const whole = fc
  .oneof(digits(1, 30), fc.constantFrom('0', '9007199254740993', '18446744073709551615'))
  .map((text) => text.replace(/^0+(?=\d)/u, ''));
const sign = fc.constantFrom('', '', '-');

/** More digits than a number of JavaScript holds, so that parsing loses 1 more at the end. */
export const integer: fc.Arbitrary<AnyValue> = fc.tuple(sign, whole).map(([sign, whole]) => ({
  text: sign + whole,
  alike: [`${sign}${whole}.0`, ...(whole === '0' ? ['0', '-0', '0.00'] : [])],
  other: [String(BigInt(whole) + 1n)],
}));

export const decimal: fc.Arbitrary<AnyValue> = fc
  .oneof(
    fc
      .tuple(sign, whole, digits(1, 20))
      .map(
        ([sign, whole, part]) =>
          [`${sign}${whole}.${part}`, `${sign}${whole}.${part}0`, `${sign}${whole}.${part}1`] as const,
      ),
    fc
      .tuple(
        sign,
        fc.constantFrom('1', '9'),
        digits(1, 20),
        fc.integer({ min: -300, max: 250 }),
        fc.constantFrom('e', 'E', 'e+'),
      )
      .map(([sign, first, part, power, e]) => {
        const by = power < 0 ? e.charAt(0) : e;
        return [
          `${sign}${first}.${part}${by}${power}`,
          `${sign}${first}${part}E${power - part.length}`,
          `${sign}${first}.${part}1${by}${power}`,
        ] as const;
      }),
    fc.constant(['1250.10', '1250.1', '1250.11'] as const),
  )
  .map(([text, alike, other]) => ({ text, alike: [alike], other: [other] }));

/** Pieces of a text as JSON may write them, which no second serialisation would reproduce. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }).map((text) => JSON.stringify(text).slice(1, -1)),
  fc.constantFrom(
    '\\ud800',
    '\\uDFFF',
    '\\u0000',
    '\\/',
    '\\"',
    '\\\\',
    '\\u00e9',
    '\\u00E9',
    '\\ud83d\\ude00',
    '\u2028',
    '},{:[',
    'Z',
    '\u007f',
  ),
);
const escaped = (text: string): string =>
  `"${text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')}"`;
export const text: fc.Arbitrary<AnyValue> = fc.array(piece, { maxLength: 5 }).map((pieces) => {
  const text = `"${pieces.join('')}"`;
  return {
    text,
    alike: [escaped(JSON.parse(text) as string)],
    other: [`"${pieces.join('')} "`, pieces.length === 0 ? '"\\u0000"' : '""'],
  }; // quoted: a string
});

/** An id or reference where a deployment writes 64-bit integers as text. */
export const digitsText: fc.Arbitrary<AnyValue> = whole.map((whole) => ({
  text: `"${whole}"`,
  alike: [`"\\u003${whole.charAt(0)}${whole.slice(1)}"`],
  other: [`"${BigInt(whole) + 1n}"`],
}));

export const flag: fc.Arbitrary<AnyValue> = fc
  .boolean()
  .map((value) => ({ text: String(value), alike: [], other: [String(!value)] }));

const offsets = [0, 60, 120, 330, -210, 840, -720].map((minutes) => {
  const part = (count: number): string => String(Math.trunc(Math.abs(count))).padStart(2, '0');
  return { minutes, sign: minutes < 0 ? '-' : '+', hours: part(minutes / 60), rest: part(minutes % 60) };
});
const bounds = { min: Date.UTC(1000, 0, 1) / 1000, max: Date.UTC(9000, 0, 1) / 1000 };

/** A moment with any offset, with and without `Z`, colon, escapes and up to 12 fraction digits. */
export const instant: fc.Arbitrary<AnyValue> = fc
  .record({
    seconds: fc.integer(bounds),
    fraction: fc.oneof(fc.constant(''), digits(1, 12)),
    offset: fc.constantFrom(...offsets),
    another: fc.constantFrom(...offsets),
    form: fc.constantFrom('Z', '+0100', '\\u002b', '', ''),
  })
  .map(({ seconds, fraction, offset, another, form }) => {
    const at = ({ minutes, sign, hours, rest }: (typeof offsets)[number], colon: string, part: string): string => {
      const wall = new Date((seconds + minutes * 60) * 1000).toISOString().slice(0, 19);
      return `"${wall}${part === '' ? '' : `.${part}`}${sign}${hours}${colon}${rest}"`;
    };
    const plain = at(offset, ':', fraction);
    const alike = [at(another, ':', `${fraction}00`)];
    const other = [at(offset, ':', `${fraction.padEnd(7, '0')}1`)];
    if (form === 'Z') {
      const utc = at(offsets[0] ?? offset, ':', fraction);
      return { text: utc.replace('+00:00', 'Z'), sent: utc, alike, other };
    }
    if (form === '+0100') return { text: at(offset, '', fraction), sent: plain, alike, other };
    return { text: form === '' ? plain : plain.replace('+', form), alike, other };
  });

/** White space where JSON allows it. */
export const gap = fc.constantFrom('', '', '', ' ', '\n', '\t\r\n  ');

/** Anything at all, deep, names twice in one object included: a value that is not read must not change. */
export const anything: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.oneof(integer, decimal, text, instant, flag).map((value) => value.text),
    fc.constantFrom('null', '{}', '[ ]', '-0', '-0.0', '0e5', '""', '"2026-11-20T09:00:00"'),
    fc
      .tuple(gap, fc.array(tie('any'), { maxLength: 3 }))
      .map(([gap, all]) => `[${all.map((one) => gap + one + gap).join(',')}]`),
    fc
      .tuple(gap, fc.array(fc.tuple(text, tie('any')), { maxLength: 3 }))
      .map(([gap, all]) => `{${all.map(([name, one]) => `${gap}${name.text}:${gap}${one}`).join(`${gap},`)}${gap}}`),
  ),
})).any;
