import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';

/** A record of this workstation's disk that could not be read. */
export interface Damaged {
  readonly table: string;
  readonly key: string;
  readonly reason: string;
}

/** Unreadable records of one kind: pieces of one list of the service, or what Carnet notes for itself. */
export interface DamagedGroup {
  readonly kind: 'list' | 'steps' | 'receipts' | 'areas' | 'other';
  /** Of a list, whose it is. */
  readonly entity: EntityName | null;
  readonly count: number;
}

const known: Readonly<Record<string, DamagedGroup['kind']>> = { steps: 'steps', receipts: 'receipts', areas: 'areas' };

/** Damaged records by what they mean to a person, in the order they were found. */
export function groupsOf(damaged: readonly Damaged[]): readonly DamagedGroup[] {
  const groups = new Map<string, DamagedGroup>();
  for (const { table, key } of damaged) {
    // A page of a list is named by its set first.
    const entity = table === 'pages' ? (entityNames.find((name) => key.startsWith(`${name}/`)) ?? null) : null;
    const kind = entity === null ? (known[table] ?? 'other') : 'list';
    const name = entity ?? kind;
    groups.set(name, { kind, entity, count: (groups.get(name)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}
