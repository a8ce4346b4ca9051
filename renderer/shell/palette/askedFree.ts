import { fold } from '#shared/text/fold.ts';
import type { Language } from '#shared/text/languages.ts';
import { namedDays, timesIn } from '#shared/text/when/field.ts';
import type { Day } from '#ui/index.ts';

/** The moment or the day that a query asks about. */
interface AskedFree {
  readonly day: Day;
  /** HH:MM; two where 4h may be either, none where no hour is named. */
  readonly times: readonly string[];
}

const question = /^(?:qui est |who is |who's )?(?:libres?|disponibles?|free)(?:\s+(?<when>.*))?$/u;
const moment = /^(?<day>.*?)\s*(?<time>\d{1,2}(?:\s*[h:]\s*\d{0,2})?(?:\s*[ap]m)?)$/u;
/** « le 27/11 à », « on 27/11 at ». */
const joints = /^(?:le|on)\s+|[\s,]*\b(?:a|at)$/gu;

/** « libre 15h », « libre demain 15h », « free 27/11 at 3pm », « libre demain »; null for any other text. */
export function askedFree(query: string, today: Day, language: Language): AskedFree | null {
  const asked = question.exec(fold(query.trim()));
  if (!asked) return null;
  const when = (asked.groups?.['when'] ?? '').trim();
  const dayNamed = (named: string): Day | null => {
    const words = named.trim().replaceAll(joints, '').trim();
    return words === '' ? today : (namedDays(words, { today, language })[0] ?? null);
  };
  const { day: before = '', time = '' } = moment.exec(when)?.groups ?? {};
  const times = timesIn(time);
  const day = times.length > 0 ? dayNamed(before) : null;
  if (day !== null) return { day, times };
  // « libre 27/11 » ends like an hour.
  const whole = dayNamed(when);
  return whole === null ? null : { day: whole, times: [] };
}
