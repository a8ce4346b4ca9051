import type { EventView } from '#cache/queries/views.ts';
import { movedTo } from '#intents/event/rule.ts';
import type { IntentOf, Members, NewRow } from '#intents/intent.ts';
import type { Format } from '#ui/index.ts';
import type { Places } from '../gesture/span.ts';
import { sameSpan } from '../gesture/span.ts';
import type { Draft } from './draft.ts';
import { spanOf } from './draft.ts';
import { changedFields, noFields } from './fieldsOf.ts';
import type { FieldTexts } from './fieldsOf.ts';

/** One event, or several as one change, at their new places, from where the user saw them. */
export function rescheduled(places: Places, from: readonly EventView[]): IntentOf<'edit'> {
  const seen = from.flatMap(({ id, debut, fin }) =>
    Object.entries({ Debut: debut, Fin: fin }).map(([field, raw]) => ({
      entity: 'Planification' as const,
      id,
      field,
      raw,
    })),
  );
  return { kind: 'edit', rows: movedTo(places), ...(seen.length > 0 && { seen }) };
}

/** The creation of one event, or of several linked ones; null while a draft is not complete. */
export function creation(campusId: string, drafts: readonly Draft[], format: Format): IntentOf<'create'> | null {
  const rows: NewRow[] = [];
  for (const draft of drafts) {
    const span = spanOf(draft, format);
    if (!span || draft.typeId === null) return null;
    const enseignants = draft.enseignants.trim();
    const {
      EntiteJuridiqueId: _campus,
      ReferenceMultiple: _group,
      ...fields
    } = changedFields(noFields, draft.fields) ?? {};
    rows.push({
      entity: 'Planification',
      members: {
        EntiteJuridiqueId: campusId,
        TypePlanificationId: draft.typeId,
        Nom: draft.nom.trim(),
        Debut: span.debut,
        Fin: span.fin,
        ...(enseignants !== '' && { Enseignants: enseignants }),
        ...fields,
      },
      ...(drafts.length > 1 && { group: 'new' }),
    });
  }
  return { kind: 'create', rows };
}

/** What an edited draft changes of an event, as one change; null when it changes nothing. */
export function edit(event: EventView, fields: FieldTexts, draft: Draft, format: Format): IntentOf<'edit'> | null {
  const span = spanOf(draft, format);
  const members: Members<'Planification'> = {
    ...(span && !sameSpan(span, event) && { Debut: span.debut, Fin: span.fin }),
    ...(draft.nom.trim() !== event.nom.trim() && { Nom: draft.nom.trim() }),
    ...(draft.typeId !== null && draft.typeId !== event.typeId && { TypePlanificationId: draft.typeId }),
    ...(draft.enseignants.trim() !== event.enseignants.trim() && { Enseignants: draft.enseignants.trim() }),
    ...changedFields(fields, draft.fields),
    ...(draft.annule !== event.annule && { Annule: String(draft.annule) }),
    ...(draft.realise !== event.realise && { Realise: String(draft.realise) }),
  };
  return Object.keys(members).length === 0
    ? null
    : { kind: 'edit', rows: [{ entity: 'Planification', id: event.id, members }] };
}
