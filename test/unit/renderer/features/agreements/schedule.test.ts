import { array, assert, boolean, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseCents,
  parseShares,
  percentOf,
  periodNames,
  scheduleOf,
  sumOf,
} from '#features/agreements/schedule/schedule.ts';
import type { ScheduleRequest } from '#features/agreements/schedule/schedule.ts';
import { decimalOf } from '#shared/entities/cents.ts';

const request: ScheduleRequest = { total: 100_000, count: 3, first: '2026-12-05', every: 'month' };
const days = (asked: Partial<ScheduleRequest>): readonly string[] =>
  scheduleOf({ ...request, ...asked })?.map(({ day }) => day) ?? [];
const amounts = (asked: Partial<ScheduleRequest>): readonly number[] =>
  scheduleOf({ ...request, ...asked })?.map(({ cents }) => cents) ?? [];

describe('amounts', () => {
  test.each([
    ['1 250,10', 125_010],
    ['1\u202F250,1', 125_010],
    ['1250.10', 125_010],
    ['1 250 €', 125_000],
    ['0,05', 5],
    ['', null],
    ['1,234', null],
    ['-5', null],
    ['douze', null],
  ])('« %s » is %s cents', (text, cents) => expect(parseCents(text)).toBe(cents));

  test('an amount is written as the service writes decimals', () => {
    expect(decimalOf(125_010)).toBe('1250.10');
    expect(decimalOf(5)).toBe('0.05');
    expect(parseCents(decimalOf(99_999_999))).toBe(99_999_999);
  });

  test('each instalment is rounded down, and the last takes the cents that are left', () => {
    expect(amounts({})).toEqual([33_333, 33_333, 33_334]);
    expect(amounts({ total: 100, count: 7 })).toEqual([14, 14, 14, 14, 14, 14, 16]);
    expect(amounts({ count: 1 })).toEqual([100_000]);
  });

  test('shares are those given, and the sum stays exact', () => {
    const asked = { total: 100_001, shares: [3_333, 3_333, 3_334] };
    expect(amounts(asked)).toEqual([33_330, 33_330, 33_341]);
    expect(scheduleOf({ ...request, ...asked })?.map(({ share }) => share)).toEqual(asked.shares);
  });

  test('the sum is the total, whatever the total, the number and the shares', () => {
    assert(
      property(
        integer({ min: 1, max: 10_000_000_000 }),
        array(integer({ min: 0, max: 100 }), { minLength: 0, maxLength: 11 }),
        boolean(),
        (total, given, hasShares) => {
          const shares = given.map((share) => Math.floor((share * 10_000) / 1_200));
          const whole = [...shares, 10_000 - sumOf(shares)];
          const found = scheduleOf({ ...request, total, count: whole.length, ...(hasShares && { shares: whole }) });
          expect(sumOf(found?.map(({ cents }) => cents) ?? [])).toBe(total);
        },
      ),
    );
  });
});

describe('days', () => {
  test('the same day of each month, over the end of the year', () => {
    expect(days({})).toEqual(['2026-12-05', '2027-01-05', '2027-02-05']);
    expect(days({ every: 'quarter', count: 2 })).toEqual(['2026-12-05', '2027-03-05']);
    expect(days({ every: 'year', count: 2, first: '2028-02-29' })).toEqual(['2028-02-29', '2029-02-28']);
  });

  test('a month that is too short has its last day, and the next one the usual day again', () => {
    expect(days({ first: '2027-01-30', count: 3 })).toEqual(['2027-01-30', '2027-02-28', '2027-03-30']);
  });

  test('from the last day of a month on, all are on the last day', () => {
    expect(days({ first: '2026-11-30', count: 4 })).toEqual(['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']);
  });
});

test('what cannot be a schedule is none', () => {
  const none = [
    { total: 0 },
    { count: 0 },
    { count: 61 },
    { count: 1.5 },
    { first: '2026-02-30' },
    { first: 'demain' },
    { shares: [5_000, 5_000] },
    { shares: [3_000, 3_000, 3_000] },
  ];
  for (const asked of none) expect(scheduleOf({ ...request, ...asked }), JSON.stringify(asked)).toBeNull();
  for (const every of periodNames) expect(scheduleOf({ ...request, every })).toHaveLength(3);
});

test.each([
  ['30 30 40', [3_000, 3_000, 4_000]],
  ['30, 30, 40', [3_000, 3_000, 4_000]],
  ['33,5 ; 66,5', [3_350, 6_650]],
  ['25 % 75 %', [2_500, 7_500]],
  ['', null],
  ['un tiers', null],
])('the shares of « %s » are %j', (text, shares) => expect(parseShares(text)).toEqual(shares));

test('a share is written as the service writes decimals', () => {
  expect([3_350, 10_000, 5].map(percentOf)).toEqual(['33.50', '100.00', '0.05']);
});
