import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { Seen } from '../api/http/seen.ts';
import { readIfPresent, removeFile, writeWhole } from '../disk/files.ts';

const notedSchema = z.record(z.string(), z.boolean());

/** What each service was seen to do, for the next start (R3.1b, R5.9). It holds names of endpoints and flags only. */
export interface SeenServices {
  /** As it was noted; what is seen from now on is noted too. */
  of(profileId: string): Promise<Seen>;
  /** Sign-out. Where the disk refuses, what stays names no one. */
  destroy(profileId: string): Promise<void>;
}

/** One file for each profile in `folder`. `onProblem` receives what the disk refuses: it is seen again. */
export function openSeenServices(folder: string, onProblem: (error: unknown) => void): SeenServices {
  const turn = new Mutex();
  const pathOf = (profileId: string): string => join(folder, `${profileId}.seen`);
  const write = (profileId: string, noted: Readonly<Record<string, boolean>>): void => {
    turn
      .runExclusive(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(pathOf(profileId), JSON.stringify(noted));
      })
      .catch(onProblem);
  };
  return {
    async of(profileId) {
      const text = await turn.runExclusive(() => readIfPresent(pathOf(profileId))).catch(onProblem);
      return new Seen(notedIn(text ?? '{}'), (noted) => write(profileId, noted));
    },
    destroy: (profileId) => turn.runExclusive(() => removeFile(pathOf(profileId))).catch(onProblem),
  };
}

/** Nothing where it is not what was written here. */
function notedIn(text: string): Readonly<Record<string, boolean>> {
  try {
    return notedSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {}; // not JSON: it is seen again
  }
}
