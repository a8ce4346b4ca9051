import { Temporal } from 'temporal-polyfill';
import { instantParts } from '#shared/odata/instant.ts';
import type { Moment } from './intent.ts';

/**
 * The instant as it is sent: ISO with the offset of the school's zone on that day, never `Z` (R2.4). Undefined when a
 * text is no instant; a date without an offset is none (R5.4).
 */
export function withOffset(moment: Moment, schoolZone: string): string | undefined {
  if (typeof moment === 'string' && !instantParts(moment)) return undefined;
  const instant =
    typeof moment === 'string' ? Temporal.Instant.from(moment) : Temporal.Instant.fromEpochMilliseconds(moment);
  return instant.toZonedDateTimeISO(schoolZone).toString({ timeZoneName: 'never' });
}

/** Whether the interval has a length. Both texts are instants. */
export const isAfter = (fin: string, debut: string): boolean =>
  (instantParts(fin)?.epochMilliseconds ?? 0) > (instantParts(debut)?.epochMilliseconds ?? 0);
