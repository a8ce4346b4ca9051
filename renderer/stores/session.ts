import { create } from 'zustand';
import type { Intent, Rejection, RowEdit } from '#intents/intent.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { personEntities } from '#shared/entities/people.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import type { AnswerTo, CallInput } from '#shared/ipc/call.ts';
import type { OpenService } from '#shared/ipc/channels.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { CheckStep } from '#shared/ipc/diagnosis.ts';
import type { SavedFile, ShowTarget } from '#shared/ipc/fileName.ts';
import type { Health } from '#shared/ipc/health.ts';
import type { EncryptedPassword } from '#shared/ipc/password.ts';
import type { KeyProblem, ProfileOptions } from '#shared/ipc/profileOptions.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { OwnSettings } from '#shared/policy/settings.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import type { OutboxCommands, Submission } from '#sync/ports.ts';
import type { Attempted } from '#sync/rules/attended.ts';
import type { NewStep } from '#sync/step.ts';
import type { LookedAt } from './health.ts';
import type { KeptRow, ToReceive } from './offline.ts';

export type Accepted =
  | { readonly ok: true; readonly intentId: string; readonly targets: readonly string[] }
  /** Nothing was stored, and the screen must not say saved (I1). */
  | { readonly ok: false; readonly rejection: RejectionReason };

/** Why a change was not stored; `storage`: the disk of this workstation refused it. */
export type RejectionReason = Rejection | 'storage';

/** Null where all of it is stored, or it changes nothing: entering the same value again is no mistake. */
export const rejectionIn = (accepted: Accepted): RejectionReason | null =>
  accepted.ok || accepted.rejection === 'nothingChanged' ? null : accepted.rejection;

/** The two directions of the history. */
export type UndoDirection = 'undo' | 'redo';

export type Undone =
  | {
      readonly ok: true;
      /** Undoing a removal restores what was removed. */
      readonly said: UndoDirection;
      readonly steps: readonly NewStep[];
      /** It had left, or may have: the undo is sent after it, as a change of its own. */
      readonly follows: boolean;
      /** What was stored for it leaves only when the user sends it (R3.0). */
      readonly isAttended: boolean;
    }
  /**
   * `steps`: what was tried, or skipped; empty when there is nothing left to undo. `bringsBack`: the same key again
   * restores what a button removed.
   */
  | {
      readonly ok: false;
      readonly steps: readonly NewStep[];
      readonly rejection: Rejection | 'storage' | 'nothingLeft' | 'leftAside' | 'bringsBack';
    };

export interface FoundByNumber {
  readonly id: string;
  readonly row: RawJson;
  /** Read at the service just now; otherwise as this workstation last received it. */
  readonly isFresh: boolean;
}

/** The result of a typed number. `id`: what was typed, where it may be the service's id. */
export type NumberRead =
  /** Several, where the id of one is the displayed number of another. */
  | { readonly kind: 'found'; readonly rows: readonly FoundByNumber[] }
  | { readonly kind: 'notANumber' }
  /** The service has none: its whole list or the read of that one row proves it (R3.6). */
  | { readonly kind: 'absent' }
  /** It was not found, and nothing proves that it does not exist: the list was cut, or lacks rows (R3.6). */
  | { readonly kind: 'unknown' }
  /** It is the displayed number of something else. */
  | { readonly kind: 'anotherKind'; readonly entity: EntityName }
  /** The service answers in a form that cannot be parsed. */
  | { readonly kind: 'unreadable'; readonly id: string }
  /** Not on this workstation, and the service cannot be reached now. */
  | { readonly kind: 'unreachable'; readonly id: string | null; readonly failure: FailureKind }
  /** Not on this workstation, and the service serves no single row of this entity (R3.4). */
  | { readonly kind: 'notServed'; readonly id: string };

export const addressHolders = [...personEntities, 'Agent', 'Enseignant'] as const satisfies readonly EntityName[];

export interface AddressHolder extends FoundByNumber {
  readonly entity: (typeof addressHolders)[number];
}

