import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { narration } from '#test/e2e/narration.ts';
import { pageOf } from '#test/e2e/narrator.ts';
import type { Line } from '#test/e2e/narrator.ts';

const narrated = (part: Line['part']) => Object.entries(narration).filter(([, step]) => step.part === part);

describe.each([
  ['film', 'e2e/whole/one-interview.spec.ts'],
  ['day', 'e2e/fixtures/day/playDay.ts'],
] as const)('the demo: %s', (part, file) => {
  const played = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

  test('every step is narrated in the language of its pictures, and every narrated picture is taken', () => {
    const steps = [...played.matchAll(/test\.step\('([^']+)'/gu)].map(([, title]) => title);
    expect(steps.length).toBeGreaterThan(5);
    expect(narrated(part).map(([title]) => title)).toEqual(steps);
    const taken = [...played.matchAll(/see\('([^']+)'\)/gu)].map(([, name]) => name);
    expect(narrated(part).flatMap(([, { picture }]) => (picture ? [picture.name] : []))).toEqual(taken);
  });
});

test('the page shows the film frame by frame, and the day below; a step that failed says so', () => {
  const lines = Object.values(narration).map(({ part, text, picture }): Line => {
    const shown = picture ? { picture } : {};
    return Object.assign({ part, text, seconds: '1.0', failed: part === 'day' }, shown);
  });
  const page = pageOf(lines, ({ picture }) => picture?.name ?? null);
  const [film = '', day = ''] = page.split('<h2>Une journée');
  expect(film.match(/<li>/gu)).toHaveLength(narrated('film').length);
  expect(film).toContain('<img src="sentence"');
  expect(film).not.toContain('échec');
  expect(day.match(/<li>/gu)).toHaveLength(narrated('day').length);
  expect(day).toContain('échec');
  expect(
    pageOf(
      lines.filter(({ part }) => part === 'day'),
      () => null,
    ),
  ).not.toContain('class="film"');
});
