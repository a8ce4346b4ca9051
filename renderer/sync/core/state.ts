import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { PullRequest } from '../ports.ts';
import type { ConfirmationQuestion } from '../rules/attended.ts';
import { signInCause } from '../rules/connection.ts';
import type { ConnectionState } from '../rules/connection.ts';
import type { GivenId } from '../rules/existing.ts';
import type { AppearedRow, Step } from '../step.ts';

/** Bounds and waits, in milliseconds and counts (I24, R5.7). */
export interface Limits {
  /** Without a verdict. Main alone bounds writes (R5.7): some wait for their slot, some are written and read back. */
  readonly stepsUnderWay: number;
  readonly lookUpsInFlight: number;
  /** The quiet time after a lost answer before absence counts or a write is repeated (I4); by profile (R3.6). */
  readonly quietMs: number;
  /** Failed look-ups before the user is asked. */
  readonly mostLookUps: number;
  readonly heartbeatMs: number;
  readonly stallMs: number;
}

export const defaultLimits: Limits = {
  // While two are written, two are read back: a slot for a write in main never waits for a step of the outbox.
  stepsUnderWay: 2 * usualOptions.writes,
  lookUpsInFlight: 2,
  quietMs: usualOptions.quietSeconds * 1_000,
  mostLookUps: 6,
  heartbeatMs: 30_000,
  stallMs: 60_000,
};

export interface Flight {
  readonly attempt: number;
  /** When the step had left before this attempt; null when it never had. */
  readonly leftBefore: number | null;
}

interface DatasetRetry {
  readonly failures: number;
  /** How often the service was busy: each time it waits longer, and is never given up for it. */
  readonly busy: number;
  readonly notBefore: number;
  /** A dataset that is requested again on a timer; null where the user cancelled it. */
  readonly request: PullRequest | null;
}

/** Everything that decides what happens next. `steps` mirrors the outbox; the rest lasts as long as this run. */
export interface SyncState {
  readonly limits: Limits;
  /** In order of `seq`. */
  readonly steps: ReadonlyMap<string, Step>;
  readonly nextSeq: number;
  /** Steps of the outbox could not be read: the outcome of one of them may look like a result of a look-up (I16). */
  readonly unreadable: boolean;
  readonly inFlight: ReadonlyMap<string, Flight>;
  /** Attended steps that the user sends now: since when (epoch ms), and the answered question, where there was one. */
  readonly confirmed: ReadonlyMap<string, { readonly at: number; readonly confirmation: string | null }>;
  /** What the user must confirm before an attended step leaves (R4.3). */
  readonly questions: ReadonlyMap<string, ConfirmationQuestion>;
  /** Creations whose similar rows are being looked up in the cache before they leave (I5). */
  readonly preparing: ReadonlySet<string>;
  readonly lookingUp: ReadonlySet<string>;
  /** Doubts that were looked up in this run, and how often that failed. */
  readonly lookUps: ReadonlyMap<string, number>;
  /** Doubts whose quiet time passed in this run, measured by a timer and never by the wall clock (I4, I21). */
  readonly quiet: ReadonlySet<string>;
  /**
   * Since when (epoch ms, which only tells quiet times apart). A timer ends it, never the wall clock: the lost write
   * could come after the next (I8, I21).
   */
  readonly quietLanes: ReadonlyMap<string, number>;
  readonly connection: ConnectionState;
  /** Rises each time the service is found again. */
  readonly connectionNumber: number;
  /** Datasets received, and datasets requested, since the service was found (see datasets.ts). */
  readonly received: ReadonlySet<string>;
  readonly requested: ReadonlySet<string>;
  /** Received datasets whose list was whole: a row beyond them was created later (I16). */
  readonly whole: ReadonlySet<string>;
  /** Datasets that failed though the service may serve them: how often, and when to try again. */
  readonly datasetRetries: ReadonlyMap<string, DatasetRetry>;
  /** Epoch ms since when a ping is under way. */
  readonly pingingSince: number | null;
  /** The user looks at the screen: a lost service is pinged often. */
  readonly isWatched: boolean;
  readonly pingAt: number | null;
  readonly pingFailures: number;
  /** The service is busy and asked for a pause: nothing is sent until then. */
  readonly pausedUntil: number | null;
  /** When it was last busy, epoch ms. */
  readonly busyAt: number | null;
  /** Busy answers in a row. */
  readonly busyAnswers: number;
  /** Of recent creations, by provisional or receipt id: no duplicate is one of these rows. */
  readonly given: ReadonlyMap<string, GivenId>;
  /** Given up though perhaps arrived: a duplicate's look-up may find their rows (I16). */
  readonly abandoned: readonly Pick<Step, 'entity' | 'body'>[];
  /** Receipts of the latest creations, oldest first: rows that match one of them later are its second rows (R3.9). */
  readonly made: readonly Step[];
  /** By lost creation that is sent again: when its absence was known (epoch ms); 0 where that time is unknown. */
  readonly absentAt: ReadonlyMap<string, number>;
  /** By step: rows that matched a lost creation just before its retry. Each row causes one look-up at most. */
  readonly suspected: ReadonlyMap<string, readonly string[]>;
  /** Like an acknowledged creation, but perhaps an open one's: they wait for it. */
  readonly appeared: readonly AppearedRow[];
  /** Since when something could go; null when nothing could. */
  readonly movedAt: number | null;
  readonly stalledSince: number | null;
}

export const initialState = (limits: Limits = defaultLimits): SyncState => ({
  limits,
  steps: new Map(),
  nextSeq: 1,
  unreadable: false,
  inFlight: new Map(),
  confirmed: new Map(),
  questions: new Map(),
  preparing: new Set(),
  lookingUp: new Set(),
  lookUps: new Map(),
  quiet: new Set(),
  quietLanes: new Map(),
  connection: { kind: 'unknown' },
  connectionNumber: 0,
  received: new Set(),
  requested: new Set(),
  whole: new Set(),
  datasetRetries: new Map(),
  pingingSince: null,
  isWatched: false,
  pingAt: 0,
  pingFailures: 0,
  pausedUntil: null,
  busyAt: null,
  busyAnswers: 0,
  given: new Map(),
  abandoned: [],
  made: [],
  absentAt: new Map(),
  suspected: new Map(),
  appeared: [],
  movedAt: null,
  stalledSince: null,
});

/** The password was refused or is not known here: the user must sign in. */
export const needsSignIn = ({ connection }: SyncState): boolean => signInCause(connection) !== null;
