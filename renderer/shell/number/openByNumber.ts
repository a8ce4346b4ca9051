import { endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { dialogEntities, openRow } from '#stores/openedRow.ts';
import type { DialogEntity } from '#stores/openedRow.ts';
import { pagedEntities } from '#stores/page.ts';
import type { PagedEntity } from '#stores/page.ts';
import type { FoundByNumber } from '#stores/session.ts';
import { showEvent } from '../destinations.ts';

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
 * Shows a row: an event on its day in the calendar, all others on their page or in the dialog of a row. `debut`: of an
 * event, epoch ms. `dayOf` gives the school's civil day of an instant.
 */
export function showNumbered(
  kind: NumberedKind,
  id: string,
  debut: number | null,
  dayOf: (at: number) => string,
): void {
  if (kind === 'Planification' && debut !== null) showEvent(id, dayOf(debut));
  else openRow(kind, id);
}

/** The same for a row that was found by its number. */
export const showFound = (kind: NumberedKind, { id, row }: FoundByNumber, dayOf: (at: number) => string): void =>
  showNumbered(kind, id, kind === 'Planification' ? instantOf(row, 'Debut') : null, dayOf);

function instantOf(row: RawJson, member: string): number | null {
  const raw = membersOf(row).get(member);
  return raw?.startsWith('"') ? (instantParts(String(parseRaw(raw)))?.epochMilliseconds ?? null) : null;
}
