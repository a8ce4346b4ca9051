import type { EntityName } from '#shared/entities/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import type { JournalChange, JournalView, JournalWhole } from '#shared/ipc/journal.ts';
import type {
  ActOrder,
  Coverage,
  CreateOrder,
  LookOrder,
  ReplaceOrder,
  SettleOrder,
  Settlement,
  Verdict,
} from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { NotThis } from './rules/existing.ts';
import type { Choice, Existing, SecondRow, Step } from './step.ts';

/** The port to the service. No method throws: failures are values. */
export interface Gateway {
  replace(order: ReplaceOrder): Promise<Verdict>;
  create(order: CreateOrder): Promise<Verdict>;
  act(order: ActOrder): Promise<Verdict>;
  settle(order: SettleOrder): Promise<Settlement>;
  /** Reads whether a replace whose answer was lost was carried out; `absent`: not yet (I8). */
  look(order: LookOrder): Promise<Settlement>;
  /** Which of these steps have an attempt that is known not to have left (I20). */
  unsent(steps: readonly string[]): Promise<readonly string[]>;
  /** Returns null when an authenticated answer was parsed (S11). */
  ping(): Promise<Failure | null>;
  /** Changed rows batch by batch, each awaited before the next is requested. `path`: Directory only. */
  pull(
    request: PullRequest,
    known: KnownRows,
    onRows: (rows: readonly PulledRow[], received: number) => Promise<void>,
    signal: AbortSignal,
  ): Promise<PullEnd>;
}

/** What this workstation holds of a list that is about to be read. */
export interface KnownRows {
  /** Id → hash of the rows that need not be transferred again. */
  readonly known: ReadonlyMap<string, string>;
  /** Ids that the list must hold if it is whole (R3.6). */
  readonly due: ReadonlySet<string>;
}

export interface PullRequest {
  readonly entity: EntityName;
  readonly path?: readonly string[];
  /** The filter value, where the service gives no whole list. */
  readonly of?: string;
  /** The member that `of` is compared with, where it is not the usual one of the list (R1.1): Type, not IdObjet. */
  readonly by?: string;
}

