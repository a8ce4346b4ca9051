import { basename, join } from 'node:path';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { FailureError } from '#shared/failures/failure.ts';
import { serviceProfileSchema } from '#shared/ipc/channels.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import { readIfPresent, renameFile, writeWhole } from '../disk/files.ts';
import { profileId } from './identity.ts';

const listSchema = z.object({
  version: z.literal(1),
  lastOpened: z.string().nullable(),
  /** Id of the profile whose user has to unlock (S9). */
  lockedFor: z.string().nullable().default(null),
  /** Ids of the profiles that have an outbox on this workstation. */
  kept: z.array(z.string()).default([]),
  profiles: z.array(serviceProfileSchema),
});
type List = z.infer<typeof listSchema>;

/** The services this workstation knows, without any secret. */
export interface Profiles {
  all(): Promise<readonly ServiceProfile[]>;
  /** Null when it is not known. */
  find(id: string): Promise<ServiceProfile | null>;
  lastOpened(): Promise<ServiceProfile | null>;
  /** Null: nothing is locked. */
  lockedFor(): Promise<string | null>;
  setLockedFor(id: string | null): Promise<void>;
  put(profile: ServiceProfile): Promise<void>;
  markOpened(id: string): Promise<void>;
  /** From now on this workstation stores an outbox of this profile, until it is removed. */
  markKept(id: string): Promise<void>;
  wasKept(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** `directory`/services.json. An unreadable list is set aside and throws `storage`; the next read finds none. */
export function openProfiles(directory: string, now: () => Date = () => new Date()): Profiles {
  const path = join(directory, 'services.json');
  /** No change is lost between reading the file and writing it. */
  const mutex = new Mutex();

  const read = async (): Promise<List> => {
    const text = await readIfPresent(path);
    if (text === null) return { version: 1, lastOpened: null, lockedFor: null, kept: [], profiles: [] };
    const list = parseList(text);
    if (list !== null) return list;
    const aside = join(directory, `services.damaged-${now().toISOString().replaceAll(':', '-')}.json`);
    await renameFile(path, aside);
    throw new FailureError({ kind: 'storage', detail: `services.json → ${basename(aside)}` });
  };

  const change = (edit: (list: List) => List): Promise<void> =>
    mutex.runExclusive(async () => writeWhole(path, `${JSON.stringify(edit(await read()), null, 2)}\n`));

  const all = async (): Promise<readonly ServiceProfile[]> => (await mutex.runExclusive(read)).profiles;

  const wasKept = async (id: string): Promise<boolean> => (await mutex.runExclusive(read)).kept.includes(id);

  return {
    all,
    find: async (id) => (await all()).find((profile) => profile.id === id) ?? null,
    lastOpened: async () => {
      const { profiles, lastOpened } = await mutex.runExclusive(read);
      return profiles.find((profile) => profile.id === lastOpened) ?? profiles[0] ?? null;
    },
    lockedFor: async () => (await mutex.runExclusive(read)).lockedFor,
    setLockedFor: (lockedFor) => change((list) => ({ ...list, lockedFor })),
    put: (profile) =>
      change((list) => ({ ...list, profiles: [...list.profiles.filter(({ id }) => id !== profile.id), profile] })),
    markOpened: (id) => change((list) => ({ ...list, lastOpened: id })),
    async markKept(id) {
      if (!(await wasKept(id))) await change((list) => ({ ...list, kept: [...list.kept, id] }));
    },
    wasKept,
    remove: (id) =>
      change((list) => ({
        ...list,
        lastOpened: list.lastOpened === id ? null : list.lastOpened,
        kept: list.kept.filter((kept) => kept !== id),
        profiles: list.profiles.filter((profile) => profile.id !== id),
      })),
  };
}

function parseList(text: string): List | null {
  try {
    const list = listSchema.parse(JSON.parse(text));
    // An address or a user that differs from the stored identity is damage: the password must not be sent there.
    return list.profiles.every((profile) => profile.id === profileId(profile)) ? list : null;
  } catch {
    return null; // not JSON, or not a list of services: the caller sets the file aside and reports it
  }
}
