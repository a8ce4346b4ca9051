import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { ConnectionState } from '#sync/rules/connection.ts';

export interface RunningPull {
  readonly received: number;
  readonly startedAt: number;
}

interface SyncStatusStore {
  readonly connection: ConnectionState;
  /** By `requestKey(request)`. */
  readonly pulls: Readonly<Record<string, RunningPull>>;
  /** The keys of those that wait for a free place. */
  readonly waitingPulls: readonly string[];
  /** The failure of the last pull of a dataset, until one succeeds. */
  readonly pullFailures: Readonly<Record<string, FailureKind>>;
  /** Epoch ms since when something could go and does not (I24); null when all is well. */
  readonly stalledSince: number | null;
  /** Epoch ms since when nothing is stored and nothing sent; null when all is well. */
  readonly storageFailingSince: number | null;
  /** Changes whose answer was lost, and when it is known at the latest what became of them (epoch ms). */
  readonly settling: { readonly count: number; readonly until: number } | null;
  /** The changes that the user has sent and that have not left yet: they wait for the user no longer (R3.0). */
  readonly sentByUser: readonly string[];
  /** Intents that one press stores and sends: between the two they do not wait for the user either (R3.0). */
  readonly beingSent: readonly string[];
  /** Epoch ms until when the service asked for a pause; null when it did not. */
  readonly busyUntil: number | null;
  /** Records of our own disk that could not be read and were set aside. */
  readonly damaged: readonly { readonly table: string; readonly key: string; readonly reason: string }[];
  /** By renderer/cache/repair as the outbox opened; null for nothing, or once read. */
  readonly repaired: {
    readonly restored: number;
    readonly uncertain: number;
    readonly lost: number;
    readonly mayLack: boolean;
  } | null;
}

export const useSyncStatus = create<SyncStatusStore>(() => ({
  connection: { kind: 'unknown' },
  pulls: {},
  waitingPulls: [],
  pullFailures: {},
  stalledSince: null,
  storageFailingSince: null,
  settling: null,
  sentByUser: [],
  beingSent: [],
  busyUntil: null,
  damaged: [],
  repaired: null,
}));

const sentOf = ({ sentByUser, beingSent }: SyncStatusStore): readonly string[] => [...sentByUser, ...beingSent];
/** The ids of changes, or of their intents, that the user has sent and that have not left yet; for `isSentIn`. */
export const useSentByUser = (): readonly string[] => useSyncStatus(useShallow(sentOf));
/** The same at this moment. */
export const sentNow = (): readonly string[] => sentOf(useSyncStatus.getState());

/** Runs `work`, which stores and sends an intent. */
export async function whileBeingSent<Result>(intentId: string, work: () => Promise<Result>): Promise<Result> {
  useSyncStatus.setState(({ beingSent }) => ({ beingSent: [...beingSent, intentId] }));
  try {
    return await work();
  } finally {
    useSyncStatus.setState(({ beingSent }) => ({ beingSent: beingSent.filter((id) => id !== intentId) }));
  }
}

/** To the minute: not drawn again at each answer of the service. */
export const useConnection = (): ConnectionState => useSyncStatus(useShallow(readConnection));

function readConnection({ connection }: SyncStatusStore): ConnectionState {
  return connection.kind === 'online' ? { ...connection, lastAnswerAt: toMinute(connection.lastAnswerAt) } : connection;
}
const toMinute = (ms: number): number => Math.floor(ms / 60_000) * 60_000;
