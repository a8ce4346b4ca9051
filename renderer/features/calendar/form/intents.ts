import { referenceOf } from '#cache/queries/links.ts';
import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import { copied } from '#intents/event/copy.ts';
import type { IntentOf, Members, MemberValues, NewRow, RowEdit } from '#intents/intent.ts';
import { changedAlike, sameSpan } from '#timeGrid/gesture/span.ts';
import type { Format } from '#ui/index.ts';
import { changedFields, noFields, spanOf } from './draft.ts';
import type { Draft, FieldTexts } from './draft.ts';

type NewEvents = Extract<IntentOf<'create'>, { readonly rows: unknown }>;

/** The creation of one event, or of several linked ones; null while a draft is not complete. */
export function creation(campusId: string, drafts: readonly Draft[], format: Format): NewEvents | null {
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

/**
 * The first is the chosen application's interview, with its number. `hour`: what the application gets with it, epoch
 * ms; null: its own stays.
 */
export function withApplication(
  intent: NewEvents,
  { id, numero }: Pick<ApplicationView, 'id' | 'numero'>,
  hour: number | null,
): NewEvents {
  const rows = intent.rows.map((row, index) =>
    index === 0 && row.entity === 'Planification'
      ? { ...row, members: { ...row.members, ReferenceExterne: referenceOf({ id, numero }) } }
      : row,
  );
  return hour === null
    ? { ...intent, rows }
    : { ...intent, rows, edits: [{ entity: 'Dossier', id, members: { CreneauLibre: hour } }] };
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

const isShared = (field: string): boolean => (copied as readonly string[]).includes(field);

/** The same change of other events of its series: what these have in common, and the hours by as much on the clock. */
export function withOthers(
  change: IntentOf<'edit'>,
  event: EventView,
  others: readonly EventView[],
  zone: string,
): IntentOf<'edit'> {
  const members: MemberValues = change.rows[0]?.members ?? {};
  const { Debut: debut, Fin: fin } = members;
  const shared = Object.fromEntries(Object.entries(members).filter(([field]) => isShared(field)));
  const to = typeof debut === 'number' && typeof fin === 'number' ? { debut, fin } : null;
  const rows = others.flatMap((other): RowEdit[] => {
    const place = to && changedAlike(other, event, to, zone);
    const all = { ...shared, ...(place && { Debut: place.debut, Fin: place.fin }) };
    return Object.keys(all).length === 0 ? [] : [{ entity: 'Planification', id: other.id, members: all }];
  });
  return { ...change, rows: [...change.rows, ...rows] };
}
