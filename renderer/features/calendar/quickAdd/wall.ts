import type { Temporal } from 'temporal-polyfill';

/** An hour of the school's clock on a day, and its moment. */
export interface Wall {
  readonly day: Temporal.PlainDate;
  /** Minutes since 00:00. */
  readonly minute: number;
  /** Epoch ms: of an hour that comes twice in autumn the first; of one that spring skips, the same length later. */
  readonly at: number;
  readonly kind: 'once' | 'skipped' | 'twice';
}

export function wallAt(day: Temporal.PlainDate, minute: number, zone: string): Wall {
  const clock = day.toPlainDateTime().add({ minutes: minute });
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    clock.toZonedDateTime(zone, { disambiguation }),
  );
  const at = clock.toZonedDateTime(zone);
  const kind =
    !earlier || !later || earlier.equals(later) ? 'once' : at.toPlainDateTime().equals(clock) ? 'twice' : 'skipped';
  return { day, minute, at: at.epochMilliseconds, kind };
}
