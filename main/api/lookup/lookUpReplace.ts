import { describeEntity } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { LookOrder, Settlement } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import type { Connection } from '../http/connection.ts';
import { comparable } from '../read/comparable.ts';
import { readShown } from '../read/readShown.ts';

/** Whether a row has every value that a replace asked for. */
export function holds(row: RawJson, { entity, changes }: Pick<LookOrder, 'entity' | 'changes'>): boolean {
  const description = describeEntity(entity);
  const isThere = (change: LookOrder['changes'][number]): boolean =>
    sameValue(
      description,
      change.key === undefined ? change.field : '',
      change.mine,
      currentValue(description, row, change),
    );
  return comparable(() => changes.every(isThere)) ?? false;
}

/** Whether a lost replace was carried out (R3.2, I20); absent means not yet (I8). Never throws for the service. */
export async function lookUpReplace(connection: Connection, order: LookOrder): Promise<Settlement> {
  try {
    const read = await readShown(connection, { entity: order.entity, id: order.id, last: null });
    if (read.kind !== 'row') return { kind: 'undecidable', candidates: [] };
    return holds(read.row, order) ? { kind: 'found', id: order.id, row: read.row } : { kind: 'absent' };
  } catch (error) {
    if (error instanceof FailureError) return { kind: 'failed', failure: error.failure };
    throw error;
  }
}
