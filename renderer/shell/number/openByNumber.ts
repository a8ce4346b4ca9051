import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import type { Commands, FoundByNumber, NumberRead } from '#stores/session.ts';
import { openPage } from '#stores/view.ts';
import { showEvent } from '../destinations.ts';

/** What can be opened by its number. */
export const numberedKinds = ['Planification', 'Dossier', 'Candidat', 'Apprenant'] as const;
export type NumberedKind = (typeof numberedKinds)[number];

/** The outcome: `opened`, or several to choose from, or why nothing can be opened. */
export type NumberEnd =
  | { readonly kind: 'opened' }
  | { readonly kind: 'several'; readonly rows: readonly FoundByNumber[] }
  | Exclude<NumberRead, { kind: 'found' }>;

interface Ports extends Pick<Commands, 'findByNumber' | 'refresh'> {
  /** The school's civil day of an instant (epoch ms). */
  dayOf(at: number): string;
}

/**
 * Reads the thing with this number at the service, stores it on this workstation and shows it on its screen: the only
 * way to an event where the service gives no list of events (R3.4). Writes nothing to the service.
 */
export async function openNumbered(kind: NumberedKind, typed: string, ports: Ports): Promise<NumberEnd> {
  const read = await ports.findByNumber(kind, typed);
  if (read.kind !== 'found') return read;
  const [first, second] = read.rows;
  if (!first || second) return { kind: 'several', rows: read.rows };
  await openRow(kind, first, ports);
  return { kind: 'opened' };
}

/** Stores the row on this workstation, if it was just read, and shows it. */
export async function openRow(
  kind: NumberedKind,
  { id, row, isFresh }: FoundByNumber,
  { refresh, dayOf }: Pick<Ports, 'refresh' | 'dayOf'>,
): Promise<void> {
  if (isFresh) await refresh({ entity: kind, of: id });
  if (kind !== 'Planification') return openPage({ entity: kind, id });
  const debut = instantOf(row, 'Debut');
  if (debut !== null) showEvent(id, dayOf(debut));
}

function instantOf(row: RawJson, member: string): number | null {
  const raw = membersOf(row).get(member);
  return raw?.startsWith('"') ? (instantParts(String(parseRaw(raw)))?.epochMilliseconds ?? null) : null;
}
