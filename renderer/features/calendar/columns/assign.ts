import { placeOfName } from '#shared/text/people.ts';
import type { ColumnKind } from '#stores/view.ts';
import type { Reassignment } from '../grid/TimeGrid.tsx';
import type { Column } from './columns.ts';

/** Carries it out; what was shown of the event as the user began is the base of the change (I12). */
export type Assignment = (how: Reassignment<Column>) => void;

/** The user begins to give an event to another person or campus: takes it up, presses a key, opens a menu. */
export type BeginAssignment = (kind: ColumnKind, id: string) => Assignment;

interface Named {
  readonly name: string;
}

/**
 * The text that names the people of an event, with one person in place of another; null: nobody. Only the name is
 * replaced (R5.8): what else the text says stays. `from` is null where the text names no known person.
 */
export function reassigned(text: string, from: Named | null, to: Named | null): string {
  const place = from && placeOfName(text, from.name);
  const others = place ? `${text.slice(0, place.from)}\u0000${text.slice(place.to)}` : text;
  const isThere = to !== null && placeOfName(others, to.name) !== null;
  if (to === null || isThere) return tidied(others.replace('\u0000', ''));
  if (place) return others.replace('\u0000', to.name);
  return others.trim() === '' ? to.name : `${others.trim()}, ${to.name}`;
}

/** Without the separators that a removed name leaves. */
const tidied = (text: string): string =>
  text
    .replaceAll(/([,;/&+])(?:\s*[,;/&+])+/gu, '$1')
    .replaceAll(/^[\s,;/&+]+|[\s,;/&+]+$/gu, '')
    .replaceAll(/\s{2,}/gu, ' ');
