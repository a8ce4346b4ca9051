import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { Seen } from '../api/http/seen.ts';
import { readIfPresent, removeFile, writeWhole } from '../disk/files.ts';

const storedSchema = z.record(z.string(), z.boolean());

/** What each service was seen to do, for the next start (R3.1b, R5.9). It holds names of endpoints and flags only. */
export interface SeenServices {
  /** As it was stored; what is seen from now on is stored too. */
  of(profileId: string): Promise<Seen>;
  /** Sign-out. Where the disk refuses, what stays names no one. */
  destroy(profileId: string): Promise<void>;
}

/** One file for each profile in `folder`. `onProblem` receives what the disk refuses: it is seen again. */
export function openSeenServices(folder: string, onProblem: (error: unknown) => void): SeenServices {
  const mutex = new Mutex();
  const pathOf = (profileId: string): string => join(folder, `${profileId}.seen`);
  const write = (profileId: string, seen: Readonly<Record<string, boolean>>): void => {
    mutex
      .runExclusive(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(pathOf(profileId), JSON.stringify(seen));
      })
      .catch(onProblem);
  };
  return {
    async of(profileId) {
      const text = await mutex.runExclusive(() => readIfPresent(pathOf(profileId))).catch(onProblem);
      return new Seen(storedIn(text ?? '{}'), (seen) => write(profileId, seen));
    },
    destroy: (profileId) =>
      mutex
        .runExclusive(async () => {
          await mkdir(folder, { recursive: true, mode: 0o700 });
          await removeFile(pathOf(profileId));
          // Carnet 0.2 noted here, sealed, what the page held.
          await removeFile(join(folder, `${profileId}.held`));
        })
        .catch(onProblem),
  };
}

/** Nothing where it is not what was written here. */
function storedIn(text: string): Readonly<Record<string, boolean>> {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {}; // not JSON: it is seen again
  }
}
