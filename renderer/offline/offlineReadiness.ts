import { z } from 'zod';
import type { Cache } from '#cache/open.ts';
import { folderAt } from '#cache/overlay/folders.ts';
import { Folders } from '#cache/queries/folders.ts';
import { campusBranch, keptFolder } from '#cache/queries/keptOffline.ts';
import { keptBelow } from '#cache/queries/keptRows.ts';
import { Rows } from '#cache/queries/rows.ts';
import { datasetKey } from '#cache/writes/datasetKey.ts';
import { readNote } from '#cache/writes/notes.ts';
import type { ParsedNote } from '#cache/writes/notes.ts';
import { idForm } from '#shared/entities/idForm.ts';
import { jsonIn } from '#shared/json/jsonIn.ts';
import { chosenFoldersSchema, forgetReadiness, useReadiness } from '#stores/offline.ts';
import type { KeptRow } from '#stores/offline.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { keptDatasets, keptEntities } from '#sync/rules/kept.ts';
import { requestKey } from '#sync/rules/request.ts';
import { preparation } from './preparation.ts';

/** What the user keeps offline of one open service, and receiving it. */
export interface Readiness {
  readonly commands: Pick<Commands, 'prepare' | 'stopPreparing' | 'keepFolders' | 'keepRow'>;
  close(): void;
}

interface ReadinessParts {
  readonly cache: Pick<Cache, 'memory' | 'notes' | 'load'>;
  /** Lists that are received whole. */
  readonly sets: readonly PullRequest[];
  readonly engine: Pick<Commands, 'refresh' | 'cancelRefresh'>;
  readonly campusName: string;
  /** Whether Chromium promised to keep the data. */
  readonly persisted: boolean;
  readonly now: () => number;
}

const note = 'scope';
const rowsNote = 'takenRows';

export async function openReadiness({
  cache,
  sets,
  engine,
  campusName,
  persisted,
  now,
}: ReadinessParts): Promise<Readiness> {
  const { memory, notes } = cache;
  const rows = new Rows(memory);
  const folders = new Folders(rows);
  forgetReadiness();
  // Where the disk refuses, opening the outbox reports it.
  const [chosenFolders, chosenRows] = await Promise.all([
    readNote(notes, note, foldersIn).catch((): readonly string[] => []),
    readNote(notes, rowsNote, readKept).catch(() => []),
  ]);
  useReadiness.setState({ persisted, folders: chosenFolders ?? [], rows: chosenRows });

  const preparing = preparation({
    refresh: (request) => engine.refresh(request),
    cancel: (request) => engine.cancelRefresh(request),
    last: (request) => {
      const key = datasetKey(memory.base, request);
      return key === undefined ? null : memory.status(key);
    },
    failure: (request) => useSyncStatus.getState().pullFailures[requestKey(request)] ?? null,
    below({ entity, path = [], of }) {
      if (of !== undefined) return keptBelow(rows, { entity, of });
      const folder = path.length === 0 ? undefined : folderAt(memory.base, path);
      const names = folder === undefined ? [] : folders.namesIn(folder);
      return names.map((name) => ({ request: { entity: 'Directory', path: [...path, name] } }));
    },
    now,
  });
  const stop = useSyncStatus.subscribe(({ connection }, before) => {
    // Each answer counts: a list that was cut off stops the preparation without the service having been lost (S11).
    if (connection.kind === 'online' && connection !== before.connection) preparing.found();
  });

  /**
   * Stores a choice; false where the disk refuses: the choice then lasts until Carnet closes, and the screen says so.
   */
  const stored = (name: string, text: string): Promise<boolean> =>
    notes.write(name, text).then(
      () => true,
      () => false,
    );
  const keepFolders = (ids: readonly string[]): Promise<boolean> => {
    useReadiness.setState({ folders: ids });
    preparing.forget();
    return stored(note, JSON.stringify({ folders: ids }));
  };

  /**
   * Once the service has listed the first level: where nobody chose folders yet, those of the campus are kept. What of
   * the kept ones was never received is received.
   */
  const openedAt = now();
  const receiveFolders = async (): Promise<void> => {
    const key = datasetKey(memory.base, { entity: 'Directory', path: [] });
    const last = key === undefined ? null : memory.status(key);
    if (last === null || last.at < openedAt) return;
    stopWaiting();
    await cache.load('Directory');
    const branch = chosenFolders === null ? campusBranch(folders, campusName) : null;
    if (branch !== null) await keepFolders([branch]);
    const unlisted = useReadiness.getState().folders.flatMap((id) => keptFolder(rows, folders, id).unlisted);
    if (unlisted.length > 0) preparing.start({ folders: unlisted }, true);
  };
  const stopWaiting = memory.subscribe(() => void receiveFolders());

  const requestOf = ({ entity, id }: KeptRow): PullRequest => ({ entity, of: id });
  const loadKept = (): Promise<unknown> => Promise.all(keptDatasets.map((entity) => cache.load(entity)));

  return {
    commands: {
      async prepare(only) {
        await Promise.all([cache.load('Directory'), loadKept()]);
        const kept = useReadiness.getState();
        if (only) return preparing.start(only, true);
        preparing.start({
          sets,
          rows: kept.rows.map(requestOf),
          folders: kept.folders.map((id) => folders.path(id).map(({ name }) => name)),
        });
      },
      stopPreparing: () => preparing.stop(),
      keepFolders,
      async keepRow(row, isKept) {
        const others = useReadiness.getState().rows.filter(({ entity, id }) => entity !== row.entity || id !== row.id);
        const kept = isKept ? [row, ...others] : others;
        useReadiness.setState({ rows: kept });
        const isStored = await stored(rowsNote, keptText(kept));
        if (isKept) {
          await loadKept();
          preparing.take([requestOf(row)]);
        }
        return isStored;
      },
    },
    close() {
      stop();
      stopWaiting();
      preparing.close();
      forgetReadiness();
    },
  };
}

/** An earlier version kept those opened last too, and noted those that the user left out. */
const rowSchema = z.object({
  entity: z.enum(keptEntities),
  id: z.string().regex(idForm),
  how: z.enum(['chosen', 'opened', 'left']),
});

/** The chosen rows among those stored that can be read. */
export function readKept(text: string | null): ParsedNote<readonly KeptRow[]> {
  if (text === null) return { value: [], isWhole: true };
  const rows = z.array(z.unknown()).safeParse(jsonIn(text));
  if (!rows.success) return { value: [], isWhole: false };
  const read = rows.data.map((row) => rowSchema.safeParse(row));
  return {
    value: read.flatMap(({ data }) => (data?.how === 'chosen' ? [{ entity: data.entity, id: data.id }] : [])),
    isWhole: read.every((row) => row.success),
  };
}

export const keptText = (rows: readonly KeptRow[]): string =>
  JSON.stringify(rows.map(({ entity, id }): z.infer<typeof rowSchema> => ({ entity, id, how: 'chosen' })));

/** Null where nothing was chosen yet; none where it cannot be read. */
function foldersIn(text: string | null): ParsedNote<readonly string[] | null> {
  if (text === null) return { value: null, isWhole: true };
  const chosen = chosenFoldersSchema.safeParse(jsonIn(text));
  return { value: chosen.data?.folders ?? [], isWhole: chosen.success };
}
