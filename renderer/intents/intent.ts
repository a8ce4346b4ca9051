import type { CodeProblem } from '#shared/checks/customCode.ts';
import type { FolderNameProblem } from '#shared/checks/folderName.ts';
import type { TakenRule } from '#shared/checks/takenByAnother.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { EntityName, entities } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Consequences, NewStep, Step } from '#sync/step.ts';
import type { NewApplicant, NewApplication } from './applicant/problems.ts';

/**
 * What the user requests, as plain data; only its steps are stored. `from`: the rows as shown when they began, the base
 * of what changes (I12); else what is shown when it is stored.
 */
export type Intent = IntentKinds & { readonly from?: readonly ShownRow[] };
export type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { readonly kind: Kind }>;

type IntentKinds =
  /** Rows of any entities and edits of known ones, as one change: all of them or none, shown and undone as one. */
  | { readonly kind: 'create'; readonly rows: readonly NewRow[]; readonly edits?: readonly RowEdit[] }
  /** A row that the service no longer has, with the changes of it that wait here (R3.1b). */
  | { readonly kind: 'create'; readonly gone: readonly Step[] }
  /** Several rows of several entities as one change: all of them or none, shown and undone as one. */
  | { readonly kind: 'edit'; readonly rows: readonly RowEdit[] }
  /** Calls an endpoint that changes an entity without replacing it. */
  | {
      readonly kind: 'act';
      readonly endpoint: EndpointName;
      readonly id: string;
      readonly body?: RawJson;
      readonly subject: string;
    }
  /** As new events. `reference`: the application's, of an interview. `linked`: by one new ReferenceMultiple. */
  | {
      readonly kind: 'copy';
      readonly events: readonly {
        readonly id: string;
        readonly debut: Moment;
        readonly fin: Moment;
        readonly reference?: string;
      }[];
      readonly linked: boolean;
    }
  /** Without an appointment, or the lines of a file: all of them or none, each line undone alone or with all others. */
  | { readonly kind: 'walkIn'; readonly people: readonly WalkIn[] }
  /** `corrects`: the id of the application, which still exists only here. */
  | {
      readonly kind: 'walkIn';
      readonly corrects: string;
      readonly applicant: NewApplicant;
      readonly application: NewApplication;
    }
  | {
      readonly kind: 'folder';
      /** Streamid of the parent, or the provisional id of a folder that exists only here. */
      readonly parent: string;
      /** Folder names below the share down to the parent; [] for the root. */
      readonly parentPath: readonly string[];
      readonly name: string;
      /** Folders to create in it, all as one change; none by default. */
      readonly inside?: readonly NewFolder[];
    }
  /** Another name for a folder that exists only here: it is sent with the new name. */
  | { readonly kind: 'folder'; readonly renames: string; readonly name: string }
  /**
   * Never overwrites a value that changed since. `steps` as the intent made them. `agreed`: named by `Consequences`.
   */
  | {
      readonly kind: 'undo';
      readonly steps: readonly NewStep[];
      readonly agreed?: Consequences;
    }
  /** Reverts the applied part of a change, as a new change (R2.10); asks where others changed it since (I12). */
  | { readonly kind: 'undo'; readonly applied: readonly Pick<Step, 'entity' | 'target' | 'changes' | 'summary'>[] }
  | { readonly kind: 'redo'; readonly steps: readonly NewStep[] }
  /** Removes steps that have not left from the outbox, with what cannot exist without them. */
  | { readonly kind: 'takeOut'; readonly stepIds: readonly string[]; readonly agreed?: Consequences };

type MemberOf<Entity extends EntityName> = keyof (typeof entities)[Entity]['schema']['shape'] & string;

/** An instant: epoch ms, or as text with an offset. */
export type Moment = number | string;

/**
 * As text: digits of a reference, a number with a point, YYYY-MM-DD, an instant, `true`, `false`, or itself; '' for
 * none. As a number: epoch ms.
 */
export type Value = Moment;

export type MemberValues = Readonly<Record<string, Value | undefined>>;

/** By member; a custom field of an application is `Parametres.CODE`. */
export type Members<Entity extends EntityName> = Readonly<
  Partial<Record<MemberOf<Entity> | (Entity extends 'Dossier' ? `Parametres.${string}` : never), Value>>
>;

/** A row as a screen shows it, with the changes that wait. */
export interface ShownRow {
  readonly entity: EntityName;
  readonly id: string;
  readonly row: RawJson;
}

