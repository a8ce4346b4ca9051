import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import type { FoundByNumber } from '#stores/session.ts';
import { openPage } from '#stores/view.ts';
import { showEvent } from '../destinations.ts';

/** What can be opened by its number. */
export const numberedKinds = [
  'Planification',
  'Dossier',
  'Candidat',
  'Apprenant',
  'Convention',
  'Entreprise',
  'SessionRecrutement',
  'Sequence',
  'Parcours',
] as const;
export type NumberedKind = (typeof numberedKinds)[number];

/**
 * Shows a row that was found by its number: an event on its day in the calendar, all others on their page. `dayOf`
 * gives the school's civil day of an instant (epoch ms).
 */
export function showFound(kind: NumberedKind, { id, row }: FoundByNumber, dayOf: (at: number) => string): void {
  if (kind !== 'Planification') return openPage({ entity: kind, id });
  const debut = instantOf(row, 'Debut');
  if (debut !== null) showEvent(id, dayOf(debut));
}

function instantOf(row: RawJson, member: string): number | null {
  const raw = membersOf(row).get(member);
  return raw?.startsWith('"') ? (instantParts(String(parseRaw(raw)))?.epochMilliseconds ?? null) : null;
}
