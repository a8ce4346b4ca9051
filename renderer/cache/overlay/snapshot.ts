import type { Snapshot } from '#intents/snapshot.ts';
import { isSameGuid } from '#shared/entities/idForm.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { parentOfCreation, rootFolder } from '#sync/rules/parentFolder.ts';
import type { Step } from '#sync/step.ts';
import type { BaseRows } from './baseRows.ts';
import { folderCreations, rootStreamid, shownName } from './folders.ts';
import { overlayRow } from './overlayRow.ts';

/**
 * Cache overlaid with outbox. Reads `base` when called: valid until the caller next awaits. `steps` in order of `seq`.
 */
export function snapshotOf(base: BaseRows, steps: readonly Step[]): Snapshot {
  const byTarget = Map.groupBy(steps, (step) => `${step.entity}/${step.target}`);
  const current = (entity: EntityName, id: string): RawJson | undefined => {
    if (base.isGone(entity, id)) return undefined;
    const own = byTarget.get(`${entity}/${id}`);
    return own ? overlayRow(entity, base.row(entity, id), own) : base.row(entity, id);
  };

  return {
    steps,
    base: (entity, id) => base.row(entity, id),
    rootStreamid: () => rootStreamid(base),
    current,
    all: (entity) => shownRows(entity, base, steps, current),
    childNames(parent) {
      const folder = isSameGuid(parent, rootStreamid(base) ?? rootFolder) ? rootFolder : parent;
      const ids = new Set(base.children(folder));
      for (const step of folderCreations(steps)) if (isSameGuid(parentOfCreation(step), folder)) ids.add(step.target);
      return [...ids].flatMap((id) => {
        const row = current('Directory', id);
        return (row && shownName(row)) ?? [];
      });
    },
  };
}

/** Shared by all snapshots: a generator for each one would cost the engine a prototype and hidden classes. */
function* shownRows(
  entity: EntityName,
  base: BaseRows,
  steps: readonly Step[],
  current: Snapshot['current'],
): Generator<readonly [id: string, row: RawJson]> {
  const own = steps.filter((step) => step.entity === entity);
  const pending = new Set(own.map((step) => step.target));
  const shown = new Set<string>();
  for (const [id, row] of base.rows(entity)) {
    shown.add(id);
    yield [id, pending.has(id) ? (current(entity, id) ?? row) : row];
  }
  for (const { target } of own) {
    if (shown.has(target)) continue;
    shown.add(target);
    const row = current(entity, target);
    if (row) yield [target, row];
  }
}
