import { create } from 'zustand';
import type { Intent, Rejection } from '#intents/intent.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import type { AnswerTo, CallInput, CallResult } from '#shared/ipc/call.ts';
import type { OpenService } from '#shared/ipc/channels.ts';
import type { GivenIds } from '#shared/ipc/compatibility.ts';
import type { KeyProblem, ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { ReplaceOrder, Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { TraceLine } from '#shared/trace/line.ts';
import type { PullRequest } from '#sync/ports.ts';
import type { NotThis } from '#sync/rules/existing.ts';
import type { Choice, Existing, NewStep, SecondRow, Step } from '#sync/step.ts';
import type { Scope } from './offline.ts';

export type Accepted =
  | { readonly ok: true; readonly intentId: string; readonly targets: readonly string[] }
  | { readonly ok: false; readonly rejection: Rejection }
  /** The disk refused: nothing was kept, and the screen must not say saved (I1). */
  | { readonly ok: false; readonly rejection: 'storage' };

/** The two keys of the history. */
export type Way = 'undo' | 'redo';

/** How undoing or redoing ended. */
export type Undone =
  | {
      readonly ok: true;
      /** Undoing a removal brings back what was removed. */
      readonly said: Way;
      readonly steps: readonly NewStep[];
      /** It had left, or may have: what was done now goes after it, as a change of its own. */
      readonly follows: boolean;
    }
  /** `steps`: what was tried, or left aside; none when there is nothing left to undo. */
  | {
      readonly ok: false;
      readonly steps: readonly NewStep[];
      readonly rejection: Rejection | 'storage' | 'nothingLeft' | 'leftAside';
    };

/** A row that bears a number. */
export interface FoundByNumber {
  readonly id: string;
  readonly row: RawJson;
  /** Read at the service just now; else as this workstation last received it. */
  readonly isFresh: boolean;
}

/** What a typed number leads to. `id`: what was typed, where it may be the service's id. */
export type NumberRead =
  /** Several, where one's id is another's displayed number. */
  | { readonly kind: 'found'; readonly rows: readonly FoundByNumber[] }
  | { readonly kind: 'notANumber' }
  /** The service has none, as far as it shows. */
  | { readonly kind: 'absent' }
  /** It is the displayed number of something else. */
  | { readonly kind: 'anotherKind'; readonly entity: EntityName }
  /** The service answers about it in a form that is not understood. */
  | { readonly kind: 'unreadable'; readonly id: string }
  /** Not on this workstation, and the service cannot be asked now. */
  | { readonly kind: 'unreachable'; readonly id: string | null; readonly failure: FailureKind }
  /** Not on this workstation, and the service shows no single one of these (R3.4). */
  | { readonly kind: 'notServed'; readonly id: string };

/** Sets whose rows have an e-mail address. */
export const addressHolders = ['Candidat', 'Apprenant', 'Agent', 'Enseignant'] as const satisfies readonly EntityName[];

/** Somebody who has an e-mail address. */
export interface AddressHolder extends FoundByNumber {
  readonly entity: (typeof addressHolders)[number];
}

/** The owner of an e-mail address. */
export interface AddressRead {
  readonly holders: readonly AddressHolder[];
  /** A record of the address exists, whether or not its holder was found. */
  readonly isKnown: boolean;
  /** The service was asked and answered; else only what is on this workstation was looked through. */
  readonly wasAsked: boolean;
}

/** Under which id something is asked for. */
export interface Submission {
  /** Made once by a form, or by a gesture of several keys. What a form asked for is not kept a second time. */
  readonly id: string;
  /**
   * The gesture may go on: what it asked for is kept at once and sent after this long (milliseconds) without another key
   * of it, as one change with one way back.
   */
  readonly holdMs?: number;
  /** Completes what was kept under this id: both are one line of the outbox and one undo (R2.10). */
  readonly isMore?: true;
}

/** The trace when it was read. */
export interface TraceReading {
  /** Oldest first. */
  readonly lines: readonly TraceLine[];
  /** Why main's part is missing; null where it is there. */
  readonly failure: FailureKind | null;
}

/** What a screen can ask of the road. Set by the composition root once a service is open. */
export interface Commands {
  /** Resolves once the change is durably kept (I1), not when the service has it. */
  dispatch(intent: Intent, submission?: Submission): Promise<Accepted>;
  /** The gesture ended: what it asked for is sent when its turn comes. */
  letGo(submissionId: string): void;
  /**
   * Undoes steps that have not left, all or none. Asks first where others cannot exist without them, and says how it ended.
   * False when they stay.
   */
  undo(...stepIds: readonly string[]): Promise<boolean>;
  /**
   * Undoes what was done last, and says so: what has not left goes out, what has is followed by a change back. In an empty
   * run, the last change of an earlier one that has not left. What cannot be undone stays the next in line.
   */
  undoLast(): Promise<void>;
  /** Does again what was undone last, and says so. */
  redoLast(): Promise<void>;
  /** Takes what could not be undone or redone out of the history: the next key acts on what was done before it. */
  leaveAside(): Promise<void>;
  /** Tries now what waits, or one step of it. */
  retry(stepId?: string): Promise<void>;
  /** Gives up a parked change, on the person's explicit word (I2). This and the one below answer false when the disk refused. */
  discard(stepId: string): Promise<boolean>;
  /** Settles conflicts together, by step: one choice per unit. A conflict that lacks one stays as it is (I12). */
  resolve(decided: ReadonlyMap<string, ReadonlyMap<string, Choice>>): Promise<boolean>;
  /** Keeps what the user says of a second row that matches one creation (R3.9). False when the disk refused. */
  decideSecondRow(stepId: string, rowId: string, decision: NonNullable<SecondRow['decision']>): Promise<boolean>;
  /**
   * Says what became of a creation: it is this row of the service (`row: null` where the person says so although it could not
   * be read), or null: it is not there, and goes again. Nothing is done where the row cannot be it, and the answer says why.
   */
  settle(stepId: string, existing: Existing | null): Promise<'kept' | 'storage' | NotThis>;
  /** Takes in the outbox of another workstation of this person. False when the disk refused: nothing was taken in. */
  adopt(steps: readonly Step[]): Promise<boolean>;
  /** Asks where to keep a text, and keeps it there. False when the person said nowhere; rejects when the disk refused. */
  saveFile(name: string, text: string): Promise<boolean>;
  /** The same with the page as it prints. */
  savePdf(name: string): Promise<boolean>;
  /** Hands `tel:` or `mailto:` of one person to the system's program (S5); false when it has none for it. */
  openOutside(address: string): Promise<boolean>;
  /** Receives an screen again; a running pull of the same screen is joined. */
  refresh(request: PullRequest): Promise<void>;
  cancelRefresh(request: PullRequest): void;
  /**
   * Receives all that is taken along, or goes on where that stopped; `useReadiness` tells how far it is.
   * `folders`: only these paths of the share, with what is below them.
   */
  prepare(folders?: readonly (readonly string[])[]): Promise<void>;
  stopPreparing(): void;
  /** Keeps on this workstation what is taken along. False when the disk refused. */
  takeAlong(scope: Scope): Promise<boolean>;
  /** Signs in again after a refused password. Answers null or the failure's kind. */
  signIn(password: string): Promise<string | null>;
  signOut(): Promise<void>;
  /**
   * One request to any row of the interface, online and at once. What cannot be taken back is asked of the person first,
   * who reads what it is `about` (R4.3). Never rejects.
   */
  call<Name extends EndpointName>(endpoint: Name, input: CallInput<Name>, about: string): Promise<CallOutcome<Name>>;
  /** Replaces an entity online and at once, merged with what the service holds (I10); asked about as a call is. Never rejects. */
  replace(order: ReplaceOrder, about: string): Promise<Verdict | Declined>;
  /**
   * What bears a number, as displayed (C000049) or the service's id, whatever blanks and case it is typed with: read at the
   * service, else found on this workstation. Writes nothing, never rejects.
   */
  findByNumber(entity: EntityName, typed: string): Promise<NumberRead>;
  /** Whose an e-mail address is, here and, online, at the service. Writes nothing, never rejects. */
  findByAddress(address: string): Promise<AddressRead>;
  /** Asks what the service serves; `useCompatibility` tells how far it is and how it ended. */
  checkCompatibility(ids: GivenIds): Promise<void>;
  stopCompatibility(): void;
  /** Keeps what a person says of the deployment. Answers null or why not. */
  setOptions(options: ProfileOptions): Promise<Failure | null>;
  /** What both processes did lately, in the program's own words. Never rejects. */
  readTrace(): Promise<TraceReading>;
  /** What is wrong with a key for passwords; null when nothing is. */
  checkKey(pem: string): Promise<KeyProblem | null>;
}

/** The person said no: nothing was sent. */
export interface Declined {
  readonly kind: 'declined';
}

/** How a call of a row ended. */
export type CallOutcome<Name extends EndpointName> =
  | { readonly kind: 'answered'; readonly answer: AnswerTo<Name> }
  | Declined
  /** A read that brought nothing. */
  | { readonly kind: 'failed'; readonly failure: Failure }
  | Exclude<CallResult, { readonly kind: 'answered' | 'mustConfirm' }>;

interface SessionStore {
  /** Null until a service is open. The key is not kept in any readable form (S8). */
  readonly open: Omit<OpenService, 'dataKey'> | null;
  readonly commands: Commands | null;
}

export const useSession = create<SessionStore>(() => ({ open: null, commands: null }));

/** Commands that keep, send or end something: a screen has them through `useCommit`, which runs each once. */
export type CommittingCommand =
  | 'dispatch'
  | 'undo'
  | 'undoLast'
  | 'redoLast'
  | 'leaveAside'
  | 'retry'
  | 'discard'
  | 'resolve'
  | 'decideSecondRow'
  | 'settle'
  | 'adopt'
  | 'saveFile'
  | 'savePdf'
  | 'openOutside'
  | 'signIn'
  | 'signOut'
  | 'call'
  | 'replace'
  | 'setOptions';

/** For screens that are only shown while a service is open: what can be asked twice without harm. */
export function useCommands(): Omit<Commands, CommittingCommand> {
  const commands = useSession((state) => state.commands);
  if (!commands) throw new Error('no service is open');
  return commands;
}