export interface AddressRead {
  readonly holders: readonly AddressHolder[];
  /** A record of the address exists, whether or not its holder was found. */
  readonly isKnown: boolean;
  /** The service was asked and answered; otherwise only this workstation's data was searched. */
  readonly wasAsked: boolean;
}

/** How a run of main ended: with its value, or why before. */
export type RunEnd<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** A run of checks in main; ends with the report on the service, where it is of the service. Never rejects. */
export type RunChecks = (
  onStep: (step: CheckStep) => void,
  signal: AbortSignal,
) => Promise<RunEnd<CompatibilityReport | null>>;

/** What a screen can ask of the service session. Set by the composition root once a service is open. */
export interface Commands extends OutboxCommands {
  /** Resolves once the change is durably stored (I1), not when the service has it. */
  dispatch(intent: Intent, submission?: Submission): Promise<Accepted>;
  /** What else would change with these, of the same interviews (R4.7). Nothing is stored. */
  linkedEdits(rows: readonly RowEdit[]): Promise<readonly RowEdit[]>;
  /**
   * Undoes steps that have not left, all or none. Asks first where other steps cannot exist without them, and shows the
   * outcome. Returns false when they stay.
   */
  undo(...stepIds: readonly string[]): Promise<boolean>;
  /**
   * Undoes what was asked for under this id, as `undoLast` does, also after other changes: a notice offers it as long
   * as it is shown.
   */
  undoOf(intentId: string): Promise<void>;
  /**
   * Undoes the latest change, and shows the outcome: what has not left is removed, what has left is followed by the
   * reverse change. In a new run, undoes the last change of an earlier run that has not left. An entry that cannot be
   * undone stays the next one.
   */
  undoLast(): Promise<void>;
  /** Repeats what was undone last, and shows the outcome. */
  redoLast(): Promise<void>;
  /** Whether there is anything that the key of this direction would act on. */
  mayPlay(direction: UndoDirection): boolean;
  /** Whether the key of redo would create this row again, which its undo took away. */
  wouldCreate(entity: EntityName, id: string): boolean;
  /** Whether the key of undo would undo this step, and nothing else. */
  isNext(stepId: string): boolean;
  /** Skips the entry that could not be undone or redone: the next key acts on the entry before it. */
  leaveAside(): Promise<void>;
  /**
   * Sends an attended step now, online, once (R3.0). Asks the user for confirmation first where it cannot be undone;
   * `about` is shown in the question (R4.3). Resolves when the attempt ended. Never rejects.
   */
  attend(stepId: string, about: string): Promise<Attended>;
  /**
   * Asks for a file name and writes the text there. Returns where, or null when the user cancelled; rejects when the
   * disk refused.
   */
  saveFile(name: string, text: string): Promise<SavedFile | null>;
  /** The same with the page as it prints. */
  savePdf(name: string): Promise<SavedFile | null>;
  /** Opens the file that was saved last, or its folder; returns false when the system has no program for it. */
  showSaved(target: ShowTarget): Promise<boolean>;
  /** Opens `tel:` or `mailto:` of one person in the system's program (S5); returns false when there is none. */
  openOutside(address: string): Promise<boolean>;
  /** Keeps and carries out what the user chose for this workstation; returns why not, or null. */
  keepOwnSettings(chosen: OwnSettings): Promise<FailureKind | null>;
  /**
   * Receives everything that is kept offline, or resumes; `useReadiness` shows the progress. `only`: this, instead of
   * everything.
   */
  prepare(only?: ToReceive): Promise<void>;
  stopPreparing(): void;
  /** Keeps these folders (Streamids) offline from now on. Returns false when the disk refused to store it. */
  keepFolders(ids: readonly string[]): Promise<boolean>;
  /** Keeps a row offline, or not, from now on; at first it is received at once. Returns false as keepFolders. */
  keepRow(row: KeptRow, isKept: boolean): Promise<boolean>;
  /** Signs in again after a refused password. Returns null or the failure's kind. */
  signIn(password: string): Promise<string | null>;
  /**
   * `isShared`: the user says that several users share the workstation, and everything is wiped (S17). `wipes`: Carnet
   * ends.
   */
  signOut(isShared?: boolean): Promise<{ readonly wipes: boolean }>;
  /** Practice begins again with a sample of today: what was changed in it is gone. */
  restartPractice(): Promise<unknown>;
  /** Sends one request to an endpoint that reads, online and immediately. Never rejects. */
  call<Name extends EndpointName>(endpoint: Name, input: CallInput<Name>): Promise<CallOutcome<Name>>;
  /**
   * Finds rows by number, as displayed (C000049) or the service's id, in any case and with any blanks: read at the
   * service, else found on this workstation. Writes nothing, never rejects.
   */
  findByNumber(entity: EntityName, typed: string): Promise<NumberRead>;
  /** Finds the holders of an e-mail address, here and, online, at the service. Writes nothing, never rejects. */
  findByAddress(address: string): Promise<AddressRead>;
  /** Tests the way to the service, check by check. */
  readonly checkConnection: RunChecks;
  /** Tests what the service serves, request by request. */
  readonly checkService: RunChecks;
  /** Stores the user's settings for the deployment. Returns null or the failure. */
  setOptions(options: ProfileOptions): Promise<Failure | null>;
  /** The condition of Carnet on this workstation now. Never rejects. */
  readHealth(): Promise<RunEnd<Health>>;
  /** The support file as it would be saved now (S16). */
  prepareSupport(lookedAt: LookedAt): Promise<SupportFile>;
  /** As saveFile. */
  saveSupport(name: string, text: string): Promise<SavedFile | null>;
  /** The user has read what stopped Carnet (S15). */
  markIncidentsSaid(): Promise<void>;
  /** Returns the problem with a key for passwords, or null. */
  checkKey(pem: string): Promise<KeyProblem | null>;
  /** The cipher text of a typed password, before it becomes part of an intent (S12). Stores nothing. */
  encryptPassword(
    password: string,
  ): Promise<EncryptedPassword | { readonly kind: 'failed'; readonly failure: Failure }>;
}

