import { Mutex } from 'async-mutex';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { DamagedRecord, PullStatus } from '#sync/ports.ts';
import { guarded } from '../cacheError.ts';
import type { Disk } from '../disk.ts';
import type { Memory } from '../memory.ts';
import type { Dataset } from '../pages/dataset.ts';
import { loadDataset, lookInto } from '../pages/loadDataset.ts';
import type { ChangeLog } from './changeLog.ts';
import { listKey } from './datasetKey.ts';

export interface Loader {
  /** Loads each dataset once; the next call retries a failed load. */
  readonly load: (entity: EntityName) => Promise<Dataset>;
  /**
   * Loads some buckets of a dataset before anything else: what the user sees first. Every load waits for it, and
   * decisions based on rows wait for the load.
   */
  readonly lookInto: (entity: EntityName, buckets: readonly string[]) => Promise<void>;
}

/** What is known of a list: on the disk, then for the screens. */
export async function keepStatus(
  { disk, memory }: { readonly disk: Disk; readonly memory: Memory },
  key: string,
  status: PullStatus,
): Promise<void> {
  const sealed = await disk.seal('areas', key, 1, JSON.stringify(status));
  await guarded(() => disk.database.areas.put({ key, sealed }));
  memory.setStatus(key, status);
}

export function createLoader(disk: Disk, memory: Memory, changeLog: Pick<ChangeLog, 'load'>): Loader {
  const running = new Map<EntityName, Promise<Dataset>>();
  const whole = new Map<EntityName, Dataset>();
  const looking = new Mutex();
  const load = async (entity: EntityName): Promise<Dataset> => {
    await looking.waitForUnlock();
    const [{ dataset, damaged }] = await Promise.all([loadDataset(disk, entity), changeLog.load(entity)]);
    memory.addDamaged(damaged);
    for (const cut of cutBy(entity, dataset, damaged)) await sayCut(cut);
    const lookedInto = memory.dataset(entity);
    if (lookedInto) dataset.takeOver(lookedInto);
    whole.set(entity, dataset);
    memory.setDataset(entity, dataset);
    return dataset;
  };
  /** A dataset that was received whole is no longer whole, also after the next start (I18). */
  const sayCut = async ({ key, left }: Cut): Promise<void> => {
    const before = memory.status(key);
    if (before === null) return;
    const status = { ...before, received: left, complete: false, coverage: undefined };
    await keepStatus({ disk, memory }, key, status);
  };
  return {
    load(entity) {
      const loaded = whole.get(entity);
      if (loaded) return Promise.resolve(loaded);
      const loading = running.get(entity) ?? load(entity).finally(() => running.delete(entity));
      running.set(entity, loading);
      return loading;
    },
    lookInto(entity, buckets) {
      return looking.runExclusive(async () => {
        const [dataset] = await Promise.all([lookInto(disk, entity, buckets), changeLog.load(entity)]);
        if (!whole.has(entity)) memory.setDataset(entity, dataset);
      });
    },
  };
}

/** A list that lost rows with a damaged page. */
interface Cut {
  readonly key: string;
  /** How many of its rows are left. */
  readonly left: number;
}

/** A page is named `<entity>/<bucket>#<number>`; where rows are listed by parent, each bucket is a list of its own. */
function cutBy(entity: EntityName, dataset: Dataset, damaged: readonly DamagedRecord[]): readonly Cut[] {
  if (damaged.length === 0) return [];
  if (describeEntity(entity).listedBy === 'set') return [{ key: entity, left: dataset.rows.size }];
  const parents = new Set(damaged.map(({ key }) => key.slice(entity.length + 1, key.lastIndexOf('#'))));
  return [...parents].map((parent) => ({ key: listKey(entity, parent), left: [...dataset.inBucket(parent)].length }));
}
