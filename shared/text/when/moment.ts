import { fold } from '../fold.ts';
import type { Day } from './civil.ts';
import { namedDays, timesIn } from './field.ts';

/** A day, an hour, or both, at the end of what is typed. */
export interface TypedMoment {
  /** Null where none is named. */
  readonly day: Day | null;
  /** HH:MM; two where 4h may be either, none where no hour is named. */
  readonly times: readonly string[];
}

const moment = /^(?<day>.*?)\s*(?<time>midi|noon|\d{1,2}(?:\s*[h:]\s*\d{0,2})?(?:\s*[ap]m)?)$/u;
/** « le 27/11 à », « on 27/11 at ». */
const joints = /^(?:(?:le|on|a|at|to)\s+)+|[\s,]*\b(?:a|at|to)$/gu;

/** « 15h », « demain 15h », « 27/11 at 3pm », « demain », or nothing at all; null for any other text. */
export function typedMoment(text: string, today: Day): TypedMoment | null {
  const when = fold(text);
  /** Undefined: it is no day. */
  const dayNamed = (named: string): Day | null | undefined => {
    const words = named.trim().replaceAll(joints, '').trim();
    return words === '' ? null : namedDays(words, { today })[0];
  };
  const { day: before = '', time = '' } = moment.exec(when)?.groups ?? {};
  const times = timesIn(time);
  const day = times.length > 0 ? dayNamed(before) : undefined;
  if (day !== undefined) return { day, times };
  // « 27/11 » ends like an hour.
  const whole = dayNamed(when);
  return whole === undefined ? null : { day: whole, times: [] };
}
