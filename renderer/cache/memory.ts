import type { EntityName } from '#shared/entities/index.ts';
import type { DamagedRecord, PullStatus } from '#sync/ports.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { BaseRows } from './overlay/baseRows.ts';
import type { Dataset } from './pages/dataset.ts';

const none: readonly Step[] = [];

/**
 * The outbox and cache in memory: screens read it synchronously and are notified of changes. Changes of the outbox are
 * added only after they are on the disk (I1).
 */
export class Memory {
  readonly base: BaseRows;
  private readonly areas = new Map<EntityName, Dataset>();
  private readonly listeners = new Set<() => void>();
  private byTarget = new Map<string, Step[]>();
  private changes = 0;
  private readonly changesOf = new Map<EntityName, number>();
  private ordered: readonly Step[] = none;
  private newestFirst: readonly Step[] = none;
  private statuses: ReadonlyMap<string, PullStatus> = new Map();
  private unreadable: readonly DamagedRecord[] = [];
  private broken: Error | null = null;

  /** `rootSetting`: see BaseRows. */
  constructor(rootSetting?: string) {
    this.base = {
      row: (entity, id) => this.areas.get(entity)?.rows.get(id)?.text,
      rows: (entity) => textsOf(this.areas.get(entity)),
      children: (folder) => idsIn(this.areas.get('Directory'), folder),
      rootSetting,
    };
  }

  /** Rises with every change. */
  revision(): number {
    return this.changes;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Rises with every change of a dataset's rows. */
  revisionOf(entity: EntityName): number {
    return this.changesOf.get(entity) ?? 0;
  }

  /** Notifies the listeners, once a change is complete; `entities` are the datasets whose rows changed. */
  changed(...entities: readonly EntityName[]): void {
    this.changes += 1;
    for (const entity of entities) this.changesOf.set(entity, this.revisionOf(entity) + 1);
    for (const listener of this.listeners) listener();
  }

  /** A loaded dataset; undefined before its first use. */
  dataset(entity: EntityName): Dataset | undefined {
    return this.areas.get(entity);
  }

  setDataset(entity: EntityName, dataset: Dataset): void {
    this.areas.set(entity, dataset);
    this.changed(entity);
  }

  /** All steps in order of `seq`. */
  steps(): readonly Step[] {
    return this.ordered;
  }

  stepsOf(entity: EntityName, target: string): readonly Step[] {
    return this.byTarget.get(`${entity}/${target}`) ?? none;
  }

  setSteps(steps: Iterable<Step>): void {
    this.ordered = [...steps].sort((a, b) => a.seq - b.seq);
    this.byTarget = Map.groupBy(this.ordered, (step) => `${step.entity}/${step.target}`);
    this.changes += 1;
  }

  /** Newest first. */
  receipts(): readonly Step[] {
    return this.newestFirst;
  }

  setReceipts(receipts: Iterable<Step>): void {
    this.newestFirst = [...receipts].sort((a, b) => endedAt(b) - endedAt(a) || b.seq - a.seq);
    this.changes += 1;
  }

  status(datasetKey: string): PullStatus | null {
    return this.statuses.get(datasetKey) ?? null;
  }

  /** A new object after every change of a status. */
  allStatuses(): ReadonlyMap<string, PullStatus> {
    return this.statuses;
  }

  setStatus(datasetKey: string, status: PullStatus): void {
    this.statuses = new Map(this.statuses).set(datasetKey, status);
    this.changes += 1;
  }

  damaged(): readonly DamagedRecord[] {
    return this.unreadable;
  }

  addDamaged(records: readonly DamagedRecord[]): void {
    this.unreadable = [...this.unreadable, ...records];
  }

  dropDamaged(gone: (record: DamagedRecord) => boolean): void {
    this.unreadable = this.unreadable.filter((record) => !gone(record));
  }

  /** Why a dataset could not be loaded; screens throw it to their error boundary. */
  failure(): Error | null {
    return this.broken;
  }

  setFailure(error: Error | null): void {
    this.broken = error;
    this.changed();
  }
}

function* textsOf(dataset: Dataset | undefined): ReturnType<BaseRows['rows']> & Generator {
  for (const [id, row] of dataset?.rows ?? []) yield [id, row.text];
}

function* idsIn(dataset: Dataset | undefined, bucket: string): Generator<string> {
  for (const row of dataset?.inBucket(bucket) ?? []) yield row.id;
}
