import type { Cache } from '#cache/open.ts';
import { folderAt } from '#cache/overlay/folders.ts';
import { Folders } from '#cache/queries/folders.ts';
import { Rows } from '#cache/queries/rows.ts';
import { datasetKey } from '#cache/writes/datasetKey.ts';
import { forgetReadiness, scopeSchema, useReadiness } from '#stores/offline.ts';
import type { Scope } from '#stores/offline.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import { preparation } from './preparation.ts';

/** The scope of one open service, and receiving it. */
export interface Readiness {
  readonly commands: Pick<Commands, 'prepare' | 'stopPreparing' | 'takeAlong'>;
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

export async function openReadiness({ cache, sets, engine, persisted, now }: ReadinessParts): Promise<Readiness> {
  const { memory, notes } = cache;
  const folders = new Folders(new Rows(memory));
  forgetReadiness();
  // Where the disk refuses, opening the outbox reports it.
  useReadiness.setState({ persisted, scope: scopeOf(await notes.read(note).catch(() => null)) });

  const preparing = preparation({
    refresh: (request) => engine.refresh(request),
    cancel: (request) => engine.cancelRefresh(request),
    last: (request) => {
      const key = datasetKey(memory.base, request);
      return key === undefined ? null : memory.status(key);
    },
    failure: (request) => useSyncStatus.getState().pullFailures[requestKey(request)] ?? null,
    foldersIn: (path) => {
      const folder = folderAt(memory.base, path);
      return folder === undefined ? [] : folders.namesIn(folder);
    },
    now,
  });
  const stop = useSyncStatus.subscribe(({ connection }, before) => {
    if (connection.kind === 'online' && before.connection.kind !== 'online') preparing.found();
  });

  return {
    commands: {
      async prepare(only) {
        await cache.load('Directory');
        const chosen = useReadiness.getState().scope?.folders ?? [];
        if (only) preparing.start([], only);
        else
          preparing.start(
            sets,
            chosen.map((id) => folders.path(id).map(({ name }) => name)),
          );
      },
      stopPreparing: () => preparing.stop(),
      async takeAlong(scope) {
        useReadiness.setState({ scope });
        preparing.forget();
        try {
          await notes.write(note, JSON.stringify(scope));
          return true;
        } catch {
          return false; // the screen reports it: the choice lasts until Carnet closes
        }
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
function scopeOf(text: string | null): Scope | null {
  if (text === null) return null;
  try {
    const scope = scopeSchema.safeParse(JSON.parse(text));
    return scope.success ? scope.data : null;
  } catch {
    return null;
  }
}
