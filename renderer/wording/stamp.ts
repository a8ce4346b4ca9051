import { writeDay } from '#shared/text/when/civil.ts';
import type { Day, Format } from '#ui/index.ts';

/** A moment as it is written into a custom field, where colleagues read it as text: 19/11/2026 10:24. */
export const stamp = (ms: number, format: Pick<Format, 'dayOf' | 'time'>): string =>
  `${writeDay(format.dayOf(ms))} ${format.time(ms)}`;

export const stampNow = (format: Pick<Format, 'dayOf' | 'time'>): string => stamp(Date.now(), format);

/** The hour alone if the day is the one on screen; text in any other form is unchanged. */
export const stampShown = (text: string, day: Day): string =>
  text.startsWith(`${writeDay(day)} `) ? text.slice(11) : text;
