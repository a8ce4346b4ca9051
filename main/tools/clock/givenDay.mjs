import { defaultZone } from '../../../shared/time/defaultZone.mjs';

/** The default day of tests, demo and pictures: an ordinary Thursday, in the morning. */
export const usualDay = '2026-11-19';

/** The time of a day that is given without one. */
const usualTime = '10:00';

/** CARNET_TODAY cannot be read; the message says what is expected. */
export class GivenDayError extends Error {}

/**
 * Epoch ms of a given day (`2027-03-28`, then 10:00) or of a given moment (`2027-03-28T23:50`), both in the school's
 * zone (`defaultZone`). An hour that a clock change skips is read as the one after it; one that occurs twice as the
 * first. Null for `today` and for nothing: the machine's own date. Throws GivenDayError.
 * @param {string | undefined} text
 * @returns {number | null}
 */
export function givenMoment(text) {
  if (text === undefined || text === '' || text === 'today') return null;
  const [, day, time = usualTime] = /^(\d{4}-\d\d-\d\d)(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/u.exec(text) ?? [];
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asIfUtc) || new Date(asIfUtc).toISOString().slice(0, 10) !== day) {
    throw new GivenDayError(
      `CARNET_TODAY is a day such as 2027-03-28, or a day and a time at the school such as 2027-03-28T23:50, ` +
        `or "today" for the date of this machine; it cannot be "${text}".`,
    );
  }
  const before = asIfUtc - schoolOffset(asIfUtc - 86_400_000);
  const after = asIfUtc - schoolOffset(asIfUtc + 86_400_000);
  return wallAt(after) === asIfUtc && wallAt(before) !== asIfUtc ? after : before;
}

const wallFormat = new Intl.DateTimeFormat('en-US', { timeZone: defaultZone, timeZoneName: 'longOffset' });

/** The school's local time at an instant, as if it were UTC. @param {number} at */
const wallAt = (at) => at + schoolOffset(at);

/** The school's offset at an instant, in ms east of Greenwich. @param {number} at */
function schoolOffset(at) {
  const name = wallFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/u.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
