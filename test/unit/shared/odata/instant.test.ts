import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantParts, sameInstant } from '#shared/odata/instant.ts';

const date = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const offset = fc.integer({ min: -14 * 60, max: 14 * 60 });

function written(at: Date, minutes: number, fraction: string): string {
  const local = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const size = Math.abs(minutes);
  const digits = (value: number): string => String(value).padStart(2, '0');
  return `${local}${fraction}${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
}

describe('R2.3 instants', () => {
  test('I13 the same moment under any offset is the same', () => {
    fc.assert(
      fc.property(date, offset, offset, (at, one, other) => {
        expect(sameInstant(written(at, one, ''), written(at, other, '.000'))).toBe(true);
        expect(sameInstant(written(at, one, ''), written(new Date(at.getTime() + 1000), other, ''))).toBe(false);
      }),
    );
  });

  test('more than three fraction digits count', () => {
    fc.assert(
      fc.property(date, offset, fc.nat(9_999_999), fc.nat(9_999_999), (at, minutes, one, other) => {
        const fraction = (value: number): string => `.${String(value).padStart(7, '0')}`;
        expect(sameInstant(written(at, minutes, fraction(one)), written(at, 0, fraction(other)))).toBe(one === other);
      }),
    );
  });

  test('agrees with the platform to the millisecond', () => {
    fc.assert(
      fc.property(date, offset, fc.nat(999), (at, minutes, ms) => {
        const text = written(at, minutes, `.${String(ms).padStart(3, '0')}`);
        expect(instantParts(text)).toEqual({ epochMilliseconds: Date.parse(text), beyondMilliseconds: '' });
      }),
    );
  });

  test.each([
    ['2026-11-20T09:00+01:00', '2026-11-20T08:00:00Z'],
    ['2026-11-20T09:00:00.1+01:00', '2026-11-20T08:00:00.1000000Z'],
    ['2026-11-20T09:00:00+0100', '2026-11-20T08:00:00Z'],
    ['2024-02-29T23:30:00-01:00', '2024-03-01T00:30:00Z'],
  ])('R5.4 %s is %s', (one, other) => expect(sameInstant(one, other)).toBe(true));

  test.each(['2026-11-20T09:00:00', '2026-11-20', '2026-02-29T09:00:00Z', '2026-13-01T09:00:00Z', '', 'hier'])(
    'R5.4 what has no offset or no such day is no instant: %s',
    (text) => {
      expect(instantParts(text)).toBeUndefined();
      expect(sameInstant(text, text)).toBe(false);
    },
  );
});
