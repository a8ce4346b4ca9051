import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { narration } from '#test/e2e/narration.ts';

test('every step of the demo is narrated in the language of its pictures, and every narrated picture is taken', () => {
  const day = readFileSync(new URL('../e2e/fixtures/day/playDay.ts', import.meta.url), 'utf8');
  const steps = [...day.matchAll(/test\.step\('([^']+)'/gu)].map(([, title]) => title);
  expect(steps.length).toBeGreaterThan(8);
  expect(Object.keys(narration)).toEqual(steps);
  const taken = [...day.matchAll(/see\('([^']+)'\)/gu)].map(([, name]) => name);
  expect(Object.values(narration).flatMap(({ picture }) => (picture ? [picture.name] : []))).toEqual(taken);
});
