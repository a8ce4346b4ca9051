import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ShownEvent } from '../appearance/shown.ts';

export interface IcsWords {
  /** Shown as the calendar's name by what reads the file. */
  readonly name: string;
  readonly unsent: string;
  readonly done: string;
}

/**
 * Events as an iCalendar file (RFC 5545). Their moments are UTC instants, right across every change of clock wherever they
 * are read. An id stays the same from file to file: it is the service's, at that service (`host`). `now`: epoch ms.
 */
export function icsOf(events: readonly ShownEvent[], host: string, now: number, words: IcsWords): string {
  const calendar = ical({
    name: words.name,
    prodId: { company: 'Carnet', product: 'Carnet', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.interview ? '' : 'planification:'}${event.id}@${host}`,
      stamp: new Date(now),
      start: new Date(event.debut),
      // Of an interview the service knows only when it begins.
      end: event.interview ? null : new Date(event.fin),
      summary: event.nom || event.typeName,
      description: descriptionOf(event, words),
      status: statusOf(event),
      categories: [{ name: event.typeName }],
    });
  }
  return calendar.toString();
}

/** What is only on this workstation is not settled: the service may have it otherwise. */
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
    .filter(Boolean)
    .join('\n');
}
