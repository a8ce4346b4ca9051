import type { EventView } from '#cache/queries/views.ts';
import type { Intent, NewEvent } from '#intents/intent.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import type { Format } from '#ui/index.ts';
import { sameSpan } from '../gesture/span.ts';
import type { Places } from '../grid/useMoves.ts';
import type { Draft } from './draft.ts';
import { spanOf } from './draft.ts';
import { changedFields, noFields } from './fieldsOf.ts';
import type { FieldTexts } from './fieldsOf.ts';

/**
 * One event, or several as one change, at their new places, from where the user saw them; instants are sent with the
 * school's offset (R2.4).
 */
export function rescheduled(places: Places, from: readonly EventView[], format: Format): Intent {
  const events = [...places].map(([id, span]) => ({
    id,
    debut: format.instant(span.debut),
    fin: format.instant(span.fin),
  }));
  const seenThere = from.flatMap(({ id, debut, fin }) =>
    Object.entries({ Debut: debut, Fin: fin }).map(([field, at]) => ({
      entity: 'Planification' as const,
      id,
      field,
      raw: rawOf(format.instant(at)),
    })),
  );
  const seen = seenThere.length > 0 && { seen: seenThere };
  const [only, other] = events;
  return only && !other
    ? { kind: 'event.reschedule', ...only, ...seen }
    : { kind: 'event.rescheduleAll', events, ...seen };
}

/** The creation of one event, or of several linked ones; null while a draft is not complete. */
export function creation(campusId: string, drafts: readonly Draft[], format: Format): Intent | null {
  const events: NewEvent[] = [];
  for (const draft of drafts) {
    const span = spanOf(draft, format);
    if (!span || draft.typeId === null) return null;
    const enseignants = draft.enseignants.trim();
    const {
      EntiteJuridiqueId: _campus,
      ReferenceMultiple: _group,
      ...fields
    } = changedFields(noFields, draft.fields) ?? {};
    events.push({
      campusId,
      typeId: draft.typeId,
      nom: draft.nom.trim(),
      debut: format.instant(span.debut),
      fin: format.instant(span.fin),
      ...(enseignants === '' ? {} : { enseignants }),
      ...(Object.keys(fields).length > 0 && { fields }),
    });
  }
  return { kind: 'event.create', events, linked: events.length > 1 };
}

/** What an edited draft changes of an event, as one change; null when it changes nothing. */
export function edit(event: EventView, fields: FieldTexts, draft: Draft, format: Format): Intent | null {
  const span = spanOf(draft, format);
  const others = changedFields(fields, draft.fields);
  const changed = {
    ...(span &&
      !sameSpan(span, event) && { times: { debut: format.instant(span.debut), fin: format.instant(span.fin) } }),
    ...(draft.nom.trim() !== event.nom.trim() && { nom: draft.nom.trim() }),
    ...(draft.typeId !== null && draft.typeId !== event.typeId && { typeId: draft.typeId }),
    ...(draft.enseignants.trim() !== event.enseignants.trim() && { enseignants: draft.enseignants.trim() }),
    ...(others && { fields: others }),
    ...(draft.annule !== event.annule && { annule: draft.annule }),
    ...(draft.realise !== event.realise && { realise: draft.realise }),
  };
  return Object.keys(changed).length === 0 ? null : { kind: 'event.edit', id: event.id, ...changed };
}