export type PullEnd =
  | {
      readonly kind: 'done';
      readonly received: number;
      /** False: missing rows prove nothing (I18). */
      readonly complete: boolean;
      readonly said?: string | undefined;
      readonly coverage: Coverage;
      /** Ids that were due and that no list is expected to hold any more. */
      readonly gone: readonly string[];
      /** Those of them that the service itself says are not there (R3.1b). */
      readonly provenGone: readonly string[];
      readonly unreadable: readonly { readonly text: string; readonly reason: string }[];
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** One transaction over outbox and cache (I6), strict durability (I1). */
export interface Commit {
  readonly putSteps?: readonly Step[];
  readonly removeSteps?: readonly string[];
  /** Applied steps, stored as receipts. */
  readonly putReceipts?: readonly Step[];
  /** Rows that the service just confirmed. */
  readonly putRows?: readonly { readonly entity: EntityName; readonly id: string; readonly text: RawJson }[];
  /** Rows that the service proved gone (R3.1b): they stay, marked. */
  readonly goneRows?: readonly { readonly entity: EntityName; readonly id: string }[];
}

/** Of what the service just confirmed: one only updated with the user's decision confirms nothing (I6, I17). */
export const acknowledgedIn = ({ putReceipts = [], removeSteps = [] }: Commit): readonly Step[] =>
  putReceipts.filter(({ id, state }) => state.kind === 'applied' && removeSteps.includes(id));

/** A record of our own disk that cannot be read: set aside, shown, never deleted. */
export interface DamagedRecord {
  readonly table: string;
  readonly key: string;
  readonly reason: string;
}

export interface OutboxStore {
  /** All steps in order of `seq`, the stored receipts, and what could not be read. */
  load(): Promise<{
    readonly steps: readonly Step[];
    readonly receipts: readonly Step[];
    readonly damaged: readonly DamagedRecord[];
  }>;
  /** Resolves only when everything is on disk; rejects with nothing written. */
  commit(commit: Commit): Promise<void>;
}

/** The second copy of the outbox, outside the page's storage. Each call rejects when it is not on the disk. */
export interface Journal {
  /** Null when there is none. */
  read(): Promise<JournalView | null>;
  /** Adds the commit of that number; it must follow the last one. */
  append(entry: Pick<JournalView, 'lineage' | 'number'> & JournalChange): Promise<void>;
  /** Takes the commit of that number back, also where the disk is full; it must be the last one. */
  retract(mark: Pick<JournalView, 'lineage' | 'number'>): Promise<void>;
  /** Replaces all steps; `number` is the last commit's. Receipts of earlier commits of the lineage stay (I6). */
  rewrite(whole: JournalWhole): Promise<void>;
}

export interface CacheStore {
  /** Id → hash of every cached row of a dataset (for Directory: of one folder), not transferred again by a pull. */
  known(request: PullRequest): Promise<ReadonlyMap<string, string>>;
  /** Ids that a whole list of the request holds, as far as they are known here (R3.6). */
  due(request: PullRequest): Promise<ReadonlySet<string>>;
  /** Writes rows of a pull. `begunAt` is the acknowledgement counter when the pull began: newer rows win (I17). */
  absorb(request: PullRequest, rows: readonly PulledRow[], begunAt: number): Promise<void>;
  /**
   * When, how many rows, whether complete. Rows in `gone` are not due any more; those in `provenGone` are marked
   * (R3.1b).
   */
  finish(
    request: PullRequest,
    end: PullStatus,
    gone?: readonly string[],
    provenGone?: readonly string[],
  ): Promise<void>;
  /** Marks a row that its single read no longer finds (R3.1b). */
  markGone(entity: EntityName, id: string): Promise<void>;
  /** Rises with every acknowledged row. */
  acknowledgements(): number;
}

export interface PullStatus {
  /** Epoch ms. */
  readonly at: number;
  readonly received: number;
  readonly complete: boolean;
  /** What the service says of what is missing. */
  readonly said?: string | undefined;
  /** Absent where nothing was due, and of a list that an older Carnet received. */
  readonly coverage?: Coverage | undefined;
  readonly unreadable: readonly { readonly text: string; readonly reason: string }[];
}

export interface Clock {
  /** Epoch ms, for showing and for delays; never for order (I21). */
  now(): number;
  /** Calls back once after `ms`. Returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** In [0, 1). */
export type Random = () => number;

/** The id under which a screen dispatches an intent. */
export interface Submission {
  /** Created once by a form, or by the first of several key presses. An intent with the same id is not stored twice. */
  readonly id: string;
  /** Stored at once, sent after so many ms without another key press, as one change with one undo. */
  readonly holdMs?: number;
  /** Adds to what was stored under this id: both are one line of the outbox and one undo (R2.10). */
  readonly isMore?: true;
}

export interface OutboxCommands {
  /** The user stopped pressing keys: the change is sent when its turn comes. */
  letGo(submissionId: string): void;
  /** Retries all waiting steps now, or one step. Returns false when the disk refused. */
  retry(stepId?: string): Promise<boolean>;
  /** On the user's explicit request (I2). Like the two below, false when the disk refused. */
  discard(stepId: string): Promise<boolean>;
  /** By step: one choice per unit. One with a missing choice stays as it is (I12). */
  resolve(decided: ReadonlyMap<string, ReadonlyMap<string, Choice>>): Promise<boolean>;
  /** Stores the user's decision about a second row that matches one creation (R3.9). */
  decideSecondRow(stepId: string, rowId: string, decision: NonNullable<SecondRow['decision']>): Promise<boolean>;
  /**
   * It is this row (`row: null` where it could not be read), or null: not there, and sent again. Returns the reason,
   * and does nothing, where the row cannot be it.
   */
  settle(stepId: string, existing: Existing | null): Promise<'kept' | 'storage' | NotThis>;
  /** Adds the outbox of another workstation of this user. Returns false when the disk refused: nothing was added. */
  adopt(steps: readonly Step[]): Promise<boolean>;
  /** Receives a dataset again; joins a running pull of the same dataset. */
  refresh(request: PullRequest): Promise<void>;
  cancelRefresh(request: PullRequest): void;
}
