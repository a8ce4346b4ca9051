import { endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { pagedEntities, pageScreens } from '#shared/ipc/pageScreens.ts';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import type { Place } from '#shared/ipc/place.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { dialogEntities, openRow } from '#stores/openedRow.ts';
import type { DialogEntity } from '#stores/openedRow.ts';
import { hasPage } from '#stores/place.ts';
import type { FoundByNumber } from '#stores/session.ts';
import { leadTo } from '../leadTo.ts';

export type NumberedKind = PagedEntity | DialogEntity;

/** What users know by a number, before the others. */
const usual: readonly NumberedKind[] = [
  'Planification',
  'Dossier',
  'Candidat',
  'Apprenant',
  'selection/Candidat',
  'selection/Apprenant',
  'Convention',
  'Entreprise',
  'SessionRecrutement',
  'Sequence',
  'Parcours',
];

/** Whether a row can be here at all: some come only within another one. */
const isStored = (kind: NumberedKind): boolean =>
  (['one', 'list', 'create'] as const).some((call) => endpointFor(kind, call) !== undefined);

/** What can be opened by its number: everything that a screen shows one row of. A folder has no number. */
export const numberedKinds: readonly NumberedKind[] = [
  ...usual,
  ...[...pagedEntities, ...dialogEntities].filter(
    (kind) => !usual.includes(kind) && describeEntity(kind).idKind === 'number' && isStored(kind),
  ),
];

/** Whether the service gives a row by its number, or among all of its kind. */
export const isRead = (kind: NumberedKind): boolean => endpointFor(kind, 'one') !== undefined || hasWholeList(kind);

/**
 * An event on its day, others on their page; null for one in a dialog. `debut`: epoch ms. `dayOf`: the school's civil
 * day.
 */
export function placeOfNumbered(
  kind: NumberedKind,
  id: string,
  debut: number | null,
  dayOf: (at: number) => string,
): Place | null {
  if (kind === 'Planification' && debut !== null) return { at: 'calendar', day: dayOf(debut), of: null, selected: id };
  return hasPage(kind) ? { at: 'row', entity: kind, id } : null;
}

/** The screen that shows rows of a kind; null where a dialog does. */
export const screenOfNumbered = (kind: NumberedKind): Screen | null =>
  kind === 'Planification' ? 'calendar' : hasPage(kind) ? pageScreens[kind] : null;

/** Shows a row that was found by its number. */
export function showFound(kind: NumberedKind, { id, row }: FoundByNumber, dayOf: (at: number) => string): void {
  const place = placeOfNumbered(kind, id, kind === 'Planification' ? instantOf(row, 'Debut') : null, dayOf);
  if (place?.at === 'calendar') leadTo(place);
  else openRow(kind, id);
}

function instantOf(row: RawJson, member: string): number | null {
  const raw = membersOf(row).get(member);
  return raw?.startsWith('"') ? (instantParts(String(parseRaw(raw)))?.epochMilliseconds ?? null) : null;
}
