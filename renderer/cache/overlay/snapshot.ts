import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Snapshot } from '../../intents/snapshot.ts';
import type { Step } from '../../sync/step.ts';
import type { BaseRows } from './baseRows.ts';
import { parentOfCreation, rootFolder, rootStreamid, shownName } from './folders.ts';
import { overlayRow } from './overlayRow.ts';

/**
 * Cache overlaid with outbox. It reads `base` when asked, so it stands for one moment only until its user next awaits.
 * `steps` in order of `seq`.
 */
export function snapshotOf(base: BaseRows, steps: readonly Step[]): Snapshot {
  const byTarget = Map.groupBy(steps, (step) => `${step.entity}/${step.target}`);
  const current = (entity: EntityName, id: string): RawJson | undefined => {
    const own = byTarget.get(`${entity}/${id}`);
    return own ? overlayRow(entity, base.row(entity, id), own) : base.row(entity, id);
  };

  return {
    steps,
    base: (entity, id) => base.row(entity, id),
    rootStreamid: () => rootStreamid(base),
    current,
    *all(entity) {
      const shown = new Set<string>();
      for (const [id, row] of base.rows(entity)) {
        shown.add(id);
        yield [id, byTarget.has(`${entity}/${id}`) ? (current(entity, id) ?? row) : row];
      }
      for (const step of steps) {
        if (step.entity !== entity || shown.has(step.target)) continue;
        shown.add(step.target);
        const row = current(entity, step.target);
        if (row) yield [step.target, row];
      }
    },
    childNames(parent) {
      const folder = parent === rootStreamid(base) ? rootFolder : parent;
      const ids = new Set(base.children(folder));
      for (const step of steps) {
        if (step.entity === 'Directory' && step.action === 'create' && parentOfCreation(step) === folder) {
          ids.add(step.target);
        }
      }
      return [...ids].flatMap((id) => {
        const row = current('Directory', id);
        return (row && shownName(row)) ?? [];
      });
    },
  };
}
