import type { Admission } from '#main/policy/admission.ts';
import type { Profiles } from '#main/secrets/profiles.ts';
import type { Vault } from '#main/secrets/vault.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import { asking } from './client.ts';
import type { OpenClient } from './client.ts';
import type { CurrentService } from './currentService.ts';
import type { Guesses } from './guesses.ts';
import type { Handlers } from './handlers.ts';

/** While it is locked, no key, row or client is handed out (S9). */
export interface ServiceLock {
  /**
   * In this order: nothing is handed out, the page is notified, connections close. Where nothing is open, the next
   * opening is locked.
   */
  shut(): Promise<void>;
  /** The profile whose password unlocks it; null when it is unlocked. */
  holder(): Promise<ServiceProfile | null>;
  /** Throws `locked` while it is locked. */
  pass(): Promise<Pass>;
  /** For a caller who has proven to be its holder. Throws `locked` where it was locked again since `interval`. */
  open(interval: LockInterval): Promise<void>;
  /** To be taken before the holder is asked to prove anything. */
  interval(): LockInterval;
}

/** The time from one lock to the next: what begins in one must not end in another. */
interface LockInterval {
  /** Throws `locked` once it was locked again; to be called after every await. */
  readonly check: () => void;
}

/** Permission to hand something out, until the next lock. */
export interface Pass extends LockInterval {
  /** A lock that comes meanwhile is a lock of this profile. */
  readonly whileOpening: <Opened>(profileId: string, work: () => Promise<Opened>) => Promise<Opened>;
}

interface LockPorts {
  readonly profiles: Profiles;
  readonly vault: Vault;
  readonly current: CurrentService;
  readonly onShut: () => void;
  /** It is locked, and would not be after a restart: the disk refused. */
  readonly onNotKept: (error: unknown) => void;
}

export function serviceLock({ profiles, vault, current, onShut, onNotKept }: LockPorts): ServiceLock {
  /** A profile's id; undefined until the list was read. */
  let held: string | null | undefined;
  /** The profile that is being opened. */
  let opening: string | null = null;
  /** Counts every lock: work that began before one of them hands nothing out. */
  let locks = 0;
  /** What a profile without a password (practice), or from before there was a lock by it, has instead: a note. */
  const isKeptAsNote = async (): Promise<boolean> => (await vault.passwordKeeping()) === 'system';
  /** The secrets themselves say that they are locked: a list of services that was edited unlocks nothing. */
  const lockedInVault = async (): Promise<string | null> => {
    for (const { id } of await profiles.all()) if (await vault.isLocked(id).catch(isDamaged)) return id;
    return null;
  };
  const holderId = async (): Promise<string | null> => {
    if (held === undefined) {
      const lockedFor = (await isKeptAsNote()) ? await profiles.lockedFor() : null;
      held ??= lockedFor;
    }
    return held ?? (await lockedInVault());
  };
  const holder = async (): Promise<ServiceProfile | null> => {
    const id = await holderId();
    return id === null ? null : profiles.find(id);
  };
  const interval = (): LockInterval => {
    const before = locks;
    return {
      check: () => {
        if (locks !== before) throw new FailureError({ kind: 'locked' });
      },
    };
  };
  const note = async (id: string): Promise<void> => {
    if (await isKeptAsNote()) await profiles.setLockedFor(id);
  };
  /** So that it holds after a restart. Locked secrets need no note beside them, which a full disk may refuse (B14). */
  const keep = async (id: string): Promise<void> => {
    let isSealed = false;
    try {
      isSealed = await vault.lock(id);
    } finally {
      await note(id).catch((error: unknown) => {
        if (!isSealed) throw error;
      });
    }
  };
  /** The service that the page would open next; null where none is known. */
  const nextToOpen = async (): Promise<string | null> => (await profiles.lastOpened())?.id ?? null;
  return {
    shut: async () => {
      locks += 1;
      // Locked already: what began meanwhile was stopped by the count, or locks again itself.
      if (typeof held === 'string') return;
      const known = current.profileId ?? opening;
      if (known !== null) held = known;
      const closing = current.bar();
      if (known !== null) onShut();
      await closing;
      const id = known ?? (await holderId()) ?? (await nextToOpen());
      if (id === null) return current.unbar(); // nothing on this workstation to lock
      held = id;
      if (known === null) onShut();
      await keep(id).catch((error: unknown) => {
        onNotKept(error);
        throw error;
      });
    },
    holder,
    interval,
    pass: async () => {
      const { check } = interval();
      if ((await holder()) !== null) throw new FailureError({ kind: 'locked' });
      check();
      return {
        check,
        whileOpening: async (profileId, work) => {
          opening = profileId;
          try {
            return await work();
          } finally {
            opening = null;
          }
        },
      };
    },
    open: async ({ check }) => {
      check();
      if (await isKeptAsNote()) await profiles.setLockedFor(null);
      check();
      held = null;
      current.unbar();
    },
  };
}

/** Secrets that cannot be read are not locked: why they cannot is said once the service is opened. */
function isDamaged(error: unknown): false {
  if (error instanceof FailureError && error.failure.kind === 'locked') return false;
  throw error;
}

export type LockFamily = Pick<Handlers, 'service.lock' | 'service.locked' | 'service.unlock'>;

interface LockedService {
  readonly lock: ServiceLock;
  readonly vault: Vault;
  readonly admission: Pick<Admission, 'refuse'>;
  readonly guesses: Guesses;
  readonly openClient: OpenClient;
}

/** Locking, and the proof that the user gives to unlock (S9). */
export function lockHandlers({ lock, vault, admission, guesses, openClient }: LockedService): LockFamily {
  /**
   * Its password opens the key without a network. A newer one only the service knows; it opens nothing that an older
   * one locked: `noPassword`.
   */
  const prove = async (profile: ServiceProfile, password: string, { check }: LockInterval): Promise<void> => {
    const { id, baseUrl, user, options } = profile;
    const isReadable = (await vault.keyStatus(id)) === 'whole';
    const isKnownHere = async (): Promise<boolean> => isReadable && vault.unlock(id, password);
    await guesses.attempt(id, isKnownHere, async () => {
      await asking(openClient({ baseUrl, user, password, options }), (client) => client.ping());
      check();
      if (!isReadable) return; // the key is dealt with once the service is open
      if (await vault.isLocked(id)) throw new FailureError({ kind: 'noPassword' });
      await vault.keepPassword(id, password);
    });
  };
  return {
    'service.lock': async () => {
      await lock.shut();
      return {};
    },
    'service.locked': async () => ({ profile: await lock.holder() }),
    'service.unlock': async ({ profileId, password }) => {
      const interval = lock.interval();
      const holder = await lock.holder();
      if (holder?.id !== profileId) throw new FailureError({ kind: 'locked' });
      await admission.refuse(holder); // before anything is opened: what a policy asks of the key store may be missing
      interval.check();
      if (!holder.practice) await prove(holder, password, interval);
      try {
        await lock.open(interval);
      } catch (error) {
        await vault.lock(profileId); // locked again meanwhile: what was just opened is closed
        throw error;
      }
      return {};
    },
  };
}
