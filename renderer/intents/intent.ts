import type { CodeProblem } from '#shared/checks/customCode.ts';
import type { TakenRule } from '#shared/checks/takenByAnother.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Consequences, NewStep, Step } from '#sync/step.ts';
import type { NewApplicant, NewApplication } from './applicant/problems.ts';
import type { EventFields } from './event/fields.ts';
import type { Seen } from './seen.ts';

/**
 * What the user can request. Plain data: a screen makes one, `stepsFor` turns it into steps. Instants carry an offset.
 * `seen`: what the user changed, as the screen showed it when they began; it is the base of the change (I12). Without
 * it the base is what the screen shows when the intent is stored.
 */
export type Intent = Wanted & { readonly seen?: readonly Seen[] };

type Wanted =
  | ({ readonly kind: 'event.create' } & NewEvents)
  /** Events of a file: groups of new ones, and changes of known ones. All of them or none, shown and undone as one. */
  | {
      readonly kind: 'event.takeIn';
      readonly creations: readonly NewEvents[];
      readonly edits: readonly Omit<Extract<Wanted, { readonly kind: 'event.edit' }>, 'kind'>[];
    }
  | { readonly kind: 'event.reschedule'; readonly id: string; readonly debut: string; readonly fin: string }
  /** Linked events change too: one replacement each, shown and reverted as one change (R2.10). */
  | {
      readonly kind: 'event.rescheduleAll';
      readonly events: readonly { readonly id: string; readonly debut: string; readonly fin: string }[];
    }
  /** The same events at other times, as new ones. `linked`: linked by one new ReferenceMultiple. */
  | {
      readonly kind: 'event.copy';
      readonly events: readonly { readonly id: string; readonly debut: string; readonly fin: string }[];
      readonly linked: boolean;
    }
  /** All fields of a form are one change. */
  | {
      readonly kind: 'event.edit';
      readonly id: string;
      readonly times?: { readonly debut: string; readonly fin: string };
      readonly nom?: string;
      readonly typeId?: string;
      readonly enseignants?: string;
      readonly fields?: EventFields;
      readonly annule?: boolean;
      readonly realise?: boolean;
    }
  /** Several at once are one change. */
  | {
      readonly kind: 'event.markAll';
      readonly ids: readonly string[];
      readonly mark: { readonly annule: boolean } | { readonly realise: boolean };
    }
  | { readonly kind: 'event.cancel'; readonly id: string; readonly annule: boolean }
  | { readonly kind: 'event.markDone'; readonly id: string; readonly realise: boolean }
  /** Reverts the applied part of a change, as a new change (R2.10). */
  | { readonly kind: 'done.putBack'; readonly done: readonly Pick<Step, 'entity' | 'target' | 'changes' | 'summary'>[] }
  /**
   * Undoes or redoes one intent; never overwrites a value that changed since. `steps` as the intent made them.
   * `agreed`: what the user agreed to, as `Consequences` named it.
   */
  | { readonly kind: 'done.undo'; readonly steps: readonly NewStep[]; readonly agreed?: Consequences }
  /** Removes steps that have not left from the outbox, with what cannot exist without them. */
  | { readonly kind: 'done.takeOut'; readonly stepIds: readonly string[]; readonly agreed?: Consequences }
  | { readonly kind: 'done.redo'; readonly steps: readonly NewStep[] }
  | {
      readonly kind: 'folder.create';
      /** Streamid of the parent, or the provisional id of a folder that exists only here. */
      readonly parent: string;
      /** Folder names below the share down to the parent; [] for the root. */
      readonly parentPath: readonly string[];
      readonly name: string;
      /** Folders to create in it, all as one change; none by default. */
      readonly inside?: readonly NewFolder[];
    }
  /** For a folder that exists only here: it is sent with the new name. */
  | { readonly kind: 'folder.rename'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'application.edit';
      readonly id: string;
      /** Null removes the interview. */
      readonly creneauLibre?: string | null;
      readonly agentId?: string | null;
      readonly parametres?: readonly { readonly code: string; readonly valeur: string }[];
      /** Any other member. */
      readonly fields?: readonly FieldWish[];
    }
  /** The same value in several applications: all of them or none, shown and undone as one change. */
  | { readonly kind: 'application.editAll'; readonly ids: readonly string[]; readonly change: ApplicationChange }
  | {
      readonly kind: 'person.edit';
      readonly entity: PersonEntity;
      readonly id: string;
      readonly fields: readonly FieldWish[];
      /** Another e-mail address. */
      readonly mail?: NewAddress;
    }
  | {
      readonly kind: 'application.decide';
      readonly id: string;
      /** `date` is an instant. Null removes the decision. */
      readonly decision: { readonly id: string; readonly date: string } | null;
    }
  /** Moves the other side of moved interviews too (R4.7), all as one change; instants as in the kinds above. */
  | {
      readonly kind: 'interview.follow';
      readonly applications: readonly { readonly id: string; readonly creneauLibre: string }[];
      readonly events: readonly { readonly id: string; readonly debut: string; readonly fin: string }[];
    }
  /** Without an appointment: a new applicant, or the id of a known one, and an application (R4.6). */
  | {
      readonly kind: 'applicant.walkIn';
      readonly applicant: NewApplicant | string;
      readonly application: NewApplication;
    }
  /** Lines of a file, each as `applicant.walkIn`: all of them or none, each undone alone or with all others. */
  | {
      readonly kind: 'applicant.import';
      readonly lines: readonly {
        /** Unique among all imports. */
        readonly key: string;
        readonly applicant: NewApplicant | string;
        readonly application: NewApplication;
      }[];
    }
  /**
   * Any entity. A reference may be the provisional id of something created before. `below`: the id in the path of an
   * `endpoint` that is not the entity's own. `mail`: an e-mail record that is created before, to which MailId refers.
   * `link`: a member of another row that gets its id, in the same change (R4.8).
   */
  | {
      readonly kind: 'entity.create';
      readonly entity: EntityName;
      readonly endpoint?: EndpointName;
      readonly below?: string;
      readonly values: readonly FieldWish[];
      readonly mail?: NewAddress;
      readonly link?: {
        readonly entity: EntityName;
        readonly id: string;
        readonly field: string;
        readonly subject: string;
      };
      /** Its name, for the outbox. */
      readonly subject: string;
    }
  | {
      readonly kind: 'entity.edit';
      readonly entity: EntityName;
      readonly id: string;
      readonly fields: readonly FieldWish[];
      readonly subject: string;
    }
  /** The same values in several rows of an entity: all of them or none, shown and undone as one change. */
  | {
      readonly kind: 'entity.editAll';
      readonly entity: EntityName;
      readonly rows: readonly { readonly id: string; readonly subject: string }[];
      readonly fields: readonly FieldWish[];
    }
  /** A row that the service no longer has, with the changes of it that wait here (R3.1b). */
  | { readonly kind: 'entity.recreate'; readonly steps: readonly Step[] }
  /** Calls an endpoint that changes an entity without replacing it. */
  | {
      readonly kind: 'entity.act';
      readonly endpoint: EndpointName;
      readonly id: string;
      readonly body?: RawJson;
      readonly subject: string;
    }
  /** `id`: of the application, which still exists only here. */
  | {
      readonly kind: 'applicant.correct';
      readonly id: string;
      readonly applicant: NewApplicant;
      readonly application: NewApplication;
    };

