import type { Failure } from '#shared/failures/failure.ts';
import type { Candidate, Settlement, Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Commit, PullRequest } from '../ports.ts';
import type { Choice, Existing, NewStep, SecondRow, Step } from '../step.ts';
import type { AppearedRow } from './secondRows.ts';
import type { Limits, SyncState } from './state.ts';

/** A look at the service right before a creation leaves. */
export interface LookBefore {
  /** Epoch ms of its answer. */
  readonly at: number;
  /** Rows that the creation would be taken for. */
  readonly there: readonly Candidate[];
  /** How it ended beside them: `absent` proves that there are no more. */
  readonly end: Settlement;
}

/** What happened. Answers carry what identifies the question, so that a late one is recognised. */
export type SyncEvent =
  /** `unreadable`: the outbox has steps that cannot be read, of which nobody knows whether they left. */
  | {
      readonly kind: 'started';
      readonly steps: readonly Step[];
      readonly receipts: readonly Step[];
      readonly unreadable: boolean;
    }
  /**
   * `takeBack`: steps of the outbox that the same wish takes out, all or none of them. `holdMs`: it leaves after this long
   * unless more of the same gesture comes.
   */
  | {
      readonly kind: 'added';
      readonly intentId: string;
      readonly steps: readonly (NewStep & { readonly id: string })[];
      readonly takeBack?: readonly string[];
      readonly holdMs?: number;
    }
  | { readonly kind: 'letGo'; readonly intentId: string }
  /** The outbox of another workstation of the same person; ids of `steps` that are receipts here are left out before. */
  | { readonly kind: 'adopted'; readonly steps: readonly Step[] }
  /** `seenBefore`: rows of the cache that look like `body` already. `look`: where the creation is looked for first. */
  | {
      readonly kind: 'prepared';
      readonly stepId: string;
      readonly body: RawJson;
      readonly seenBefore: readonly string[];
      readonly knownUpTo?: string;
      readonly look?: LookBefore;
    }
  /** `known`: the id was in the cache when the creation left (I16). */
  | {
      readonly kind: 'verdict';
      readonly stepId: string;
      readonly attempt: number;
      readonly verdict: Verdict;
      readonly known: boolean;
    }
  /** `conclusive`: the look-up began after the quiet time (I4). */
  | {
      readonly kind: 'settlement';
      readonly stepId: string;
      readonly conclusive: boolean;
      readonly settlement: Settlement;
    }
  /** `stepId`: as the effect said it; the lane's name where a whole entity waits. */
  | { readonly kind: 'quietPassed'; readonly of: string; readonly since: number }
  | { readonly kind: 'pinged'; readonly failure: Failure | null }
  | {
      readonly kind: 'pullEnded';
      readonly request: PullRequest;
      /** The era in which the pull began. */
      readonly era: number;
      readonly failure: Failure | null;
      /** Nothing of the list is missing, as far as can be told (R3.6). */
      readonly whole: boolean;
    }
  /** A pull brought rows for the first time that look like creations of this workstation (R3.9). */
  | { readonly kind: 'appeared'; readonly rows: readonly AppearedRow[] }
  | {
      readonly kind: 'secondRowDecided';
      readonly stepId: string;
      readonly rowId: string;
      readonly decision: NonNullable<SecondRow['decision']>;
    }
  /** What the profile says of this service changed; quiet times that run already keep theirs. */
  | { readonly kind: 'limits'; readonly limits: Partial<Limits> }
  /** The network may have changed: a reason to look, and nothing more (S11). */
  | { readonly kind: 'hint' }
  /** Whether the user looks at the screen. */
  | { readonly kind: 'watched'; readonly isWatched: boolean }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'woke' }
  | { readonly kind: 'undo'; readonly stepIds: readonly string[] }
  | { readonly kind: 'discard'; readonly stepId: string }
  | { readonly kind: 'retry'; readonly stepId: string | null }
  /** By step, then by unit; what is not decided as a whole stays as it is. */
  | { readonly kind: 'resolve'; readonly decided: ReadonlyMap<string, ReadonlyMap<string, Choice>> }
  /** `existing`: what the creation is at the service; null: it is not there, and goes again. */
  | { readonly kind: 'settle'; readonly stepId: string; readonly existing: Existing | null };

/** What to do, in order, once the commit of the same turn is on disk. */
export type Effect =
  | { readonly kind: 'prepare'; readonly step: Step }
  | { readonly kind: 'send'; readonly step: Step; readonly attempt: number }
  | { readonly kind: 'lookUp'; readonly step: Step; readonly conclusive: boolean }
  /** `of`: a step in doubt, or a lane. */
  | { readonly kind: 'quiet'; readonly of: string; readonly since: number; readonly ms: number }
  /** Takes the place of one that is under way. */
  | { readonly kind: 'ping' }
  /** The service was found (again): receive everything. */
  | { readonly kind: 'connected' }
  | { readonly kind: 'pull'; readonly request: PullRequest }
  /** Replaces the one timer. Null: nothing to wait for. */
  | { readonly kind: 'wake'; readonly inMs: number | null };

/** Time and chance come in; nothing here reads a clock. */
export interface At {
  /** Epoch ms. */
  readonly now: number;
  /** In [0, 1). */
  readonly chance: number;
}

/**
 * The new state holds only once `commit` is on disk, and `effects` run only after it (I1, I5, I6). When the disk
 * refuses, the old state stands and nothing was done.
 */
export interface Outcome {
  readonly state: SyncState;
  readonly commit: Commit | null;
  readonly effects: readonly Effect[];
}

export type Advance = (state: SyncState, event: SyncEvent, at: At) => Outcome;
