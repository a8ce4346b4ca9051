import { listOfValue } from '#shared/endpoints/index.ts';
import type { CacheStore, PullRequest } from '#sync/ports.ts';
import type { Step } from '#sync/step.ts';
import { CacheError, guarded } from '../cacheError.ts';
import { bucketOf } from '../pages/buckets.ts';
import type { Dataset, NewRow } from '../pages/dataset.ts';
import { dueIn, isHash, ofNoList, provenGone } from '../pages/due.ts';
import type { PageRow } from '../pages/pageText.ts';
import { readAhead } from '../pages/readAhead.ts';
import { changedRows } from '../pages/receivedChanges.ts';
import type { ChangedRow } from '../pages/receivedChanges.ts';
import { datasetKey, pulledBucket } from './datasetKey.ts';
import { keepShown } from './keepShown.ts';
import { keepStatus } from './loader.ts';
import { whileReceiving } from './pageFlusher.ts';
import type { CacheParts } from './shared.ts';

export function createCacheStore(parts: CacheParts): CacheStore {
  const { disk, memory, acknowledged, flusher, changeLog } = parts;
  return {
    acknowledgements: () => acknowledged.current(),

    async known(request) {
      const dataset = await parts.load(request.entity);
      const bucket = pulledBucket(memory.base, request);
      const rows = bucket === undefined ? dataset.rows.values() : dataset.inBucket(bucket);
      const known = new Map<string, string>();
      for (const row of rows) if (isHash(row.hash)) known.set(row.id, row.hash);
      return known;
    },

    async due(request) {
      const dataset = await parts.load(request.entity);
      return dueIn(request, dataset.rows.values());
    },

    async absorb(request, rows, begunAt) {
      const { entity } = request;
      const dataset = await parts.load(entity);
      await disk.exclusive(async () => {
        const bucket = pulledBucket(memory.base, request);
        // A row read by its id says nothing about any list.
        const isOne = request.of !== undefined && listOfValue(entity, request.by)?.member === undefined;
        const fresh: NewRow[] = [];
        for (const { id: written, hash, text: given, bucket: givenBucket } of rows) {
          const id = dataset.keyOf(written);
          // A hash is of a list's text: if this text has more in it, the next list must bring the row again.
          const before = dataset.rows.get(id);
          const text = request.of === undefined ? given : keepShown(entity, before?.text, given);
          const at = bucket ?? givenBucket ?? bucketOf(entity, text);
          // A folder may be listed among its own children (R5.5).
          if (at === id || acknowledged.isAfter(begunAt, entity, id)) continue;
          const isUnlisted = isOne && !isListed(before);
          fresh.push({ id, hash: isUnlisted ? ofNoList : text === given ? hash : '', text, bucket: at });
        }
        const placement = dataset.place(fresh);
        if (placement.rows.size === 0) return;
        const wasWhole = !isOne && memory.status(datasetKey(memory.base, request) ?? '')?.complete === true;
        const stepsOf = (id: string): readonly Step[] => memory.stepsOf(entity, id);
        const { rows: before } = dataset;
        changeLog.add(entity, changedRows({ entity, rows: placement.rows.values(), before, wasWhole, stepsOf }));
        // Memory first: these rows are the service's, and a pull brings lost ones again.
        dataset.apply(placement);
        // In the task of these rows: a screen would read those of seconds in one piece.
        readAhead(entity, placement.rows.values());
        flusher.changed(entity, dataset, placement);
        memory.received(entity);
        flusher.flushWhenQuiet(whileReceiving);
        await flusher.flushDue();
      });
    },

    async finish(request, status, gone = [], proven = []) {
      const { entity } = request;
      const dataset = await parts.load(entity);
      await disk.exclusive(async () => {
        const key = datasetKey(memory.base, request);
        if (key === undefined) throw new CacheError('unknownFolder');
        const stale = gone.flatMap((id) => dataset.rows.get(id) ?? []);
        const placement = dataset.place(
          stale.map(({ id, text, bucket }) => ({
            id,
            text,
            bucket,
            hash: proven.includes(id) ? provenGone : ofNoList,
          })),
        );
        changeLog.add(entity, goneNow(dataset, proven));
        dataset.apply(placement);
        flusher.changed(entity, dataset, placement);
        if (proven.length > 0) memory.rowsChanged(entity);
        await flusher.flushOf(entity);
        await keepStatus(parts, key, status);
        if (request.of === undefined && status.complete && status.unreadable.length === 0)
          await forgetSetAside(parts, request);
        memory.tell();
      });
    },

    async markGone(entity, id) {
      const dataset = await parts.load(entity);
      await disk.exclusive(async () => {
        const row = dataset.rows.get(id);
        if (!row) return;
        const placement = dataset.place([{ ...row, hash: provenGone }]);
        changeLog.add(entity, goneNow(dataset, [id]));
        dataset.apply(placement);
        flusher.changed(entity, dataset, placement);
        await flusher.flushOf(entity);
        memory.rowsChanged(entity);
        memory.tell();
      });
    },
  };
}

/** Of rows that the service says are not there, those that it had until now. */
const goneNow = (dataset: Dataset, ids: readonly string[]): readonly ChangedRow[] =>
  ids.filter((id) => (dataset.rows.get(id)?.hash ?? provenGone) !== provenGone).map((id) => [id, false]);

/** Whether a stored row came with a list, or is one of ours that lists will hold. */
const isListed = (row: PageRow | undefined): boolean => row !== undefined && (row.hash === '' || isHash(row.hash));

/** Once the whole list came again nothing of them is missing. Damaged steps and receipts belong to no list and stay. */
async function forgetSetAside({ disk, memory }: CacheParts, request: PullRequest): Promise<void> {
  const { entity } = request;
  const bucket = pulledBucket(memory.base, request);
  const start = bucket === undefined ? `${entity}/` : `${entity}/${bucket}#`;
  const isHealed = (record: { readonly table: string; readonly key: string }): boolean =>
    record.table === 'pages' && record.key.startsWith(start);
  if (!memory.damaged().some(isHealed)) return;
  await guarded(() => disk.database.setAside.filter(isHealed).delete());
  memory.dropDamaged(isHealed);
}