/** How the attempt of an attended step ended. */
export type Attended = Exclude<Attempted, { readonly kind: 'mustConfirm' }> | Declined;

/** The user declined: nothing was sent. */
export interface Declined {
  readonly kind: 'declined';
}

/** The outcome of a call of an endpoint. `failed`: nothing came back. */
export type CallOutcome<Name extends EndpointName> =
  | { readonly kind: 'answered'; readonly answer: AnswerTo<Name> }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface SessionStore {
  /** Null until a service is open. The key is not stored in any readable form (S8). */
  readonly open: Omit<OpenService, 'dataKey'> | null;
  readonly commands: Commands | null;
}

export const useSession = create<SessionStore>(() => ({ open: null, commands: null }));

/** Counts the changes of what undo and redo would act on, which only the session knows. */
export const useHistoryChanges = create<{ readonly count: number }>(() => ({ count: 0 }));

/**
 * Commands that store, send, end or request something: a screen uses them through `useCommit`, which runs each once.
 */
export type CommittingCommand =
  | 'dispatch'
  | 'undo'
  | 'undoOf'
  | 'undoLast'
  | 'redoLast'
  | 'leaveAside'
  | 'attend'
  | 'retry'
  | 'discard'
  | 'resolve'
  | 'decideSecondRow'
  | 'settle'
  | 'adopt'
  | 'saveFile'
  | 'savePdf'
  | 'saveSupport'
  | 'openOutside'
  | 'keepOwnSettings'
  | 'signIn'
  | 'signOut'
  | 'restartPractice'
  | 'call'
  | 'setOptions';

/** For screens that are only shown while a service is open: commands that can safely run twice. */
export function useCommands(): Omit<Commands, CommittingCommand> {
  const commands = useSession((state) => state.commands);
  if (!commands) throw new Error('no service is open');
  return commands;
}

/** Shows the file that was saved last in the ways of the system; whether it did. */
export const showSaved: Commands['showSaved'] = async (target) =>
  (await useSession.getState().commands?.showSaved(target)) ?? false;
