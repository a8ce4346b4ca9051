import { Temporal } from 'temporal-polyfill';
import { instantParts } from '#shared/odata/instant.ts';

/**
 * The instant as it is sent: ISO with the offset of the school's zone on that day, never `Z` (R2.4). Undefined when the
 * text is no instant; a date without an offset is none (R5.4).
 */
export function withOffset(text: string, schoolZone: string): string | undefined {
  if (!instantParts(text)) return undefined;
  return Temporal.Instant.from(text).toZonedDateTimeISO(schoolZone).toString({ timeZoneName: 'never' });
}

/** Whether the interval has a length. Both texts are instants. */
export const isAfter = (fin: string, debut: string): boolean =>
  (instantParts(fin)?.epochMilliseconds ?? 0) > (instantParts(debut)?.epochMilliseconds ?? 0);
