import type { EntityName } from '#shared/entities/index.ts';
import type { DamagedRecord, PullStatus } from '#sync/ports.ts';
import { endOrder } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { BaseRows } from './overlay/baseRows.ts';
import type { Dataset } from './pages/dataset.ts';
import { provenGone } from './pages/due.ts';
import { noChanges } from './pages/receivedChanges.ts';
import type { ReceivedChanges } from './pages/receivedChanges.ts';
import { StepLists } from './stepLists.ts';

/**
 * While rows are received, the listeners are notified of them at most this often: each time the screens read and draw
 * everything that they show again. Milliseconds.
 */
const notifyEvery = 1_000;

/** What a query can look at: the rows and steps of a dataset, all steps, … `rest`: what every query depends on. */
type Part = EntityName | 'steps' | 'receipts' | 'given' | 'statuses' | 'rest';

export interface ReadParts {
  readonly parts: ReadonlySet<Part>;
  readonly revision: number;
}

/**
 * The outbox and cache in memory: screens read it synchronously and are notified of changes. Changes of the outbox are
 * added only after they are on the disk (I1).
 */
export class Memory {
  readonly base: BaseRows;
  private readonly areas = new Map<EntityName, Dataset>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;
  private readonly rowRevisions = new Map<EntityName, number>();
  private readonly changesByOthers = new Map<EntityName, ReceivedChanges>();
  /** The revision at which each part changed last. */
  private readonly changedAt = new Map<Part, number>();
  /** Filled while a read is watched. */
  private partsRead: Set<Part> | null = null;
  private notifiedAt = -Infinity;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private readonly outbox = new StepLists();
  private newestFirst: readonly Step[] = [];
  private givenIds: ReadonlyMap<string, string> = new Map();
  private statuses: ReadonlyMap<string, PullStatus> = new Map();
  private unreadable: readonly DamagedRecord[] = [];
  private broken: Error | null = null;

  constructor(rootSetting?: string) {
    this.base = {
      row: (entity, id) => this.dataset(entity)?.row(id)?.text,
      isGone: (entity, id) => this.dataset(entity)?.row(id)?.hash === provenGone,
      rows: (entity) => textsOf(this.dataset(entity)),
      children: (folder) => idsIn(this.dataset('Directory'), folder),
      rootSetting,
    };
  }

