import { instantParts } from '../odata/instant.ts';

/**
 * Whether somebody is under 18 full years at a moment (R4.1). `birth` is an instant of the service; both are taken as
 * days on the wall of the school's zone (R2.4). Who is born on a 29 February comes of age on 1 March of a common year.
 * Undefined where `birth` is no instant.
 */
export function isMinor(birth: string, epochMilliseconds: number, schoolZone: string): boolean | undefined {
  const parts = instantParts(birth);
  if (!parts) return undefined;
  const [year, month, day] = dayIn(schoolZone, parts.epochMilliseconds);
  const isCommon = new Date(Date.UTC(year + 18, 1, 29)).getUTCDate() !== 29;
  const [dueMonth, dueDay] = month === 2 && day === 29 && isCommon ? [3, 1] : [month, day];
  return compare(dayIn(schoolZone, epochMilliseconds), [year + 18, dueMonth, dueDay]) < 0;
}

type Day = readonly [year: number, month: number, day: number];

function dayIn(timeZone: string, epochMilliseconds: number): Day {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    calendar: 'iso8601',
  });
  const parts = new Map(format.formatToParts(epochMilliseconds).map(({ type, value }) => [type, Number(value)]));
  return [parts.get('year') ?? 0, parts.get('month') ?? 0, parts.get('day') ?? 0];
}

const compare = (a: Day, b: Day): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
