import type { Differences } from '#main/tools/practice/differences.ts';
import type { EndpointName, endpoints } from '#shared/endpoints/index.ts';
import type { AnswerTo, CallInput } from '#shared/ipc/call.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Value } from './rows.ts';
import type { Setup } from './setup.ts';

/** By its members, so that one scenario fits endpoints with the same options. */
type OptionsOf<Name extends EndpointName> = Omit<CallInput<Name>, never>;

type Later<Result> = Result | Promise<Result>;

/** An endpoint that reads, creates or acts: its input, and the expected result. */
export interface Scenario<Name extends EndpointName = EndpointName> {
  /** New for every call; for a creation, a body that no other call has. */
  readonly asks: (setup: Setup) => Later<OptionsOf<Name>>;
  /** What the answer and the service must contain, beyond what is checked for every endpoint of the kind. */
  readonly proves?: (setup: Setup, answer: AnswerTo<Name>, asked: OptionsOf<Name>) => Later<void>;
  /** For a creation whose answer may lack the id (R2.7, R3.3): where the entity is. */
  readonly namesId?: (differences: Differences) => boolean;
  /** Directory: names of the folders from below the share to the parent. */
  readonly parentPath?: readonly string[];
}

/** An entity as the service last showed it, complete. */
export interface KnownRow {
  readonly id: string;
  readonly row: RawJson;
}

export interface Change {
  readonly field: string;
  /** For an entry of a keyed list (R2.9). */
  readonly key?: string;
  readonly mine: Value;
}

/** An endpoint that replaces. */
export interface Replacing {
  /** An entity to replace. */
  readonly starts: (setup: Setup) => Promise<KnownRow>;
  /** What the merge changes, and then the endpoint itself. */
  readonly becomes: readonly [merged: readonly Change[], sent: readonly Change[]];
  /** What else must be unchanged or must have followed. */
  readonly proves?: (setup: Setup, id: string) => Promise<void>;
  /** What the user must confirm (R4.3). */
  readonly irreversible?: {
    readonly starts?: (setup: Setup) => Promise<KnownRow>;
    readonly change: Change;
    /** Its effects elsewhere, before and after it is done. */
    readonly proves?: (setup: Setup, id: string, done: boolean) => Promise<void>;
  };
}

/** One for each of these endpoints: an endpoint without one does not compile. */
export type Scenarios<Name extends EndpointName> = {
  readonly [Each in Name]: (typeof endpoints)[Each] extends { readonly kind: 'replace' } ? Replacing : Scenario<Each>;
};
