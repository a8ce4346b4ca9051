import { foldedText } from '#shared/text/fold.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';

/** A day that has events, in their order. */
export interface AgendaDay {
  readonly day: SchoolDay;
  readonly events: readonly ShownEvent[];
}

/**
 * Each event once, under the day it begins in, or the first day for one that goes on from before. `events` come by
 * begin.
 */
export function agendaOf(events: readonly ShownEvent[], days: readonly SchoolDay[]): readonly AgendaDay[] {
  const found: { day: SchoolDay; events: ShownEvent[] }[] = [];
  let at = 0;
  for (const event of events) {
    while (at < days.length - 1 && (days[at]?.end ?? 0) <= event.debut) at += 1;
    const day = days[at];
    if (!day) continue;
    const last = found.at(-1);
    if (last?.day === day) last.events.push(event);
    else found.push({ day, events: [event] });
  }
  return found;
}

/** The folded text of each event, made once: a keystroke only compares. */
const searched = new WeakMap<ShownEvent, string>();

function textOf(event: ShownEvent): string {
  const known = searched.get(event);
  if (known !== undefined) return known;
  const { nom, typeName, enseignants, programmeName, interview } = event;
  const text = foldedText([nom, typeName, enseignants, programmeName, interview?.numero ?? '']);
  searched.set(event, text);
  return text;
}

/** Events that contain every word, in any field. */
export function found(events: readonly ShownEvent[], text: string): readonly ShownEvent[] {
  const terms = searchTerms(text);
  return terms.length === 0 ? events : events.filter((event) => hasTerms(textOf(event), terms));
}

export const dayHeight = 34;
export const rowHeight = 36;

/** Pixels from the top of the list to the heading of the day, or of the next one that has events. */
export function offsetOf(agenda: readonly AgendaDay[], day: string): number {
  let offset = 0;
  for (const each of agenda) {
    if (each.day.day >= day) break;
    offset += dayHeight + each.events.length * rowHeight;
  }
  return offset;
}
