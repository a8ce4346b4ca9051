import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { acknowledgedIn } from '#sync/ports.ts';
import type { Commit, OutboxStore } from '#sync/ports.ts';
import { parentOfCreation } from '#sync/rules/parentFolder.ts';
import { endedAt, endOrder } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { guarded } from '../cacheError.ts';
import type { CacheDatabase } from '../db/database.ts';
import type { MetaRecord } from '../db/records.ts';
import type { Disk, TableName } from '../disk.ts';
import { bucketOf, unplaced } from '../pages/buckets.ts';
import type { Dataset, NewRow, Placement } from '../pages/dataset.ts';
import { ofNoList, provenGone } from '../pages/due.ts';
import { changedRows } from '../pages/receivedChanges.ts';
import { sealRevision } from '../repair/outboxRevision.ts';
import type { OutboxRevision } from '../repair/repair.ts';
import { journalChange } from './journalled.ts';
import { keepShown } from './keepShown.ts';
import { sealPatches, sealReceipt, sealStep } from './seal.ts';
import type { SealedPatch } from './seal.ts';
import type { CacheParts } from './shared.ts';

/**
 * Days. A clock wrong by a year must not delete them (I21): the newest stay at any age, and their number is bounded
 * (I24).
 */
const keptDays = 90;
const alwaysKept = 500;
const mostKept = 5_000;
const dayMs = 24 * 60 * 60_000;

export function createOutboxStore(parts: CacheParts): OutboxStore {
  const { disk, memory, changeLog } = parts;
  return {
    load: async () => ({ steps: memory.steps(), receipts: memory.receipts(), damaged: memory.damaged() }),
    async commit(given) {
      for (const { entity } of rowsOf(given)) await parts.load(entity);
      for (const { entity } of acknowledgedIn(given)) await changeLog.load(entity);
      await disk.exclusive(async () => {
        const commit = asNamedHere(inOrder(given, memory.receipts()), memory);
        const rowsByEntity = Map.groupBy(rowsOf(commit), (row) => row.entity);
        const placed = await Promise.all(
          [...rowsByEntity].map(async ([entity, rows]): Promise<Placed> => {
            const { dataset, placement } = placeConfirmed(memory.dataset(entity), entity, rows, commit);
            return {
              entity,
              dataset,
              placement,
              patches: await sealPatches(disk, entity, dataset, placement.rows.values()),
            };
          }),
        );
        const receipts = receiptsAfter(memory.receipts(), commit.putReceipts ?? []);
        const others = noteOthers(parts, commit, placed);
        const notes = (await Promise.all([...others].map((entity) => changeLog.sealed(entity)))).filter(isNote);
        const kept = { placed, forgotten: receipts.forgotten, notes };
        const change = journalChange(commit);
        if (change)
          await parts.journalled.commit(
            change,
            { steps: memory.steps(), receipts: memory.receipts() },
            (revision) => sealed(disk, commit, { ...kept, revision, count: countAfter(memory.steps(), commit) }),
            (changes) => write(disk, changes),
          );
        else await write(disk, await sealed(disk, commit, kept));
        for (const entity of others) changeLog.saved(entity);
        applyToMemory(parts, commit, placed, receipts.kept);
      });
    },
  };
}

interface PlacedRows {
  readonly entity: EntityName;
  readonly dataset: Dataset;
  readonly placement: Placement;
}

/**
 * An own write brings the whole row, so others' changes or its end (R3.10). Before rows and steps change in memory.
 * Returns the datasets whose notes go with the commit.
 */
function noteOthers(
  { memory, changeLog }: Pick<CacheParts, 'memory' | 'changeLog'>,
  commit: Commit,
  placed: readonly PlacedRows[],
): ReadonlySet<EntityName> {
  const ends = acknowledgedIn(commit).map((receipt) => {
    const sent = memory.steps().find(({ id }) => id === receipt.id);
    return { receipt, of: sent?.target ?? receipt.target };
  });
  for (const { entity, dataset, placement } of placed) {
    const own = ends.filter(({ receipt }) => receipt.entity === entity);
    const receiptOf = (id: string): Step | undefined => own.find(({ receipt }) => receipt.target === id)?.receipt;
    const rows = [...placement.rows.values()];
    const changed = changedRows({
      entity,
      rows: rows.filter(({ id, hash }) => hash !== provenGone && isOfService(receiptOf(id))),
      before: dataset.rows,
      wasWhole: false,
      stepsOf: (id) => memory.stepsOf(entity, id),
      alteredOf: (id) => alteredIn(receiptOf(id)),
    });
    // The service answered a replace with another row: the user's own change ended this one (R3.1b).
    const isReplaced = (id: string): boolean => own.some(({ receipt, of }) => of === id && receipt.target !== id);
    const gone = rows.filter(
      ({ id, hash }) => hash === provenGone && dataset.rows.get(id)?.hash !== provenGone && !isReplaced(id),
    );
    changeLog.add(entity, [...changed, ...gone.map(({ id }) => [id, false] as const)]);
  }
  // A list may have given what was made, by a creation or such a replace, before the receipt did.
  for (const { receipt, of } of ends)
    if (receipt.action === 'create' || receipt.target !== of) changeLog.drop(receipt.entity, receipt.target);
  return new Set([...placed.map(({ entity }) => entity), ...ends.map(({ receipt }) => receipt.entity)]);
}

