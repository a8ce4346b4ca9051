import { z } from 'zod';
import { create } from 'zustand';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { PullRequest } from '#sync/ports.ts';

/**
 * What a person takes along. The service filters next to nothing (R1.1, R5.3), so lists come whole; this says what is
 * looked after: which folders are walked, and on what the verdict looks.
 */
const ownScope = z.object({
  campusIds: z.array(z.string()),
  /** Whole weeks around today's. */
  weeksBefore: z.number().int().min(0).max(4),
  weeksAfter: z.number().int().min(0).max(8),
  /** SessionRecrutement that are left out; a new one is in. */
  withoutAdmissionPaths: z.array(z.string()),
  /** Streamids: each folder comes with all that is below it. */
  folders: z.array(z.string()),
});
/** As stored on the disk, where an earlier version wrote `withoutPaths`. */
export const scopeSchema = z.preprocess(
  (kept) => (isObject(kept) && 'withoutPaths' in kept ? { withoutAdmissionPaths: kept.withoutPaths, ...kept } : kept),
  ownScope,
);
export type Scope = z.infer<typeof ownScope>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is taken along unless a person chooses: their campus, from the week before to two weeks ahead. */
export const usualScope = (campusId: string): Scope => ({
  campusIds: [campusId],
  weeksBefore: 1,
  weeksAfter: 2,
  withoutAdmissionPaths: [],
  folders: [],
});

/** How far Carnet is with receiving all that is taken along. */
export interface Preparing {
  readonly state: 'idle' | 'running' | 'stopped' | 'done';
  /** Why it stopped: the person said so, or what failed. */
  readonly why: FailureKind | 'person' | null;
  /** Epoch ms of the last change of state. */
  readonly at: number;
  /** Lists that have not been received yet, in order. */
  readonly setsLeft: readonly EntityName[];
  readonly sets: number;
  readonly foldersListed: number;
  /** Known so far: what is below a folder shows when it was listed. */
  readonly folders: number;
  readonly failed: readonly { readonly request: PullRequest; readonly kind: FailureKind }[];
}

export const notPreparing: Preparing = {
  state: 'idle',
  why: null,
  at: 0,
  setsLeft: [],
  sets: 0,
  foldersListed: 0,
  folders: 0,
  failed: [],
};

interface ReadyStore {
  /** Null: nothing was chosen, and the usual holds. */
  readonly scope: Scope | null;
  /** Whether Chromium promised to keep what is on this workstation when the disk is full; null: not asked yet. */
  readonly persisted: boolean | null;
  readonly preparing: Preparing;
  /** The day (YYYY-MM-DD) whose report was opened last. */
  readonly reportSeen: string | null;
}

const nothing: ReadyStore = { scope: null, persisted: null, preparing: notPreparing, reportSeen: null };

/** What is taken along of the open service, and how far that is. */
export const useReadiness = create<ReadyStore>(() => nothing);

export const forgetReadiness = (): void => useReadiness.setState(nothing);
