import { expect, test } from 'vitest';
import type { CountedMark } from '#features/people/studies/average.ts';
import { averageOf, averageOfCourses } from '#features/people/studies/average.ts';

const mark = (note: number | null, weight: number | null = 1, more: Partial<CountedMark> = {}): CountedMark => ({
  evaluationId: String(note),
  note,
  weight,
  isExempt: false,
  isSecondSession: false,
  ...more,
});

test('the average of a course weighs each mark by its evaluation', () => {
  expect(averageOf([mark(10, 0.4), mark(15, 0.6)])).toEqual({ kind: 'average', value: 13, count: 2 });
});

test('−1 and null are no mark, and 0 is one', () => {
  expect(averageOf([mark(-1), mark(null)])).toEqual({ kind: 'none' });
  expect(averageOf([mark(-1), mark(0), mark(12)])).toEqual({ kind: 'average', value: 6, count: 2 });
});

test('an exempted mark does not count, and a second session replaces the first', () => {
  const resat = { evaluationId: 'e', isSecondSession: true };
  expect(averageOf([mark(2, 1, { isExempt: true }), mark(10)])).toMatchObject({ value: 10 });
  expect(averageOf([mark(4, 1, { evaluationId: 'e' }), mark(12, 1, resat)])).toMatchObject({ value: 12, count: 1 });
  expect(averageOf([mark(4, 1, { evaluationId: 'e' }), mark(-1, 1, resat)])).toMatchObject({ value: 4, count: 1 });
});

test('an unknown weight of an entered mark is said, and never guessed', () => {
  expect(averageOf([mark(10, null), mark(12)])).toEqual({ kind: 'weightUnknown' });
  expect(averageOf([mark(-1, null), mark(12)])).toMatchObject({ value: 12 });
  expect(averageOf([mark(12, 0)])).toEqual({ kind: 'none' });
});

test('the average of courses weighs each course, and leaves out those without marks', () => {
  const average = (value: number) => ({ kind: 'average', value, count: 1 }) as const;
  const courses = [
    { average: average(10), weight: 1 },
    { average: average(16), weight: 2 },
    { average: { kind: 'none' } as const, weight: null },
  ];
  expect(averageOfCourses(courses)).toEqual({ kind: 'average', value: 14, count: 2 });
  expect(averageOfCourses([...courses, { average: { kind: 'weightUnknown' }, weight: 1 }])).toEqual({
    kind: 'weightUnknown',
  });
});
