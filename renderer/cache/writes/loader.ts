import type { EntityName } from '#shared/entities/index.ts';
import type { Disk } from '../disk.ts';
import type { Memory } from '../memory.ts';
import type { Area } from '../pages/area.ts';
import { loadArea } from '../pages/loadArea.ts';

/** Loads each set once; a load that failed is tried again by the next call. */
export function createLoader(disk: Disk, memory: Memory): (entity: EntityName) => Promise<Area> {
  const running = new Map<EntityName, Promise<Area>>();
  const load = async (entity: EntityName): Promise<Area> => {
    const { area, damaged } = await loadArea(disk, entity);
    memory.addDamaged(damaged);
    memory.setArea(entity, area);
    return area;
  };
  return (entity) => {
    const loaded = memory.area(entity);
    if (loaded) return Promise.resolve(loaded);
    const loading = running.get(entity) ?? load(entity).finally(() => running.delete(entity));
    running.set(entity, loading);
    return loading;
  };
}