/** What the user wants of one row. */
export type RowEdit = { readonly [Entity in EntityName]: RowEditOf<Entity> }[EntityName];
interface RowEditOf<Entity extends EntityName> {
  readonly entity: Entity;
  readonly id: string;
  readonly members: Members<Entity>;
  readonly mail?: NewAddress;
  /** It may change what leaves only with the user's confirmation (R4.3). */
  readonly isConfirmed?: true;
  /** Its name for the outbox, where the screen knows one; otherwise the row's own. */
  readonly subject?: string;
}

/**
 * A reference may be provisional. `below`: the id in the path of another `endpoint`. `mail`: an e-mail record created
 * before. `link`: another row's member that gets its id, in one change (R4.8).
 */
export type NewRow = { readonly [Entity in EntityName]: NewRowOf<Entity> }[EntityName];
interface NewRowOf<Entity extends EntityName> {
  readonly entity: Entity;
  readonly members: Members<Entity>;
  readonly endpoint?: EndpointName;
  readonly below?: string;
  readonly mail?: NewAddress;
  readonly link?: {
    readonly entity: EntityName;
    readonly id: string;
    readonly field: string;
    readonly subject: string;
  };
  /** Events of one group are linked by one new ReferenceMultiple (R2.10): any text that only they have. */
  readonly group?: string;
  /** Its name for the outbox; otherwise its `Nom`. */
  readonly subject?: string;
}

/** An edit of a row of which only the running form knows the entity: `stepsFor` rejects what is no member of it. */
export const rowEdit = (
  entity: EntityName,
  id: string,
  members: MemberValues,
  more: Pick<RowEdit, 'mail' | 'isConfirmed' | 'subject'> = {},
): RowEdit => ({ entity, id, members, ...more }) as RowEdit; // which of them, only the running form knows

/** The rows of the service that it changes. */
export const editsIn = (intent: Intent): readonly RowEdit[] => {
  if (intent.kind === 'edit') return intent.rows;
  return intent.kind === 'create' && 'rows' in intent ? (intent.edits ?? []) : [];
};

/** A new row that the screen names. */
export type NamedRow = NewRow & { readonly subject: string };

/** The same for a new row. */
export const newRow = (
  entity: EntityName,
  members: MemberValues,
  more: Pick<NewRow, 'endpoint' | 'below' | 'mail' | 'link'> & Pick<NamedRow, 'subject'>,
): NamedRow => ({ entity, members, ...more }) as NamedRow; // as above

/** A new applicant, or the id of a known one, and an application (R4.6). */
export interface WalkIn {
  /** The line of the file that it is of: unique among all imports. */
  readonly line?: string;
  readonly applicant: NewApplicant | string;
  readonly application: NewApplication;
  /** The event of its interview, which gets its number once the service gives one (R4.7). */
  readonly event?: string;
}

/** A new e-mail record; `isDuplicate` where it is to be another one of an address that the service has (R3.6, R4.4). */
interface NewAddress {
  readonly address: string;
  readonly isDuplicate: boolean;
}

/** A member and the value that the user wants, as text. */
export interface TypedValue {
  readonly field: string;
  readonly value: string;
}

export interface NewFolder {
  readonly name: string;
  readonly inside: readonly NewFolder[];
}

/** Why an intent was rejected. The screen has words for each. */
export type Rejection =
  | 'endBeforeStart'
  | FolderNameProblem
  | 'nameAlreadyThere'
  /** Half of a surrogate pair: a text that cannot be encoded. */
  | 'halfCharacter'
  | 'notAnInstant'
  | 'notAMail'
  /** A reference is the number of something in the service. */
  | 'notAReference'
  | 'requiredMissing'
  | 'notAValue'
  | 'notANumber'
  /** A fraction, or less than nothing, of what is counted one by one. */
  | 'notACount'
  /** « 20 » for 2020. */
  | 'notAYear'
  /** A progress of 120 %. */
  | 'outOfRange'
  /** The Code of a new custom field has not the form of one, or is that of another but for case and accents (R2.9). */
  | CodeProblem
  /** Assigned by the service, or changed only online with the user's confirmation (R2.5, R4.3). */
  | 'notEditable'
  | 'agentOfAnotherCampus'
  /** Only one row may have it, and another one has (R4.2, R4.4). */
  | TakenRule
  | 'unknownEntity'
  | 'rootUnknown'
  | 'nothingChanged'
  /** What is to be undone or redone has another value by now. */
  | 'changedSince'
  /** It was created at the service, and nothing deletes (R3.1). */
  | 'createdAlready'
  /** A creation left, and whether the service carried it out is not known yet (R3.0). */
  | 'unanswered'
  /** It is being sent or is at the service, which offers no such change. */
  | 'leftAlready'
  /** Parked with a conflict, a doubt or a refusal on the same field: decide that first. */
  | 'decideFirst'
  /** It has consequences that the user has not agreed to yet. */
  | 'mustAgree';