/** What several applications can be given at once. Null removes an agent or a decision. */
export type ApplicationChange =
  | { readonly agentId: string | null }
  | { readonly stateId: string }
  | { readonly decision: { readonly id: string; readonly date: string } | null };

/** A new e-mail record; `isDuplicate` where it is to be another one of an address that the service has (R3.6, R4.4). */
interface NewAddress {
  readonly address: string;
  readonly isDuplicate: boolean;
}

/** A member and the value that the user wants, as text. */
export interface FieldWish {
  readonly field: string;
  /**
   * Digits for a reference, a number with a decimal point, YYYY-MM-DD for a civil day, an instant, `true` or `false`,
   * or the text itself; '' for none.
   */
  readonly value: string;
}

export interface NewFolder {
  readonly name: string;
  readonly inside: readonly NewFolder[];
}

export interface NewEvents {
  readonly events: readonly NewEvent[];
  /** Several events linked by one new ReferenceMultiple. */
  readonly linked: boolean;
  /** The ReferenceMultiple of known events that these join (R2.10). */
  readonly group?: string;
}

export interface NewEvent {
  readonly campusId: string;
  readonly typeId: string;
  readonly nom: string;
  readonly debut: string;
  readonly fin: string;
  readonly enseignants?: string;
  /** The non-empty other fields; the campus is `campusId`. */
  readonly fields?: Omit<EventFields, 'EntiteJuridiqueId' | 'ReferenceMultiple'>;
}

/** A move from one beginning to another; epoch ms. */
export interface Moved {
  readonly entity: 'Planification' | 'Dossier';
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** Why an intent was rejected. The screen has words for each. */
export type Rejection =
  | 'endBeforeStart'
  | 'emptyName'
  | 'nameTooLong'
  | 'nameHasForbiddenCharacter'
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
