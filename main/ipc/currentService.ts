import { FailureError } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import type { ServiceClient } from '../api/client.ts';

/** The service that is open, if any. At most one is (I19). */
export interface CurrentService {
  /** Throws `locked` where none or another profile is open (I19), `noPassword` while its password is not known. */
  client(profileId?: string): ServiceClient;
  /** Asks again where the service was renewed meanwhile and the former client failed. Throws what `client` throws. */
  read<Answer>(question: ClientCall<Answer>): Promise<Answer>;
  /** Asked again only where it was provably not sent (I4); waits until the former clients' writes have ended (R5.7). */
  write(profileId: string, carryOut: (client: ServiceClient) => Promise<Verdict>): Promise<Verdict>;
  readonly profileId: string | null;
  /** The user's settings for that deployment; the defaults where nothing is open. */
  readonly options: ProfileOptions;
  /** Replaces the service that was open, which is closed. A null client waits for its password. */
  open(profileId: string, client: ServiceClient | null, options?: ProfileOptions): Promise<void>;
  /**
   * With another password or settings. Running writes end as they began, then the earlier client is closed (I5). Where
   * another profile is open, this one is closed. Throws `locked` where a lock came in between.
   */
  renew(profileId: string, client: ServiceClient | null, options?: ProfileOptions): Promise<void>;
  close(): Promise<void>;
  /** Closes what is open, and from now on refuses to open anything or to return a client (S9). */
  bar(): Promise<void>;
  unbar(): void;
  /** After a sleep: connections may be dead without notice (S10). */
  reset(): Promise<void>;
}

interface ClientCall<Answer> {
  /** Absent: the one that is open as the question is put. */
  readonly profileId?: string | undefined;
  readonly ask: (client: ServiceClient) => Promise<Answer>;
  /** Whether the answer is a failure that was returned as a value. */
  readonly hasFailed?: (answer: Answer) => boolean;
}

interface Stops {
  /** Runs before a service is closed, so that its runs can be stopped. */
  readonly all: () => void;
  /** Runs when a service is renewed: stops the runs that only read. Their page begins them again. */
  readonly reads: () => void;
}

export function currentService(stop: Stops): CurrentService {
  let now: {
    readonly profileId: string;
    readonly client: ServiceClient | null;
    readonly options: ProfileOptions;
  } | null = null;
  let barred = false;
  const writing = new WeakMap<ServiceClient, Set<Promise<Verdict>>>();
  /** The clients of before by which something is still being written, and when that has ended. */
  const leaving = new Map<ServiceClient, Promise<unknown>>();
  const andLeaving = (client: ServiceClient | null): ServiceClient[] => [
    ...(client ? [client] : []),
    ...leaving.keys(),
  ];
  // Before the first await: of two openings at once the later one wins, and the other is closed (I19).
  const follow = async (next: typeof now): Promise<void> => {
    const before = now;
    now = next;
    if (before === null) return;
    stop.all();
    await Promise.all(andLeaving(before.client).map((client) => client.close()));
  };
  const letEnd = async (client: ServiceClient): Promise<void> => {
    stop.reads();
    const ended = Promise.allSettled(writing.get(client) ?? new Set<Promise<Verdict>>());
    leaving.set(client, ended);
    await ended;
    leaving.delete(client);
    await client.close();
  };
  const clientOf = (profileId?: string): ServiceClient => {
    if (barred || now === null || (profileId !== undefined && profileId !== now.profileId)) return fail('locked');
    return now.client ?? fail('noPassword');
  };
  /** `turn`: what each attempt waits for. `hasFailed`: an answer that only the present client may give. */
  const untilAnswered = async <Answer>(
    profileId: string | undefined,
    ask: (client: ServiceClient) => Promise<Answer>,
    hasFailed: (answer: Answer) => boolean,
    turn?: () => Promise<void>,
  ): Promise<Answer> => {
    for (;;) {
      if (turn) await turn();
      const client = clientOf(profileId);
      const answer = await ask(client);
      if (now?.client === client || !hasFailed(answer)) return answer;
    }
  };
  const formerEnded = async (): Promise<void> => {
    while (leaving.size > 0) await Promise.all(leaving.values());
  };
  const noted = async (client: ServiceClient, verdict: Promise<Verdict>): Promise<Verdict> => {
    const others = writing.get(client) ?? new Set();
    writing.set(client, others.add(verdict));
    try {
      return await verdict;
    } finally {
      others.delete(verdict);
    }
  };
  return {
    client: clientOf,
    read: async ({ profileId = now?.profileId, ask, hasFailed = () => false }) => {
      const end = await untilAnswered(
        profileId,
        async (client) => {
          const [settled] = await Promise.allSettled([ask(client)]);
          return settled;
        },
        (settled) => settled.status === 'rejected' || hasFailed(settled.value),
      );
      if (end.status === 'rejected') throw end.reason;
      return end.value;
    },
    write: (profileId, carryOut) =>
      untilAnswered(
        profileId,
        (client) => noted(client, carryOut(client)),
        ({ kind }) => kind === 'notSent',
        formerEnded,
      ),
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
