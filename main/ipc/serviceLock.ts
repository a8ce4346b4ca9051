import type { ServiceProfile } from '#shared/ipc/channels.ts';
import type { Profiles } from '../secrets/profiles.ts';
import type { CurrentService } from './currentService.ts';

/** While it is shut, no key, row or client is handed out (S9). */
export interface ServiceLock {
  /** Closes what is open, in this order: nothing is handed out any more, the page is told, connections are dropped. */
  shut(): Promise<void>;
  /** Whose password opens it; null when it is open. */
  holder(): Promise<ServiceProfile | null>;
  /** For whoever has proven to be its holder. */
  open(): Promise<void>;
}

interface Parts {
  readonly profiles: Profiles;
  readonly current: CurrentService;
  /** Whether a restart finds it shut; see the README of secrets for when that would be a promise without worth. */
  readonly outlivesRun: boolean;
  readonly onShut: () => void;
}

export function serviceLock({ profiles, current, outlivesRun, onShut }: Parts): ServiceLock {
  /** A profile's id; undefined until the list was asked. */
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
