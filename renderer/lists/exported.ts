import type { ListColumn, ListRow } from './column.ts';

export type Exported =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  /** Of the school's wall: YYYY-MM-DD, and HH:MM or null. */
  | { readonly kind: 'instant'; readonly day: string; readonly time: string | null };

/** The wall clock of the school, which a spreadsheet shows. */
export interface SchoolClock {
  /** YYYY-MM-DD of an instant (epoch ms). */
  readonly dayOf: (at: number) => string;
  /** HH:MM */
  readonly timeOf: (at: number) => string;
}

/** Only what is declared a number or an instant is one: a postcode, a telephone or a SIRET is a text of digits. */
export function exported<Row extends ListRow>(
  { isNumber, instant, value, text }: ListColumn<Row>,
  row: Row,
  clock: SchoolClock,
): Exported {
  const number = isNumber || instant ? (value?.(row) ?? null) : null;
  if (number === null) return { kind: 'text', text: text(row) };
  if (!instant) return { kind: 'number', number };
  return { kind: 'instant', day: clock.dayOf(number), time: instant === 'day' ? null : clock.timeOf(number) };
}
