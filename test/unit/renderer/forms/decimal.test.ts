import { describe, expect, test } from 'vitest';
import { readDecimal } from '#forms/decimal.ts';

describe('R2.11 a number is read as users write it, with its unit', () => {
  test.each([
    ['1 250,10 €', '1250.10'],
    ['1\u202F250,10\u00A0€', '1250.10'],
    ['1\u00A0250,10', '1250.10'],
    ['€1,250.10', '1250.10'],
    ['1.250,10 EUR', '1250.10'],
    ['820,50 euros par mois', '820.50'],
    ['820.5 €/mois', '820.5'],
    ['1,250,000', '1250000'],
    ['-12,5', '-12.5'],
    ['\u221212', '-12'],
    ['123456789012345678', '123456789012345678'],
    ['012,50', '12.50'],
    ['0,5', '0.5'],
    ['', null],
    ['€', null],
    ['12,', null],
    ['1,2,3', null],
    ['1.250.10', null],
    ['12 50', null],
    ['1 20,50', null],
    ['1 2', null],
    ['1234 567', null],
    ['1\u2009200,50\t', '1200.50'],
    [' 1 000 000 ', '1000000'],
    ['- 12', '-12'],
    ['12 %', null],
    ['douze', null],
  ])('« %s » is %s', (text, read) => expect(readDecimal(text, 'euro')).toBe(read));

  test.each([
    ['33,5 %', 'percent', '33.5'],
    ['35 h', 'hour', '35'],
    ['2 jours', 'day', '2'],
    ['35 h', null, null],
    ['820,50 €', null, '820.50'],
    ['12 €', 'percent', null],
  ] as const)('« %s » counts %s: %s', (text, unit, read) => expect(readDecimal(text, unit)).toBe(read));

  test('a separator that may be one of thousands in the user’s language is not guessed', () => {
    expect(readDecimal('1,250', 'euro', '.')).toBeNull();
    expect(readDecimal('1.250', 'euro', ',')).toBeNull();
    expect(readDecimal('1,250', 'euro', ',')).toBe('1.250');
    expect(readDecimal('0.125', null, ',')).toBe('0.125');
    expect(readDecimal('1250.10', null, ',')).toBe('1250.10');
  });
});
