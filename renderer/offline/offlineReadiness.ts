import type { Cache } from '#cache/open.ts';
import { folderAt } from '#cache/overlay/folders.ts';
import { Folders } from '#cache/queries/folders.ts';
import { Rows } from '#cache/queries/rows.ts';
import { TakenRows } from '#cache/queries/takenRows.ts';
import { datasetKey } from '#cache/writes/datasetKey.ts';
import { jsonIn, readNote } from '#cache/writes/notes.ts';
import type { NoteReading } from '#cache/writes/notes.ts';
import { forgetReadiness, isTakenRow, scopeSchema, useReadiness } from '#stores/offline.ts';
import type { Scope, TakenRow } from '#stores/offline.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import { takenDatasets } from '#sync/rules/taken.ts';
import { preparation } from './preparation.ts';
import { readTaken, withRow } from './takenNote.ts';

/** The scope of one open service, and receiving it. */
export interface Readiness {
  readonly commands: Pick<Commands, 'prepare' | 'stopPreparing' | 'takeAlong' | 'takeRow'>;
  close(): void;
}

interface ReadinessParts {
  readonly cache: Pick<Cache, 'memory' | 'notes' | 'load'>;
  /** Lists that are received whole. */
  readonly sets: readonly PullRequest[];
  readonly engine: Pick<Commands, 'refresh' | 'cancelRefresh'>;
  /** Whether Chromium promised to keep the data. */
  readonly persisted: boolean;
  readonly now: () => number;
}

const note = 'scope';
const rowsNote = 'takenRows';

export async function openReadiness({ cache, sets, engine, persisted, now }: ReadinessParts): Promise<Readiness> {
  const { memory, notes } = cache;
  const rows = new Rows(memory);
  const folders = new Folders(rows);
  const takenRows = new TakenRows(rows);
  forgetReadiness();
  // Where the disk refuses, opening the outbox reports it.
  const [scope, rowsTaken] = await Promise.all([
    readNote(notes, note, scopeOf).catch(() => null),
    readNote(notes, rowsNote, readTaken).catch(() => []),
  ]);
  useReadiness.setState({ persisted, scope, rows: rowsTaken });

  const preparing = preparation({
    refresh: (request) => engine.refresh(request),
    cancel: (request) => engine.cancelRefresh(request),
    last: (request) => {
      const key = datasetKey(memory.base, request);
      return key === undefined ? null : memory.status(key);
    },
    failure: (request) => useSyncStatus.getState().pullFailures[requestKey(request)] ?? null,
    below({ entity, path = [], of }) {
      if (of !== undefined) return takenRows.below({ entity, of });
      const folder = path.length === 0 ? undefined : folderAt(memory.base, path);
      const names = folder === undefined ? [] : folders.namesIn(folder);
      return names.map((name) => ({ request: { entity: 'Directory', path: [...path, name] } }));
    },
    now,
  });
  const stop = useSyncStatus.subscribe(({ connection }, before) => {
    if (connection.kind === 'online' && before.connection.kind !== 'online') preparing.found();
  });

  /**
   * Stores a choice; false where the disk refuses: the choice then lasts until Carnet closes, and the screen says so.
   */
  const stored = (name: string, value: unknown): Promise<boolean> =>
    notes.write(name, JSON.stringify(value)).then(
      () => true,
      () => false,
    );
  const requestOf = ({ entity, id }: TakenRow): PullRequest => ({ entity, of: id });
  const loadTaken = (): Promise<unknown> => Promise.all(takenDatasets.map((entity) => cache.load(entity)));

  return {
    commands: {
      async prepare(only) {
        await Promise.all([cache.load('Directory'), loadTaken()]);
        const { scope: chosen, rows: taken } = useReadiness.getState();
        if (only) return preparing.start({ folders: only }, true);
        preparing.start({
          sets,
          rows: taken.filter(isTakenRow).map(requestOf),
          folders: (chosen?.folders ?? []).map((id) => folders.path(id).map(({ name }) => name)),
        });
      },
      stopPreparing: () => preparing.stop(),
      async takeAlong(next) {
        useReadiness.setState({ scope: next });
        preparing.forget();
        return stored(note, next);
      },
      async takeRow(row) {
        const before = useReadiness.getState().rows;
        const taken = withRow(before, row);
        if (taken === before) return true;
        useReadiness.setState({ rows: taken });
        const isStored = await stored(rowsNote, taken);
        if (row.how === 'chosen') {
          await loadTaken();
          preparing.take([requestOf(row)]);
        }
        return isStored;
      },
    },
    close() {
      stop();
      preparing.close();
      forgetReadiness();
    },
  };
}

/** Null, the default, where nothing was chosen or it cannot be read. */
function scopeOf(text: string | null): NoteReading<Scope | null> {
  if (text === null) return { value: null, isWhole: true };
  const scope = scopeSchema.safeParse(jsonIn(text));
  return { value: scope.data ?? null, isWhole: scope.success };
}
