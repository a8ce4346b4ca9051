import type { EntityName } from '#shared/entities/index.ts';
import type { Commands, FoundByNumber, NumberRead } from '#stores/session.ts';

/** The outcome: `opened`, or several to choose from, or why nothing can be opened. */
export type NumberEnd =
  | { readonly kind: 'opened' }
  | { readonly kind: 'several'; readonly rows: readonly FoundByNumber[] }
  | Exclude<NumberRead, { kind: 'found' }>;

export interface NumberPorts extends Pick<Commands, 'findByNumber' | 'refresh'> {
  /** Shows the row on its screen. */
  show(found: FoundByNumber): void;
}

/**
 * Reads the row with this number at the service, stores it on this workstation and shows it on its screen: the only way
 * to what the service does not list (R3.4). Writes nothing to the service.
 */
export async function openNumbered(entity: EntityName, typed: string, ports: NumberPorts): Promise<NumberEnd> {
  const read = await ports.findByNumber(entity, typed);
  if (read.kind !== 'found') return read;
  const [first, second] = read.rows;
  if (!first || second) return { kind: 'several', rows: read.rows };
  await openRow(entity, first, ports);
  return { kind: 'opened' };
}

/** Stores the row on this workstation, if it was just read, and shows it. */
export async function openRow(
  entity: EntityName,
  found: FoundByNumber,
  { refresh, show }: Pick<NumberPorts, 'refresh' | 'show'>,
): Promise<void> {
  if (found.isFresh) await refresh({ entity, of: found.id });
  show(found);
}
