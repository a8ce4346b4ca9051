import { peopleFinder } from '#shared/text/peopleFinder.ts';
import type { ShownEvent } from '../appearance/shown.ts';

/** A person whose column is known by more than the text of an event. */
interface KnownPerson {
  readonly id: string;
  readonly name: string;
}

/** The events of one person, or of a text that matches no known person. */
export interface Column {
  readonly id: string;
  /** Empty: without a person. */
  readonly name: string;
  readonly events: readonly ShownEvent[];
}

const unassigned = '';

interface ColumnRules {
  readonly known: readonly KnownPerson[];
  /** The text that names the people of an event. */
  readonly textOf: (event: ShownEvent) => string;
  /** A text that matches no known person has a column of its own; otherwise its events have no person. */
  readonly ownColumn: boolean;
}

/**
 * One column per person, by name, and the events without a person last. The text of an event is opaque (R5.8): a known
 * name found in it word for word, accents ignored, puts the event in that column, several names in several columns.
 */
export function columnsOf(events: readonly ShownEvent[], { known, textOf, ownColumn }: ColumnRules): readonly Column[] {
  const peopleIn = peopleFinder(known);
  const columns = new Map<string, { readonly id: string; readonly name: string; readonly events: ShownEvent[] }>();
  const put = (id: string, name: string, event: ShownEvent): void => {
    const column = columns.get(id);
    if (column) column.events.push(event);
    else columns.set(id, { id, name, events: [event] });
  };
  const namedIn = new Map<string, readonly KnownPerson[]>();
  for (const event of events) {
    const text = textOf(event).trim();
    const named = namedIn.get(text) ?? peopleIn(text);
    namedIn.set(text, named);
    for (const { id, name } of named) put(`person:${id}`, name, event);
    if (named.length > 0) continue;
    if (ownColumn && text !== '') put(`text:${text}`, text, event);
    else put(unassigned, '', event);
  }
  return [...columns.values()].toSorted(
    (a, b) => Number(a.id === unassigned) - Number(b.id === unassigned) || a.name.localeCompare(b.name, 'fr'),
  );
}
