import type { EntityName } from '#shared/entities/index.ts';
import type { Disk } from '../disk.ts';
import type { Memory } from '../memory.ts';
import type { Dataset } from '../pages/dataset.ts';
import type { Acknowledgements } from './acknowledgements.ts';
import type { Journalled } from './journalled.ts';

/** What both stores work on: one disk, one memory, one count of acknowledgements. */
export interface Parts {
  readonly disk: Disk;
  readonly memory: Memory;
  readonly acknowledged: Acknowledgements;
  readonly journalled: Journalled;
  /** The whole set in memory, read from disk at its first use. */
  load(entity: EntityName): Promise<Dataset>;
}