/** The row of an action is what that did, and one that was not read again is composed here: neither says anything. */
const isOfService = (receipt: Step | undefined): boolean =>
  receipt === undefined ||
  (receipt.action !== 'act' && receipt.state.kind === 'applied' && receipt.state.receipt.outcome !== 'unverifiable');

/** Members that the service stored otherwise than the user wrote them; an entry of a list is `<member>.<key>`. */
const alteredIn = (receipt: Step | undefined): ReadonlySet<string> =>
  new Set(
    receipt?.state.kind === 'applied'
      ? receipt.state.receipt.changedFields.map((field) => field.replace(/\..*/u, ''))
      : [],
  );

type ConfirmedRow = NonNullable<Commit['putRows']>[number];
type ChangedRow = ConfirmedRow | NonNullable<Commit['goneRows']>[number];

const rowsOf = ({ putRows = [], goneRows = [] }: Commit): readonly ChangedRow[] => [...putRows, ...goneRows];

interface Placed {
  readonly entity: EntityName;
  readonly dataset: Dataset;
  readonly placement: Placement;
  /** What is written of it now; the pages are written later. */
  readonly patches: readonly SealedPatch[];
}

function placeConfirmed(
  dataset: Dataset | undefined,
  entity: EntityName,
  rows: readonly ChangedRow[],
  commit: Commit,
): Pick<Placed, 'dataset' | 'placement'> {
  if (!dataset) throw new Error(`${entity} was not loaded`);
  const newRows = rows.flatMap((row): NewRow | readonly NewRow[] => {
    const { id } = row;
    const before = dataset.rows.get(id);
    if (!('text' in row)) return before ? { ...before, hash: provenGone } : [];
    const { text: confirmed } = row;
    const text = keepShown(entity, before?.text, confirmed);
    const bucket =
      describeEntity(entity).listedBy === 'parent'
        ? (before?.bucket ?? parentOfCreated(entity, id, commit) ?? unplaced)
        : bucketOf(entity, text);
    const isSame = before && before.hash !== provenGone && (before.text === text || before.hash === ofNoList);
    return { id, text, bucket, hash: isSame ? before.hash : '' };
  });
  return { dataset, placement: dataset.place(newRows) };
}

/** A row listed by parent does not contain its parent; the creation that is acknowledged with it does. */
function parentOfCreated(entity: EntityName, id: string, commit: Commit): string | undefined {
  const creation = commit.putReceipts?.find(
    (receipt) => receipt.entity === entity && receipt.action === 'create' && receipt.target === id,
  );
  return creation && parentOfCreation(creation);
}

/** A folder that the service names in other letters than a list did keeps the id that it has here (R3.3). */
function asNamedHere(commit: Commit, memory: CacheParts['memory']): Commit {
  const { putRows, putReceipts } = commit;
  const idOf = (entity: EntityName, id: string): string => memory.dataset(entity)?.keyOf(id) ?? id;
  const rowHere = (row: ConfirmedRow): ConfirmedRow => ({ ...row, id: idOf(row.entity, row.id) });
  const receiptHere = (step: Step): Step => ({ ...step, target: idOf(step.entity, step.target) });
  return {
    ...commit,
    ...(putRows && { putRows: putRows.map(rowHere) }),
    ...(putReceipts && { putReceipts: putReceipts.map(receiptHere) }),
  };
}

/** Gives a new receipt its place after all others; one that is stored again keeps its own. */
function inOrder(commit: Commit, before: readonly Step[]): Commit {
  if (!commit.putReceipts) return commit;
  const places = new Map(before.map(({ id, endPlace }) => [id, endPlace]));
  let last = Math.max(0, ...before.map(({ endPlace = 0 }) => endPlace));
  const putReceipts = commit.putReceipts.map((receipt): Step => {
    const endPlace = places.has(receipt.id) ? places.get(receipt.id) : (last += 1);
    return endPlace === undefined ? receipt : { ...receipt, endPlace };
  });
  return { ...commit, putReceipts };
}

function receiptsAfter(
  before: readonly Step[],
  added: readonly Step[],
): { readonly kept: readonly Step[]; readonly forgotten: readonly string[] } {
  if (added.length === 0) return { kept: before, forgotten: [] };
  const byId = new Map([...before, ...added].map((receipt) => [receipt.id, receipt]));
  const newestFirst = [...byId.values()].sort((a, b) => endOrder(b) - endOrder(a) || b.seq - a.seq);
  const [newest] = newestFirst;
  const oldest = newest ? endedAt(newest) - keptDays * dayMs : 0;
  const isKept = (receipt: Step, index: number): boolean =>
    index < alwaysKept || (index < mostKept && endedAt(receipt) >= oldest);
  return {
    kept: newestFirst.filter(isKept),
    forgotten: newestFirst.filter((receipt, index) => !isKept(receipt, index)).map((receipt) => receipt.id),
  };
}

