import { FailureError } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { ServiceClient } from '../api/client.ts';

/** The service that is open, if any. At most one is (I19). */
export interface CurrentService {
  /**
   * Throws `locked` when no service is open, or when the named profile is not the open one (I19); `noPassword` while
   * its password is not known.
   */
  client(profileId?: string): ServiceClient;
  readonly profileId: string | null;
  /** The user's settings for that deployment; the defaults where nothing is open. */
  readonly options: ProfileOptions;
  /** Replaces the service that was open, which is closed. A null client waits for its password. */
  open(profileId: string, client: ServiceClient | null, options?: ProfileOptions): Promise<void>;
  /**
   * The open service with another password or other settings. What is being written ends as it began, and then the
   * earlier client is closed (I5). Where another profile is open by now, there is nothing to renew: the client is
   * closed. Throws `locked` where a lock came meanwhile.
   */
  renew(profileId: string, client: ServiceClient | null, options?: ProfileOptions): Promise<void>;
  /** Something is still being written by this client, and another has taken its place. */
  isLeaving(client: ServiceClient): boolean;
  close(): Promise<void>;
  /** Closes what is open, and from now on refuses to open anything or to return a client (S9). */
  bar(): Promise<void>;
  /** Ends that. */
  unbar(): void;
  /** After a sleep: connections may be dead without notice (S10). */
  reset(): Promise<void>;
}

interface Stops {
  /** Runs before a service is closed, so that its runs can be stopped. */
  readonly all: () => void;
  /** Runs before a client is renewed: stops what only reads, and resolves once nothing is being written any more. */
  readonly reads?: () => Promise<unknown>;
}

export function currentService(stop: Stops): CurrentService {
  let now: {
    readonly profileId: string;
    readonly client: ServiceClient | null;
    readonly options: ProfileOptions;
  } | null = null;
  let barred = false;
  /** The clients of before, by which something is still being written. */
  const leaving = new Set<ServiceClient>();
  const andLeaving = (client: ServiceClient | null): ServiceClient[] => [...(client ? [client] : []), ...leaving];
  // Replaced before the first await: of two openings at the same time, the later one wins and the other is closed
  // (I19).
  const follow = async (next: typeof now): Promise<void> => {
    const before = now;
    now = next;
    if (before === null) return;
    stop.all();
    await Promise.all(andLeaving(before.client).map((client) => client.close()));
  };
  const letEnd = async (client: ServiceClient): Promise<void> => {
    leaving.add(client);
    await stop.reads?.();
    leaving.delete(client);
    await client.close();
  };
  return {
    client: (profileId) => {
      if (barred || now === null || (profileId !== undefined && profileId !== now.profileId)) return fail('locked');
      return now.client ?? fail('noPassword');
    },
    get profileId() {
      return now?.profileId ?? null;
    },
    get options() {
      return now?.options ?? usualOptions;
    },
    open: async (profileId, client, options = usualOptions) => {
      if (!barred) return follow({ profileId, client, options });
      await client?.close();
      return fail('locked');
    },
    renew: async (profileId, client, options = usualOptions) => {
      if (now?.profileId === profileId && !barred) {
        const before = now.client;
        now = { profileId, client, options };
        if (before) void letEnd(before);
        return;
      }
      const isLocked = barred;
      await client?.close();
      if (isLocked) fail('locked');
    },
    isLeaving: (client) => leaving.has(client),
    close: () => follow(null),
    bar: () => {
      barred = true;
      return follow(null);
    },
    unbar: () => {
      barred = false;
    },
    reset: async () => {
      await Promise.all(andLeaving(now?.client ?? null).map((client) => client.reset()));
    },
  };
}

function fail(kind: FailureKind): never {
  throw new FailureError({ kind });
}
