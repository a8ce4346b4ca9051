import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { uidOf } from './uid.ts';

export interface IcsWords {
  /** Shown as the calendar's name by the program that reads the file. */
  readonly name: string;
  readonly unsent: string;
  readonly done: string;
}

/**
 * RFC 5545, moments in UTC, right across changes of clock. An id is the service's, with its `host`. `now`: epoch ms.
 * `events` that `isInOrder`.
 */
export function icsOf(events: readonly ShownEvent[], host: string, now: number, words: IcsWords): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: 'Carnet', product: 'Carnet', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    calendar.createEvent({
      id: uidOf(event, host),
      stamp: new Date(now),
      start: new Date(event.debut),
      // Of an interview the service has only the start.
      end: event.interview ? null : new Date(event.fin),
      summary: plain(event.nom || event.typeName),
      description: descriptionOf(event, words),
      status: statusOf(event),
      categories: [{ name: plain(event.typeName) }],
    });
  }
  return calendar.toString();
}

/** False for an event that ends before it begins: no calendar has such a one, and its hours are not guessed. */
export const isInOrder = ({ debut, fin, interview }: ShownEvent): boolean => interview !== undefined || fin >= debut;

/** Control characters other than line breaks end a reader's line: blanks (RFC 5545, 3.3.11). */
const plain = (text: string): string => text.replaceAll(/[^\P{Cc}\n\r\t]/gu, ' ');

/** Changes that exist only on this workstation are tentative: the service may have another value. */
function statusOf({ annule, mark }: ShownEvent): ICalEventStatus {
  if (annule) return ICalEventStatus.CANCELLED;
  return mark === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

function descriptionOf(event: ShownEvent, words: IcsWords): string {
  return [
    event.mark !== null && words.unsent,
    event.realise && words.done,
    event.typeName,
    event.programmeName,
    event.enseignants,
    event.interview?.numero,
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => plain(String(line)))
    .join('\n');
}
