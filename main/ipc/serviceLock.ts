import type { Profiles } from '#main/secrets/profiles.ts';
import type { Vault } from '#main/secrets/vault.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import { asking } from './client.ts';
import type { OpenClient } from './client.ts';
import type { CurrentService } from './currentService.ts';
import type { Handlers } from './handlers.ts';

/** While it is locked, no key, row or client is handed out (S9). */
export interface ServiceLock {
  /**
   * Closes what is open, in this order: nothing is handed out any more, the page is notified, connections are closed.
   */
  shut(): Promise<void>;
  /** The profile whose password unlocks it; null when it is unlocked. */
  holder(): Promise<ServiceProfile | null>;
  /** For a caller who has proven to be its holder. */
  open(): Promise<void>;
}

interface Parts {
  readonly profiles: Profiles;
  readonly current: CurrentService;
  /** Whether a restart finds it locked; the README of secrets says where that would protect nothing. */
  readonly outlivesRun: boolean;
  readonly onShut: () => void;
}

export function serviceLock({ profiles, current, outlivesRun, onShut }: Parts): ServiceLock {
  /** A profile's id; undefined until the list was read. */
  let held: string | null | undefined;
  const holderId = async (): Promise<string | null> => {
    if (held !== undefined) return held;
    const kept = outlivesRun ? await profiles.lockedFor() : null;
    return (held ??= kept);
  };
  return {
    shut: async () => {
      const { profileId } = current;
      if (profileId === null) return; // nothing is open
      held = profileId;
      onShut();
      await current.close();
      if (outlivesRun) await profiles.setLockedFor(profileId);
    },
    holder: async () => {
      const id = await holderId();
      return id === null ? null : profiles.find(id);
    },
    open: async () => {
      if (outlivesRun) await profiles.setLockedFor(null);
      held = null;
    },
  };
}

export type LockFamily = Pick<Handlers, 'service.lock' | 'service.locked' | 'service.unlock'>;

interface LockedService {
  readonly lock: ServiceLock;
  readonly vault: Vault;
  readonly openClient: OpenClient;
}

/** Locking, and the proof that the user gives to unlock (S9). */
export function lockHandlers({ lock, vault, openClient }: LockedService): LockFamily {
  return {
    'service.lock': async () => {
      await lock.shut();
      return {};
    },
    'service.locked': async () => ({ profile: await lock.holder() }),
    'service.unlock': async ({ profileId, password }) => {
      const holder = await lock.holder();
      if (holder?.id !== profileId) throw new FailureError({ kind: 'locked' });
      const { baseUrl, user, options } = holder;
      // Practice has no secret. A password stored here needs no network; another one may be newer: only the service
      // knows. Where the secrets cannot be read, only the service can check it; the key is dealt with once the service
      // is open.
      const isWhole = (await vault.standing(profileId)) === 'whole';
      if (!holder.practice && !(isWhole && (await vault.proves(profileId, password)))) {
        await asking(openClient({ baseUrl, user, password, options }), (client) => client.ping());
        if (isWhole) await vault.keepPassword(profileId, password);
      }
      await lock.open();
      return {};
    },
  };
}
