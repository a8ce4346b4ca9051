import type { EventView } from '../../../cache/queries/views.ts';
import type { Intent, NewEvent } from '../../../intents/intent.ts';
import type { Format } from '../../../ui/index.ts';
import type { Carry, Span } from '../gesture/span.ts';
import { carry, sameSpan } from '../gesture/span.ts';
import type { Places } from '../grid/useMoves.ts';
import type { Draft } from './draft.ts';
import { spanOf } from './draft.ts';

/** Instants leave with the school's offset (R2.4). */
export const reschedule = (id: string, span: Span, format: Format): Intent => ({
  kind: 'event.reschedule',
  id,
  debut: format.instant(span.debut),
  fin: format.instant(span.fin),
});

/** One event, or several as one change, at their new places. */
export function rescheduled(places: Places, format: Format): Intent {
  const events = [...places].map(([id, span]) => ({ id, debut: format.instant(span.debut), fin: format.instant(span.fin) }));
  const [only, other] = events;
  return only && !other ? { kind: 'event.reschedule', ...only } : { kind: 'event.rescheduleAll', events };
}

/** Linked events, each as far as the one that was moved (R2.10). */
export const rescheduleAll = (events: readonly EventView[], by: Carry, format: Format): Intent => ({
  kind: 'event.rescheduleAll',
  events: events.map((event) => {
    const span = carry(event, by, format.zone);
    return { id: event.id, debut: format.instant(span.debut), fin: format.instant(span.fin) };
  }),
});

/** The creation of one event, or of several tied together; null while a draft is not complete. */
export function creation(campusId: string, drafts: readonly Draft[], format: Format): Intent | null {
  const events: NewEvent[] = [];
  for (const draft of drafts) {
    const span = spanOf(draft, format);
    if (!span || draft.typeId === null) return null;
    const enseignants = draft.enseignants.trim();
    events.push({
      campusId,
      typeId: draft.typeId,
      nom: draft.nom.trim(),
      debut: format.instant(span.debut),
      fin: format.instant(span.fin),
      ...(enseignants === '' ? {} : { enseignants }),
    });
  }
  return { kind: 'event.create', events, linked: events.length > 1 };
}

/** What an edited draft changes of an event: nothing, its times, its other fields, or both. */
export function edits(event: EventView, draft: Draft, format: Format): readonly Intent[] {
  const span = spanOf(draft, format);
  const fields = {
    ...(draft.nom.trim() === event.nom.trim() ? {} : { nom: draft.nom.trim() }),
    ...(draft.typeId === null || draft.typeId === event.typeId ? {} : { typeId: draft.typeId }),
    ...(draft.enseignants.trim() === event.enseignants.trim() ? {} : { enseignants: draft.enseignants.trim() }),
  };
  return [
    ...(span && !sameSpan(span, event) ? [reschedule(event.id, span, format)] : []),
    ...(Object.keys(fields).length > 0 ? [{ kind: 'event.edit', id: event.id, ...fields } as const] : []),
  ];
}
