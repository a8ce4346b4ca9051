import { Temporal } from 'temporal-polyfill';
import type { Span } from '#timeGrid/gesture/span.ts';
import type { SchoolHolidays } from '#timeGrid/layout/daysOff.ts';
import type { Format } from '#ui/index.ts';
import { addDays } from '#ui/index.ts';
import { repeatedDays } from '../repeat/rule.ts';
import type { Draft } from './draft.ts';
import { spanOf } from './draft.ts';

/** At the same hours of the school's clock; null until they are known. Each is checked as a draft. */
export function draftsOf(draft: Draft, ofSchool: readonly SchoolHolidays[]): readonly Draft[] | null {
  const once = { ...draft, repeat: null };
  if (draft.repeat === null) return [once];
  if (draft.day === '') return null;
  const repeated = repeatedDays(draft.day, draft.repeat, ofSchool);
  if (repeated.problem !== null) return null;
  const on = (day: string): Draft => ({
    ...once,
    day,
    endDay: draft.endDay && later(draft.endDay, draft.day, day),
  });
  return repeated.days.map(on);
}

/** An end day, as far from the new begin as it was from the old one. */
const later = (endDay: string, from: string, to: string): string =>
  addDays(endDay, Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days);

export function spansOf(draft: Draft, ofSchool: readonly SchoolHolidays[], format: Format): readonly Span[] | null {
  const spans = draftsOf(draft, ofSchool)?.map((each) => spanOf(each, format));
  return spans && spans.every((span) => span !== null) ? spans : null;
}
