import type { ApplicationView, EventView, InterviewView } from '#cache/queries/views.ts';
import { copied } from '#intents/event/copy.ts';
import { movedTo } from '#intents/event/rule.ts';
import { rowEdit } from '#intents/intent.ts';
import type { IntentOf, Members, MemberValues, NewRow, RowEdit } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { rawId } from '#sync/rules/provisional.ts';
import type { Places } from '#timeGrid/gesture/span.ts';
import { changedAlike, sameSpan } from '#timeGrid/gesture/span.ts';
import type { Format } from '#ui/index.ts';
import { changedFields, noFields, spanOf } from './draft.ts';
import type { Draft, FieldTexts } from './draft.ts';

/** One event, or several as one change, at their new places, from where the user saw them. */
export function rescheduled(places: Places, from: readonly EventView[]): IntentOf<'edit'> {
  const seen = seenTimes(from);
  return { kind: 'edit', rows: movedTo(places), ...(seen.length > 0 && { seen }) };
}

const seenTimes = (events: readonly EventView[]): readonly Seen[] =>
  events.flatMap(({ id, debut, fin }) =>
    Object.entries({ Debut: debut, Fin: fin }).map(([field, raw]) => ({ entity: 'Planification', id, field, raw })),
  );

/** What is seen of who, when and where of an event that changed elsewhere since (I12). */
export const eventSeen = (event: EventView): readonly Seen[] => [
  ...seenTimes([event]),
  ...Object.entries({
    Enseignants: rawOf(event.enseignants),
    EntiteJuridiqueId: rawId('EntiteJuridique', event.campusId),
  }).map(([field, raw]) => ({ entity: 'Planification' as const, id: event.id, field, raw })),
];

/** The same of the interview of an application. */
export const interviewSeen = ({ id, creneau, agentId }: InterviewView): readonly Seen[] => [
  hourSeen(id, creneau),
  { entity: 'Dossier', id, field: 'AgentId', raw: agentId === null ? rawOf(null) : rawId('Agent', agentId) },
];

/** The creation of rows, and edits with them. */
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

type OfApplication = Pick<ApplicationView, 'id' | 'numero' | 'creneau'>;

/**
 * The creation of events; with the application that gets the hour, and the interview that goes there in place of a new
 * one, as one change. `at`: where the first begins, epoch ms. `renamed`: what that interview is called then;
 * null: as before.
 */
export function intentOf(
  events: NewEvents,
  { application, moves }: { readonly application: OfApplication | null; readonly moves: EventView | null },
  at: number,
  renamed: string | null = null,
): NewEvents | IntentOf<'edit'> {
  if (!application) return events;
  return moves ? moved(events, moves, application, renamed) : withApplication(events, application, at);
}

/** The creation of events, and the hour of the application, as one change. */
function withApplication(intent: NewEvents, { id, numero, creneau }: OfApplication, at: number): NewEvents {
  return {
    ...intent,
    rows: intent.rows.map((row, index) =>
      index === 0 && row.entity === 'Planification'
        ? { ...row, members: { ...referenceTo(numero), ...row.members } }
        : row,
    ),
    edits: [{ entity: 'Dossier', id, members: { CreneauLibre: at } }],
    seen: [hourSeen(id, creneau)],
  };
}

/** The number of the application, where the school agreed and the user typed no other reference (R4.7). */
const referenceTo = (numero: string): Members<'Planification'> =>
  useDayChoices.getState().isReferring === true && numero !== '' ? { ReferenceExterne: numero } : {};

/**
 * In place of a second event: the interview that there is goes to the place of the new one, with its application, as
 * one change. It takes what was given of its teachers and its other members; its type stays, and its
 * name unless `renamed` is another.
 */
function moved(
  { rows: [row] }: NewEvents,
  event: EventView,
  application: OfApplication,
  renamed: string | null,
): IntentOf<'edit'> {
  const {
    EntiteJuridiqueId: _campus,
    Nom: _name,
    TypePlanificationId: _type,
    ...members
  }: MemberValues = row?.members ?? {};
  const { id, numero, creneau } = application;
  const reference = event.reference === undefined ? referenceTo(numero) : {};
  return {
    kind: 'edit',
    rows: [
      rowEdit('Planification', event.id, {
        ...reference,
        ...(renamed !== null && { Nom: renamed }),
        ...members,
      }),
      rowEdit('Dossier', id, { CreneauLibre: members['Debut'] }, { partner: event.id }),
    ],
    seen: [
      ...seenTimes([event]),
      ...(members['Enseignants'] === undefined ? [] : teachersSeen(event)),
      ...(renamed === null ? [] : nameSeen(event)),
      hourSeen(id, creneau),
    ],
  };
}

/** Of none, the view does not say in which form the service has it: then the base is what it is as it is stored. */
const teachersSeen = ({ id, enseignants }: EventView): readonly Seen[] =>
  enseignants === '' ? [] : [{ entity: 'Planification', id, field: 'Enseignants', raw: rawOf(enseignants) }];

const nameSeen = ({ id, nom }: EventView): readonly Seen[] =>
  nom === '' ? [] : [{ entity: 'Planification', id, field: 'Nom', raw: rawOf(nom) }];

const hourSeen = (id: string, creneau: number | null): Seen => ({
  entity: 'Dossier',
  id,
  field: 'CreneauLibre',
  raw: creneau ?? rawOf(null),
});

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
  const seen = [...(change.seen ?? []), ...(to ? seenTimes(others) : [])];
  return { kind: 'edit', rows: [...change.rows, ...rows], ...(seen.length > 0 && { seen }) };
}
