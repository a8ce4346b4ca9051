import type { Temporal } from 'temporal-polyfill';
import type { Span } from '../gesture/span.ts';
import type { Holiday } from '../repeat/holidays.ts';
import type { Rule } from '../repeat/series.ts';
import type { Why } from './marks.ts';
import type { Piece } from './phrase.ts';
import type { SeriesWords } from './seriesWords.ts';

/** Several events, from one phrase. */
export interface SeriesReading {
  /** In order; two at least. */
  readonly spans: readonly Span[];
  /** Public holidays that are left out, YYYY-MM-DD. */
  readonly skipped: readonly { readonly day: string; readonly holiday: Holiday }[];
}

/** What the words of a phrase come to. */
interface Judged {
  readonly rule: Rule | null;
  readonly taken: readonly Piece[];
  readonly marked: readonly (readonly [readonly Piece[], Why])[];
}

/**
 * The rule that a phrase gives, once its days are read; what gives none is marked. `dates`: several, listed one after
 * the other. `isDayGiven`: by a date or in words.
 */
export function ruleOf(
  { every, end, skipsHolidays, pieces }: SeriesWords,
  { dates, isDayGiven }: { readonly dates: readonly Temporal.PlainDate[]; readonly isDayGiven: boolean },
): Judged {
  const none = (taken: readonly Piece[], ...marked: Judged['marked']): Judged => ({
    rule: null,
    taken,
    marked: [...marked, [pieces.holidays, 'unread']],
  });
  if (dates.length > 0) {
    // « les vendredis 27/11 et 4/12 » says the same twice.
    const isSame = every?.weekdays && dates.every(({ dayOfWeek }) => every.weekdays?.includes(dayOfWeek)) && !end;
    return isSame ? none(pieces.every) : none([], [[...pieces.every, ...pieces.end], 'second']);
  }
  const isLong = end !== null && end.kind !== 'count' && end.kind !== 'until';
  if (end && (every || (isLong && isDayGiven)))
    return {
      rule: {
        weekdays: every?.weekdays ?? null,
        everyWeeks: every?.weeks ?? 1,
        end,
        skipsHolidays: skipsHolidays ?? true,
      },
      taken: [...pieces.every, ...pieces.end, ...pieces.holidays],
      marked: [],
    };
  return none([], [pieces.every, 'endless'], [pieces.end, 'repetition']);
}
