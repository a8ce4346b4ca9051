import { z } from 'zod';
import { create } from 'zustand';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { PullRequest } from '#sync/ports.ts';
import type { KeptEntity } from '#sync/rules/kept.ts';

/** As on disk. An earlier version also stored campuses, weeks and admission paths, without effect. */
export const chosenFoldersSchema = z.object({ folders: z.array(z.string()) });

/** A row that the user keeps offline, with what belongs to it. */
export interface KeptRow {
  readonly entity: KeptEntity;
  readonly id: string;
}

/** What is received in one go, in this order. */
export interface ToReceive {
  readonly sets?: readonly PullRequest[];
  /** Rows that are kept one by one. */
  readonly rows?: readonly PullRequest[];
  /** Paths from below the share, each with what is below it. */
  readonly folders?: readonly (readonly string[])[];
}

export interface Preparing {
  readonly state: 'idle' | 'running' | 'stopped' | 'done';
  /** Why it stopped: the user stopped it, or the failure. */
  readonly why: FailureKind | 'person' | null;
  /** Epoch ms of the last change of state. */
  readonly at: number;
  /** Lists that have not been received yet, in order. */
  readonly setsLeft: readonly EntityName[];
  readonly sets: number;
  /** What belongs to rows that are kept one by one; known so far. */
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
  /** Streamids of chosen folders: each is received with everything below it. */
  readonly folders: readonly string[];
  /** Rows kept one by one, the one that was chosen last first. */
  readonly rows: readonly KeptRow[];
  /** Whether Chromium promised to keep this workstation's data when the disk is full; null: not asked yet. */
  readonly persisted: boolean | null;
  readonly preparing: Preparing;
  /** The day (YYYY-MM-DD) whose report was opened last. */
  readonly reportSeen: string | null;
}

const nothing: ReadyStore = { folders: [], rows: [], persisted: null, preparing: notPreparing, reportSeen: null };

/** What the user takes offline of the open service, and the progress. */
export const useReadiness = create<ReadyStore>(() => nothing);

export const forgetReadiness = (): void => useReadiness.setState(nothing);