function countAfter(before: readonly Step[], { putSteps = [], removeSteps = [] }: Commit): number {
  const ids = new Set(before.map(({ id }) => id));
  for (const { id } of putSteps) ids.add(id);
  for (const id of removeSteps) ids.delete(id);
  return ids.size;
}

interface CommitWrites {
  readonly placed: readonly Placed[];
  readonly forgotten: readonly string[];
  /** What others changed in these datasets (R3.10). */
  readonly notes: readonly MetaRecord[];
  /** Set where the journal has an entry of it. */
  readonly revision?: OutboxRevision;
  /** The number of steps afterwards. */
  readonly count?: number;
}

const isNote = (note: MetaRecord | null): note is MetaRecord => note !== null;

async function sealed(
  disk: Disk,
  commit: Commit,
  { placed, forgotten, notes, revision, count = 0 }: CommitWrites,
): Promise<readonly TableChange[]> {
  // All at once: each waits for another thread, and the user for all of them.
  const [meta, steps, receipts] = await Promise.all([
    revision && sealRevision(disk, revision, count),
    Promise.all((commit.putSteps ?? []).map((step) => sealStep(disk, step))),
    Promise.all((commit.putReceipts ?? []).map((receipt) => sealReceipt(disk, receipt))),
  ]);
  return [
    { table: 'meta', put: [...(meta ? [meta] : []), ...notes] },
    { table: 'steps', put: steps, remove: commit.removeSteps },
    { table: 'receipts', put: receipts, remove: forgotten },
    ...placed.map(({ patches }): TableChange => ({ table: 'pages', put: patches.map(({ record }) => record) })),
  ];
}

/** One strict transaction over everything (I6): all of it is on the disk, or nothing is. */
const write = (disk: Disk, changes: readonly TableChange[]): Promise<void> =>
  guarded(() => writeAtOnce(disk.database, changes));

function applyToMemory(parts: CacheParts, commit: Commit, placed: readonly Placed[], receipts: readonly Step[]): void {
  const { memory, acknowledged, flusher } = parts;
  const steps = new Map(memory.steps().map((step) => [step.id, step]));
  // A receipt has its step's id, and the service's id as target (I6).
  for (const { id, action, state, target } of commit.putReceipts ?? []) {
    const creation = steps.get(id);
    if (creation && action === 'create' && state.kind === 'applied') memory.addGiven(creation.target, target);
  }
  for (const step of commit.putSteps ?? []) steps.set(step.id, step);
  for (const id of commit.removeSteps ?? []) steps.delete(id);
  memory.setSteps(steps.values());
  if (commit.putReceipts) memory.setReceipts(receipts);
  for (const { entity, dataset, placement, patches } of placed) {
    dataset.apply(placement);
    for (const { record, ids } of patches) dataset.patches.add(record.page, record.version, ids);
    flusher.markPatched(entity, dataset, placement);
    memory.rowsChanged(entity);
  }
  if (placed.length > 0) flusher.flushWhenQuiet();
  // Also a receipt without a row: a read begun before the write does not include it (I17).
  for (const { entity, target } of acknowledgedIn(commit)) acknowledged.add(entity, target);
  for (const row of commit.putRows ?? []) acknowledged.add(row.entity, row.id);
  memory.tell();
}

interface TableChange {
  readonly table: TableName;
  readonly put: readonly object[];
  readonly remove?: readonly IDBValidKey[] | undefined;
}

/**
 * One strict transaction: on disk, or rejected with IndexedDB's error and none of them is (I1, I6). Not through Dexie,
 * which waits for each request: twice as long (test/bench).
 */
async function writeAtOnce(database: CacheDatabase, changes: readonly TableChange[]): Promise<void> {
  const tables = new Set(
    changes.flatMap(({ table, put, remove = [] }) => (put.length + remove.length > 0 ? table : [])),
  );
  if (tables.size === 0) return;
  if (!database.isOpen()) await database.open(); // the browser may have closed it
  const transaction = database.backendDB().transaction([...tables], 'readwrite', { durability: 'strict' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('aborted', 'AbortError')));
  try {
    for (const { table, put, remove = [] } of changes) {
      if (!tables.has(table)) continue;
      const store = transaction.objectStore(table);
      for (const record of put) store.put(record);
      for (const key of remove) store.delete(key);
    }
    transaction.commit();
  } catch (error) {
    reject(error);
    abort(transaction);
  }
  return promise;
}

/** A transaction that the browser aborted already has nothing to abort. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
  }
}