  revision(): number {
    return this.changes;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  revisionOf(entity: EntityName): number {
    this.partsRead?.add(entity);
    return this.rowRevisions.get(entity) ?? 0;
  }

  /**
   * Runs a read and returns what it looked at. A query is read again only when one of these parts changed, and no
   * screen has to list them.
   */
  watched<Value>(read: () => Value): { readonly value: Value; readonly readParts: ReadParts } {
    const parts = new Set<Part>(['rest']);
    const { changes: revision, partsRead: outer } = this;
    this.partsRead = parts;
    try {
      return { value: read(), readParts: { parts, revision } };
    } finally {
      this.partsRead = outer;
    }
  }

  isCurrent({ parts, revision }: ReadParts): boolean {
    if (revision === this.changes) return true;
    for (const part of parts) if ((this.changedAt.get(part) ?? 0) > revision) return false;
    return true;
  }

  /** Every query is read again; `entities` are the datasets whose rows changed. */
  changed(...entities: readonly EntityName[]): void {
    this.touch('rest');
    this.tell(...entities);
  }

  /**
   * Notifies the listeners, once a change is complete: of what was set since, and that the rows of these datasets
   * changed. Only queries that looked at it are read again.
   */
  tell(...entities: readonly EntityName[]): void {
    for (const entity of entities) this.rowsChanged(entity);
    clearTimeout(this.telling);
    this.telling = undefined;
    for (const listener of this.listeners) listener();
  }

  /**
   * Rows of a pull came: the first are shown at once, then the listeners are notified once a second, however many
   * batches there are. The end of a pull notifies at once.
   */
  received(entity: EntityName): void {
    this.rowsChanged(entity);
    if (this.telling !== undefined) return;
    const wait = Math.max(0, this.notifiedAt + notifyEvery - performance.now());
    const tell = (): void => {
      this.notifiedAt = performance.now();
      this.tell();
    };
    if (wait === 0) tell();
    else this.telling = setTimeout(tell, wait);
  }

  /** A loaded dataset; undefined before its first use. */
  dataset(entity: EntityName): Dataset | undefined {
    this.partsRead?.add(entity);
    return this.areas.get(entity);
  }

  setDataset(entity: EntityName, dataset: Dataset): void {
    this.areas.set(entity, dataset);
    this.tell(entity);
  }

  /** What others changed in a dataset of late, as it was received (R3.10). */
  receivedChanges(entity: EntityName): ReceivedChanges {
    this.partsRead?.add(entity);
    return this.changesByOthers.get(entity) ?? noChanges;
  }

  /** To be followed by `tell`. */
  setReceivedChanges(entity: EntityName, changes: ReceivedChanges): void {
    this.changesByOthers.set(entity, changes);
    this.touch(entity);
  }

  /** All steps in order of `seq`. */
  steps(): readonly Step[] {
    this.partsRead?.add('steps');
    return this.outbox.all;
  }

  /** Steps of one dataset's entity, in order of `seq`; the same object until one of them changes. */
  stepsIn(entity: EntityName): readonly Step[] {
    this.partsRead?.add(entity);
    return this.outbox.in(entity);
  }

  /** Steps of one row; the same object until one of them changes. */
  stepsOf(entity: EntityName, target: string): readonly Step[] {
    this.partsRead?.add(entity);
    return this.outbox.of(entity, target);
  }

  setSteps(steps: Iterable<Step>): void {
    const touched = this.outbox.set(steps);
    if (touched.size === 0) return;
    this.touch('steps');
    for (const entity of touched) this.touch(entity);
  }

  /** Newest first. */
  receipts(): readonly Step[] {
    this.partsRead?.add('receipts');
    return this.newestFirst;
  }

  setReceipts(receipts: Iterable<Step>): void {
    this.newestFirst = [...receipts].sort((a, b) => endOrder(b) - endOrder(a) || b.seq - a.seq);
    this.touch('receipts');
  }

  /** By provisional id of what was created in this run: the id that the service gave it (I6). */
  given(): ReadonlyMap<string, string> {
    this.partsRead?.add('given');
    return this.givenIds;
  }

  addGiven(provisional: string, id: string): void {
    this.givenIds = new Map(this.givenIds).set(provisional, id);
    this.touch('given');
  }

  status(datasetKey: string): PullStatus | null {
    return this.allStatuses().get(datasetKey) ?? null;
  }

  /** A new object after every change of a status. */
  allStatuses(): ReadonlyMap<string, PullStatus> {
    this.partsRead?.add('statuses');
    return this.statuses;
  }

  setStatus(datasetKey: string, status: PullStatus): void {
    this.statuses = new Map(this.statuses).set(datasetKey, status);
    this.touch('statuses');
  }

  damaged(): readonly DamagedRecord[] {
    return this.unreadable;
  }

  addDamaged(records: readonly DamagedRecord[]): void {
    this.unreadable = [...this.unreadable, ...records];
    this.touch('rest');
  }

  dropDamaged(gone: (record: DamagedRecord) => boolean): void {
    this.unreadable = this.unreadable.filter((record) => !gone(record));
    this.touch('rest');
  }

  /** Why a dataset could not be loaded; screens throw it to their error boundary. */
  failure(): Error | null {
    return this.broken;
  }

  setFailure(error: Error | null): void {
    this.broken = error;
    this.changed();
  }

  /** To be followed by `tell`. */
  rowsChanged(entity: EntityName): void {
    this.touch(entity);
    this.rowRevisions.set(entity, (this.rowRevisions.get(entity) ?? 0) + 1);
  }

  private touch(part: Part): void {
    this.changes += 1;
    this.changedAt.set(part, this.changes);
  }
}

function* textsOf(dataset: Dataset | undefined): ReturnType<BaseRows['rows']> & Generator {
  for (const [id, row] of dataset?.rows ?? []) if (row.hash !== provenGone) yield [id, row.text];
}

function* idsIn(dataset: Dataset | undefined, bucket: string): Generator<string> {
  for (const row of dataset?.inBucket(bucket) ?? []) if (row.hash !== provenGone) yield row.id;
}
