import { setsBeside, takenByAnother } from '#shared/checks/takenByAnother.ts';
import type { Written } from '#shared/checks/takenByAnother.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { objectOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { writtenBy } from '#sync/rules/beside.ts';
import type { Planned } from './planned.ts';
import { rejected } from './planned.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Rejects a plan of which a step gives its row what another row has already, or is given by a step before it, in the
 * outbox or in the plan itself (R4.2, R4.4).
 */
export function unlessTaken(plan: Planned, snapshot: Snapshot): Planned {
  if (!plan.ok) return plan;
  /** By set: the rows that earlier steps of the plan wrote. */
  const written = new Map<EntityName, Map<string, RawJson>>();
  const removed = new Set(
    snapshot.steps.filter(({ id }) => plan.takeBack?.includes(id)).map(({ entity, target }) => `${entity}/${target}`),
  );
  for (const step of plan.steps) {
    const { entity, target, action } = step;
    if (action === 'act' || setsBeside(entity).length === 0) continue;
    const own = writtenBy(step, snapshot.current(entity, target) ?? null);
    const taken = takenByAnother(own, (set) => rowsOf(set, snapshot, written.get(set), removed));
    if (taken) return rejected(taken.rule);
    written.set(entity, (written.get(entity) ?? new Map<string, RawJson>()).set(target, rowOf(own)));
  }
  return plan;
}

const rowOf = ({ members }: Written): RawJson => objectOf([...members]);

/** The rows of a set as they are before a step of the plan; a row of which steps are removed, as the service has it. */
function* rowsOf(
  set: EntityName,
  snapshot: Snapshot,
  written: ReadonlyMap<string, RawJson> = new Map(),
  removed: ReadonlySet<string>,
): Generator<readonly [id: string, row: RawJson]> {
  yield* written;
  for (const [id, row] of snapshot.all(set)) {
    if (written.has(id)) continue;
    const now = removed.has(`${set}/${id}`) ? snapshot.base(set, id) : row;
    if (now !== undefined) yield [id, now];
  }
}
