import type { Failure } from '#shared/failures/failure.ts';
import type { Candidate, Settlement, Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Commit, PullRequest } from '../ports.ts';
import type { AppearedRow, Choice, Existing, NewStep, SecondRow, Step } from '../step.ts';
import type { Limits, SyncState } from './state.ts';

export interface LookBefore {
  /** Epoch ms of its answer. */
  readonly at: number;
  /** Rows that match the creation. */
  readonly there: readonly Candidate[];
  /** How the look-up ended: `absent` proves that there are no other matches. */
  readonly end: Settlement;
}

/** What happened. An answer carries the identity of its question, so that a late one is recognised. */
export type SyncEvent =
  /** `unsent`: of which nothing has left. `unreadable`: steps that cannot be read; they may have left. */
  | {
      readonly kind: 'started';
      readonly steps: readonly Step[];
      readonly receipts: readonly Step[];
      readonly unsent?: ReadonlySet<string>;
      readonly unreadable: boolean;
    }
  /**
   * `takeBack`: steps that the intent removes, all or none: not left, or of a gone row. `holdMs`: sent after it unless
   * key presses merge. `givesUp`: steps that the user gives up by it.
   */
  | {
      readonly kind: 'added';
      readonly intentId: string;
      readonly steps: readonly (NewStep & { readonly id: string })[];
      readonly takeBack?: readonly string[];
      readonly givesUp?: readonly string[];
      readonly holdMs?: number;
    }
  | { readonly kind: 'letGo'; readonly intentId: string }
  /** The outbox of another workstation of the same user, without steps that are receipts here. */
  | { readonly kind: 'adopted'; readonly steps: readonly Step[] }
  /** `seenBefore`: rows that match `body` already. `look`: for a creation that is looked up before it leaves. */
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
  /** `of`: as in the effect: a step, or a lane where a whole entity waits. */
  | { readonly kind: 'quietPassed'; readonly of: string; readonly since: number }
  | { readonly kind: 'pinged'; readonly failure: Failure | null }
  | {
      readonly kind: 'pullEnded';
      readonly request: PullRequest;
      /** The connected period in which the pull began. */
      readonly connectionNumber: number;
      readonly failure: Failure | null;
      /** The list is complete, as far as can be known (R3.6). */
      readonly whole: boolean;
    }
  /** A pull brought rows for the first time that match creations of this workstation (R3.9). */
  | { readonly kind: 'appeared'; readonly rows: readonly AppearedRow[] }
  | {
      readonly kind: 'secondRowDecided';
      readonly stepId: string;
      readonly rowId: string;
      readonly decision: NonNullable<SecondRow['decision']>;
    }
  /** The profile's limits for this service changed; quiet times that run already keep theirs. */
  | { readonly kind: 'limits'; readonly limits: Partial<Limits> }
  /** The network may have changed: pings the service, and proves nothing (S11). */
  | { readonly kind: 'hint' }
  | { readonly kind: 'watched'; readonly isWatched: boolean }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'woke' }
  | { readonly kind: 'undo'; readonly stepIds: readonly string[] }
  | { readonly kind: 'discard'; readonly stepId: string }
  | { readonly kind: 'retry'; readonly stepId: string | null }
  /** By step, then by unit; a step with an undecided unit stays as it is. */
  | { readonly kind: 'resolve'; readonly decided: ReadonlyMap<string, ReadonlyMap<string, Choice>> }
  /**
   * The user sends it. `at`: epoch ms, perhaps long ago where the workstation slept. `confirmation`: the question
   * answered with yes (R4.3).
   */
  | { readonly kind: 'confirmed'; readonly stepId: string; readonly at: number; readonly confirmation: string | null }
  /** `existing`: the row that the creation became; null: it is not there, and is sent again. */
  | { readonly kind: 'settle'; readonly stepId: string; readonly existing: Existing | null };

/** What to do, in order, once the commit of the same turn is on disk. */
export type Effect =
  | { readonly kind: 'prepare'; readonly step: Step }
  | { readonly kind: 'send'; readonly step: Step; readonly attempt: number; readonly confirmation: string | null }
  | { readonly kind: 'lookUp'; readonly step: Step; readonly conclusive: boolean }
  /** `of`: a step in doubt, or a lane. */
  | { readonly kind: 'quiet'; readonly of: string; readonly since: number; readonly ms: number }
  /** Replaces a ping that is under way. */
  | { readonly kind: 'ping' }
  /** The service answers (again): receive all datasets. */
  | { readonly kind: 'connected' }
  | { readonly kind: 'pull'; readonly request: PullRequest }
  /** Replaces the single timer. Null: nothing to wait for. */
  | { readonly kind: 'wake'; readonly inMs: number | null };

/** Time and chance are arguments; the core reads no clock. */
export interface At {
  /** Epoch ms. */
  readonly now: number;
  /** In [0, 1). */
  readonly chance: number;
}

/** Holds once `commit` is on disk; `effects` run after it (I1, I5, I6). When the disk refuses, nothing was done. */
export interface Outcome {
  readonly state: SyncState;
  readonly commit: Commit | null;
  readonly effects: readonly Effect[];
}

export type Advance = (state: SyncState, event: SyncEvent, at: At) => Outcome;
