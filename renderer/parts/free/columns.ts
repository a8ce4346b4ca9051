import { byFrench } from '#shared/text/fold.ts';
import { peopleFinder } from '#shared/text/people.ts';
import type { ColumnKind } from '#stores/view.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Reassignment } from '#timeGrid/TimeGrid.tsx';

/** Whose column is known by more than the text of an event. */
interface KnownPerson {
  readonly id: string;
  readonly name: string;
}

/** The events of one person, of a text that matches no known person, or of a campus. */
export interface Column {
  readonly id: string;
  readonly name: string;
  /** The known person; null for a text alone, and for events without a person. */
  readonly person: KnownPerson | null;
  readonly campusId?: string;
  readonly events: readonly ShownEvent[];
}

export interface ShownColumns {
  readonly kind: ColumnKind;
  readonly columns: readonly Column[];
}

export const noColumns: ShownColumns = { kind: 'teachers', columns: [] };

const unassigned = '';

export interface ColumnRules {
  readonly known: readonly KnownPerson[];
  /** Those who have a column even where they have nothing; some of `known`. */
  readonly always: readonly KnownPerson[];
  /** The text that names the people of an event. */
  readonly textOf: (event: ShownEvent) => string;
  /** A text that matches no known person has a column of its own; otherwise its events have no person. */
  readonly ownColumn: boolean;
}

/**
 * Columns by person and name, then events of nobody. Opaque text (R5.8): a known name in it, word for word but for
 * accents, decides; several are in several columns.
 */
export function columnsOf(
  events: readonly ShownEvent[],
  { known, always, textOf, ownColumn }: ColumnRules,
): readonly Column[] {
  const peopleIn = peopleFinder(known);
  const columns = new Map<string, Column & { readonly events: ShownEvent[] }>();
  const open = (id: string, name: string, person: KnownPerson | null): ShownEvent[] => {
    const column = columns.get(id) ?? { id, name, person, events: [] };
    columns.set(id, column);
    return column.events;
  };
  for (const person of always) open(`person:${person.id}`, person.name, person);
  const namedIn = new Map<string, readonly KnownPerson[]>();
  for (const event of events) {
    const text = textOf(event).trim();
    const named = namedIn.get(text) ?? peopleIn(text);
    namedIn.set(text, named);
    for (const person of named) open(`person:${person.id}`, person.name, person).push(event);
    if (named.length > 0) continue;
    if (ownColumn && text !== '') open(`text:${text}`, text, null).push(event);
    else open(unassigned, '', null).push(event);
  }
  return [...columns.values()].toSorted(
    (a, b) => Number(a.id === unassigned) - Number(b.id === unassigned) || byFrench(a.name, b.name),
  );
}

/** One column per campus, the open one first; an event of a campus that is not known here has one of its own. */
export function campusColumns(
  events: readonly ShownEvent[],
  campuses: readonly KnownPerson[],
  openId: string,
): readonly Column[] {
  const byCampus = Map.groupBy(events, ({ campusId }) => campusId);
  const unknown = [...byCampus.keys()].filter((id) => campuses.every((campus) => campus.id !== id));
  return [...campuses, ...unknown.map((id) => ({ id, name: id }))]
    .toSorted((a, b) => Number(b.id === openId) - Number(a.id === openId))
    .map(({ id, name }) => ({ id: `campus:${id}`, name, person: null, campusId: id, events: byCampus.get(id) ?? [] }));
}

/** Resolves when it is stored or refused; based on what the user saw as they began (I12). */
export type Assignment = (how: Reassignment<Column>) => Promise<void>;

/** The user begins to give an event to another person or campus: takes it up, presses a key, opens a menu. */
export type BeginAssignment = (kind: ColumnKind, id: string) => Assignment;
