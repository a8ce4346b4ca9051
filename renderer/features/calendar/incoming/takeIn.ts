import type { Intent, NewEvent, NewEvents } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { Format } from '#ui/index.ts';
import type { FileEvent } from './file/events.ts';
import type { Differences, IncomingLine } from './match.ts';

/** What the user chose once for all new events. */
interface ForAll {
  readonly campusId: string;
  readonly typeId: string;
  /** The name of an event that has none in the file. */
  readonly typeName: string;
}

type Edit = Extract<Intent, { kind: 'event.takeIn' }>['edits'][number];

/** The chosen lines as one change; null where none is one. `all`: every line of the file. */
export function takeInIntent(
  chosen: readonly IncomingLine[],
  all: readonly IncomingLine[],
  forAll: ForAll,
  format: Format,
): Intent | null {
  const creations: NewEvents[] = [];
  const fresh = chosen.flatMap(({ fate, event, teachers }) =>
    fate.kind === 'new' && event ? [{ event, made: newEvent(event, teachers, forAll, format) }] : [],
  );
  const alone = fresh.filter(({ event }) => !event.isOfSeries).map(({ made }) => made);
  if (alone.length > 0) creations.push({ events: alone, linked: false });
  const groups = groupsOf(all);
  const ofSeries = Map.groupBy(
    fresh.filter(({ event }) => event.isOfSeries),
    ({ event }) => event.uid,
  );
  for (const [uid, members] of ofSeries) {
    const group = groups.get(uid);
    creations.push({
      events: members.map(({ made }) => made),
      linked: members.length > 1,
      ...(group !== undefined && { group }),
    });
  }
  const changed = chosen.flatMap(({ fate }) => (fate.kind === 'changed' ? [fate] : []));
  if (creations.length === 0 && changed.length === 0) return null;
  return {
    kind: 'event.takeIn',
    creations,
    edits: changed.map(({ known, differences }) => editOf(known.view.id, differences, format)),
    // What the preview compared the file with: a colleague's change since then is a conflict, not overwritten (I12).
    seen: changed.flatMap(({ known, differences }) => seenOf(known, differences)),
  };
}

function newEvent(
  { title, key, debut, fin }: FileEvent,
  teachers: string,
  { campusId, typeId, typeName }: ForAll,
  format: Format,
): NewEvent {
  return {
    campusId,
    typeId,
    nom: title || typeName,
    debut: format.instant(debut),
    fin: format.instant(fin),
    ...(teachers !== '' && { enseignants: teachers }),
    fields: { ReferenceExterne: key },
  };
}

/** The group of the events of a series that are known already, by its UID. */
function groupsOf(all: readonly IncomingLine[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const { fate, event } of all) {
    if (!event?.isOfSeries || (fate.kind !== 'same' && fate.kind !== 'changed')) continue;
    const { group } = fate.known.view;
    if (group !== null) groups.set(event.uid, group);
  }
  return groups;
}

function editOf(id: string, { times, ...others }: Differences, format: Format): Edit {
  const instants = times && { debut: format.instant(times.debut), fin: format.instant(times.fin) };
  return { id, ...others, ...(instants && { times: instants }) };
}

const members: Readonly<Record<keyof Differences, readonly string[]>> = {
  times: ['Debut', 'Fin'],
  nom: ['Nom'],
  enseignants: ['Enseignants'],
  annule: ['Annule'],
};

function seenOf(known: Extract<IncomingLine['fate'], { kind: 'changed' }>['known'], differences: Differences): Seen[] {
  const row = membersOf(known.text);
  return (Object.keys(differences) as (keyof Differences)[]) // keys loses the names
    .flatMap((part) => members[part])
    .map((field) => ({ entity: 'Planification', id: known.view.id, field, raw: row.get(field) ?? null }));
}
