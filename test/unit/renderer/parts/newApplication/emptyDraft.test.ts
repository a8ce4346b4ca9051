import { expect, test } from 'vitest';
import { emptyDraft } from '#parts/newApplication/draft.ts';
import { dayOf, timeOf } from '#ui/format/format.ts';

const zone = 'Europe/Paris';
const clock = { dayOf: (ms: number) => dayOf(ms, zone), timeOf: (ms: number) => timeOf(ms, zone) };

test.each([
  ['2026-11-23T10:02:10+01:00', '2026-11-23', '10:05'],
  ['2026-11-23T10:05:00+01:00', '2026-11-23', '10:05'],
  // Tomorrow's first minute is not where the applicant is expected, who is here now.
  ['2026-11-23T23:56:00+01:00', '2026-11-23', '23:56'],
])('who comes without an appointment at %s is expected on %s at %s', (now, day, time) => {
  expect(emptyDraft(Date.parse(now), clock)).toMatchObject({ day, time });
});
