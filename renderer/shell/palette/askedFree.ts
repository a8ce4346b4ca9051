import { fold } from '#shared/text/fold.ts';
import type { Language } from '#shared/text/languages.ts';
import { namedDays, timesIn } from '#shared/text/when/field.ts';
import type { Day } from '#ui/index.ts';

/** The moment that a query asks about. */
interface AskedFree {
  readonly day: Day;
  /** HH:MM; two where 4h may be either. */
  readonly times: readonly string[];
}

const question = /^(?:qui est |who is |who's )?(?:libres?|disponibles?|free)(?:\s+(?<when>.+))$/u;
const moment = /^(?<day>.*?)\s*(?<time>\d{1,2}(?:\s*[h:]\s*\d{0,2})?)$/u;
/** « le 27/11 à », « on 27/11 at ». */
const joints = /^(?:le|on)\s+|[\s,]*\b(?:a|at)$/gu;

/** « libre 15h », « libre demain 15h », « free 27/11 at 15:00 »; null for any other text. */
export function askedFree(query: string, today: Day, language: Language): AskedFree | null {
  const when = question.exec(fold(query))?.groups?.['when'];
  const { day: named = '', time = '' } = moment.exec(when ?? '')?.groups ?? {};
  const times = timesIn(time);
  const words = named.trim().replaceAll(joints, '').trim();
  const day = words === '' ? today : (namedDays(words, { today, language })[0] ?? null);
  return times.length === 0 || day === null ? null : { day, times };
}
