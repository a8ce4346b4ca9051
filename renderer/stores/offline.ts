import { z } from 'zod';
import { create } from 'zustand';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { PullRequest } from '#sync/ports.ts';
import type { TakenEntity } from '#sync/rules/taken.ts';

/**
 * What the user takes offline. The service has hardly any filters (R1.1, R5.3), so lists are received whole; the scope
 * names the folders to receive and what the readiness check covers.
 */
const ownScope = z.object({
  campusIds: z.array(z.string()),
  /** Whole weeks around today's. */
  weeksBefore: z.number().int().min(0).max(4),
  weeksAfter: z.number().int().min(0).max(8),
  /** SessionRecrutement that are left out; new ones are included. */
  withoutAdmissionPaths: z.array(z.string()),
  /** Streamids: each folder is received with everything below it. */
  folders: z.array(z.string()),
});
/** As stored on the disk, where an earlier version wrote `withoutPaths`. */
export const scopeSchema = z.preprocess(
  (stored) =>
    isObject(stored) && 'withoutPaths' in stored ? { withoutAdmissionPaths: stored.withoutPaths, ...stored } : stored,
  ownScope,
);
export type Scope = z.infer<typeof ownScope>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The scope unless the user chooses one: their campus, from the week before to two weeks ahead. */
export const usualScope = (campusId: string): Scope => ({
  campusIds: [campusId],
  weeksBefore: 1,
  weeksAfter: 2,
  withoutAdmissionPaths: [],
  folders: [],
});

/**
 * A row that is taken offline: `chosen` by the user, or among those `opened` last; `left`: the user does not want it,
 * however often it is opened.
 */
export interface TakenRow {
  readonly entity: TakenEntity;
  readonly id: string;
  readonly how: 'chosen' | 'opened' | 'left';
}
export const isTakenRow = ({ how }: TakenRow): boolean => how !== 'left';

/** The progress of receiving the scope. */
export interface Preparing {
  readonly state: 'idle' | 'running' | 'stopped' | 'done';
  /** Why it stopped: the user stopped it, or the failure. */
  readonly why: FailureKind | 'person' | null;
  /** Epoch ms of the last change of state. */
  readonly at: number;
  /** Lists that have not been received yet, in order. */
  readonly setsLeft: readonly EntityName[];
  readonly sets: number;
  /** What belongs to rows that are taken one by one; known so far. */
  readonly rowsReceived: number;
  readonly rows: number;
  readonly foldersListed: number;
  /** Known so far: the content of a folder is known once it was listed. */
  readonly folders: number;
  readonly failed: readonly { readonly request: PullRequest; readonly kind: FailureKind }[];
}

export const notPreparing: Preparing = {
  state: 'idle',
  why: null,
  at: 0,
  setsLeft: [],
  sets: 0,
  rowsReceived: 0,
  rows: 0,
  foldersListed: 0,
  folders: 0,
  failed: [],
};

interface ReadyStore {
  /** Null: nothing was chosen, and the default applies. */
  readonly scope: Scope | null;
  /** Rows taken one by one, the one that was chosen or opened last first. */
  readonly rows: readonly TakenRow[];
  /** Whether Chromium promised to keep this workstation's data when the disk is full; null: not asked yet. */
  readonly persisted: boolean | null;
  readonly preparing: Preparing;
  /** The day (YYYY-MM-DD) whose report was opened last. */
  readonly reportSeen: string | null;
}

const nothing: ReadyStore = { scope: null, rows: [], persisted: null, preparing: notPreparing, reportSeen: null };

/** What the user takes offline of the open service, and the progress. */
export const useReadiness = create<ReadyStore>(() => nothing);

export const forgetReadiness = (): void => useReadiness.setState(nothing);
