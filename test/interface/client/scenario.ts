import type { InputOf } from '#main/api/write/call.ts';
import type { Differences } from '#main/practice/differences.ts';
import type { EndpointName, endpoints } from '#shared/endpoints/index.ts';
import type { AnswerTo } from '#shared/ipc/call.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Road } from './road.ts';
import type { Value } from './rows.ts';

/** What a call says but for the context and a person's yes: those come from the row. */
export type Asked<Name extends EndpointName> = Omit<InputOf<Name>, 'selection' | 'confirmation' | 'signal'>;

type Later<Result> = Result | Promise<Result>;

/** A row that reads, makes or acts: what it is called with, and what that must come to. */
export interface Scenario<Name extends EndpointName = EndpointName> {
  /** Made anew for every call; of a creation, a body that no other call has. */
  readonly asks: (road: Road) => Later<Asked<Name>>;
  /** What must have come back, and what the service must hold then, beyond what every row of the kind is held to. */
  readonly proves?: (road: Road, answer: AnswerTo<Name>, asked: Asked<Name>) => Later<void>;
  /** Of a creation whose answer may name no id (R2.7, R3.3): where it does. */
  readonly namesId?: (differences: Differences) => boolean;
  /** Directory: names of the folders from below the share to the parent. */
  readonly parentPath?: readonly string[];
}

/** An entity as the service last showed it, whole. */
export interface Known {
  readonly id: string;
  readonly row: RawJson;
}

export interface Change {
  readonly field: string;
  /** Of an entry of a keyed list (R2.9). */
  readonly key?: string;
  readonly mine: Value;
}

/** A row that replaces. */
export interface Replacing {
  /** An entity to replace. */
  readonly starts: (road: Road) => Promise<Known>;
  /** What is changed by the merge, and then by the row itself. */
  readonly becomes: readonly [merged: readonly Change[], sent: readonly Change[]];
  /** Whatever else must have stayed or followed. */
  readonly proves?: (road: Road, id: string) => Promise<void>;
  /** What a person must say yes to (R4.3). */
  readonly irreversible?: {
    readonly starts?: (road: Road) => Promise<Known>;
    readonly change: Change;
    /** What it does elsewhere, before and after it is done. */
    readonly proves?: (road: Road, id: string, done: boolean) => Promise<void>;
  };
}

/** One for each of these rows: a row without one does not compile. */
export type Scenarios<Name extends EndpointName> = {
  readonly [Each in Name]: (typeof endpoints)[Each] extends { readonly kind: 'replace' } ? Replacing : Scenario<Each>;
};
