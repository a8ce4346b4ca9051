import { shownName } from '#cache/overlay/folders.ts';
import { snapshotOf } from '#cache/overlay/snapshot.ts';
import { dueIn, isHash, ofNoList, provenGone } from '#cache/pages/due.ts';
import type { Snapshot } from '#intents/snapshot.ts';
import { listOfValue } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { acknowledgedIn } from '#sync/ports.ts';
import type { CacheStore, OutboxStore, PullRequest, PullStatus } from '#sync/ports.ts';
import { parentOfCreation, rootFolder } from '#sync/rules/parentFolder.ts';
import type { Step } from '#sync/step.ts';

interface Row {
  readonly text: RawJson;
  /** As in PageRow. */
  readonly hash: string;
  /** Directory: where it lies. */
  readonly folder?: string;
}

export interface MemoryStores {
  readonly outbox: OutboxStore;
  readonly store: CacheStore;
  snapshot(): Snapshot;
  /** The outbox, in order of `seq`. */
  steps(): readonly Step[];
  readonly receipts: ReadonlyMap<string, Step>;
  /** By dataset: an entity, or `Directory:<folder>`. */
  readonly statuses: ReadonlyMap<string, PullStatus>;
  /** The next commit rejects with nothing written. */
  failNextCommit(error: Error): void;
}

/** Outbox and cache without a disk: what the sync tests and the simulation run on. `rootSetting`: see BaseRows. */
export function createMemoryStores(rootSetting?: string): MemoryStores {
  const steps = new Map<string, Step>();
  const receipts = new Map<string, Step>();
  const rows = new Map<EntityName, Map<string, Row>>();
  const statuses = new Map<string, PullStatus>();
  const markGone = (entity: EntityName, id: string): void => {
    const row = rows.get(entity)?.get(id);
    if (row) rows.get(entity)?.set(id, { ...row, hash: provenGone });
  };
  const acknowledgedAt = new Map<string, number>();
  let acknowledgements = 0;
  let failure: Error | undefined;

  const rowsOf = (entity: EntityName): Map<string, Row> => {
    const known = rows.get(entity) ?? new Map<string, Row>();
    rows.set(entity, known);
    return known;
  };
  const inOrder = (): Step[] => [...steps.values()].sort((a, b) => a.seq - b.seq);
  const childrenOf = (folder: string): string[] =>
    [...rowsOf('Directory')].flatMap(([id, row]) => (row.folder === folder ? id : []));

  const folderOf = (path: readonly string[]): string => {
    let folder = rootFolder;
    for (const name of path) {
      const next = childrenOf(folder).find((id) => shownName(rowsOf('Directory').get(id)!.text) === name);
      if (next === undefined) throw new Error('folder not in the cache');
      folder = next;
    }
    return folder;
  };
  const datasetOf = (request: PullRequest): string =>
    request.entity === 'Directory' ? `Directory:${folderOf(request.path ?? [])}` : request.entity;

  const acknowledge = (entity: EntityName, id: string): void => {
    acknowledgements += 1;
    acknowledgedAt.set(`${entity}/${id}`, acknowledgements);
  };

  return {
    receipts,
    statuses,
    failNextCommit: (error) => {
      failure = error;
    },
    outbox: {
      load: async () => ({ steps: inOrder(), receipts: [...receipts.values()], damaged: [] }),
      commit: async (commit) => {
        const error = failure;
        failure = undefined;
        if (error) throw error;
        for (const step of commit.putSteps ?? []) steps.set(step.id, step);
        for (const id of commit.removeSteps ?? []) steps.delete(id);
        for (const receipt of commit.putReceipts ?? []) receipts.set(receipt.id, receipt);
        for (const receipt of acknowledgedIn(commit)) acknowledge(receipt.entity, receipt.target);
        for (const row of commit.putRows ?? []) {
          const creation = commit.putReceipts?.find(
            (receipt) => receipt.entity === 'Directory' && receipt.action === 'create' && receipt.target === row.id,
          );
          const folder = rowsOf(row.entity).get(row.id)?.folder ?? (creation && parentOfCreation(creation));
          const hash = rowsOf(row.entity).get(row.id)?.hash === ofNoList ? ofNoList : '';
          rowsOf(row.entity).set(row.id, { text: row.text, hash, ...(folder === undefined ? {} : { folder }) });
          acknowledge(row.entity, row.id);
        }
        for (const { entity, id } of commit.goneRows ?? []) markGone(entity, id);
      },
    },
    store: {
      known: async (request) => {
        const folder = request.entity === 'Directory' ? folderOf(request.path ?? []) : undefined;
        const known = new Map<string, string>();
        for (const [id, row] of rowsOf(request.entity)) {
          if (row.folder === folder && isHash(row.hash)) known.set(id, row.hash);
        }
        return known;
      },
      due: async (request) =>
        dueIn(
          request,
          [...rowsOf(request.entity)].map(([id, { text, hash }]) => ({ id, text, hash })),
        ),
      absorb: async (request, pulled, begunAt) => {
        const folder = request.entity === 'Directory' ? folderOf(request.path ?? []) : undefined;
        const isOne = request.of !== undefined && listOfValue(request.entity, request.by)?.member === undefined;
        for (const { id, text, hash: given } of pulled) {
          if (id === folder) continue;
          if ((acknowledgedAt.get(`${request.entity}/${id}`) ?? 0) > begunAt) continue;
          const before = rowsOf(request.entity).get(id)?.hash ?? ofNoList;
          const hash = isOne && before !== '' && !isHash(before) ? ofNoList : given;
          rowsOf(request.entity).set(id, { text, hash, ...(folder === undefined ? {} : { folder }) });
        }
      },
      finish: async (request, status, gone = [], proven = []) => {
        for (const id of gone) {
          const row = rowsOf(request.entity).get(id);
          if (row) rowsOf(request.entity).set(id, { ...row, hash: ofNoList });
        }
        for (const id of proven) markGone(request.entity, id);
        statuses.set(datasetOf(request), status);
      },
      markGone: async (entity, id) => markGone(entity, id),
      acknowledgements: () => acknowledgements,
    },
    steps: inOrder,
    snapshot: () =>
      snapshotOf(
        {
          row: (entity, id) => rowsOf(entity).get(id)?.text,
          isGone: (entity, id) => rowsOf(entity).get(id)?.hash === provenGone,
          rows: (entity) => textsOf(rowsOf(entity)),
          children: childrenOf,
          rootSetting,
        },
        inOrder(),
      ),
  };
}

function* textsOf(rows: ReadonlyMap<string, Row>): Generator<readonly [id: string, text: RawJson]> {
  for (const [id, { text, hash }] of rows) if (hash !== provenGone) yield [id, text];
}
