import type { EntityName } from '#shared/entities/index.ts';
import type { ApplicationEntity, PersonEntity } from '#shared/entities/people.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { PullStatus } from '#sync/ports.ts';
import type { Step } from '#sync/step.ts';

/** From the most urgent to the least: of several steps, the most urgent shows (experience: sync marks). */
export const syncMarks = ['conflict', 'refused', 'doubt', 'sending', 'waiting'] as const;
export type SyncMark = (typeof syncMarks)[number];

/** What every view of a row has: the state of its pending changes. Null mark: exactly the service's version. */
interface Marked {
  readonly id: string;
  /** Its text, with the changes that wait: what a change of it begins from (I12). */
  readonly row: RawJson;
  readonly mark: SyncMark | null;
  /** Steps of this entity still in the outbox, oldest first. */
  readonly steps: readonly Step[];
}

/** A Planification as a screen shows it: the cache overlaid with the outbox. */
export interface EventView extends Marked {
  readonly nom: string;
  readonly campusId: string;
  readonly typeId: string;
  readonly typeName: string;
  /** Epoch ms. */
  readonly debut: number;
  readonly fin: number;
  /** The service's version, when a pending change moved it. */
  readonly baseDebut: number | null;
  readonly baseFin: number | null;
  readonly enseignants: string;
  readonly programmeName: string;
  readonly sequenceId: string | null;
  /** Null when in no group (R2.10). */
  readonly group: string | null;
  /** ReferenceExterne; absent where it is empty. */
  readonly reference?: string;
  /** Cancelled, or gone: it takes no time and counts nowhere. */
  readonly annule: boolean;
  readonly realise: boolean;
  /** The service no longer has it (R3.1b): shown, not offered for changes. */
  readonly gone: boolean;
}

export interface ApplicationView extends Marked {
  readonly numero: string;
  /** NOM Prénom. */
  readonly applicantName: string;
  readonly applicantId: string;
  readonly mail: string | null;
  readonly admissionPathName: string;
  /** Of its admission path; null when that is not in the cache. */
  readonly campusId: string | null;
  /** The time of the interview, epoch ms; null without one. */
  readonly creneau: number | null;
  readonly baseCreneau: number | null;
  readonly agentId: string | null;
  /** Null without an agent; numbered while the agent is not in the cache. */
  readonly agentName: string | null;
  readonly stateId: string | null;
  readonly stateName: string;
  /** 0–100, assigned by the service. */
  readonly avancement: number | null;
  /** The service does not have the application yet: it exists only on this workstation. */
  readonly isNew: boolean;
  /** Epoch ms of midnight at the school (R2.4). */
  readonly naissance: number | null;
  readonly decisionId: string | null;
  /** Epoch ms. */
  readonly dateDecision: number | null;
  readonly parametres: readonly { readonly code: string; readonly valeur: string; readonly mark: SyncMark | null }[];
}

export interface InterviewView extends ApplicationView {
  readonly creneau: number;
  /** An event of an interview that no application is known of, in this form (`timeGrid/appearance/expected`). */
  readonly event?: EventView;
}

export interface FolderView extends Marked {
  readonly name: string;
  readonly isFolder: boolean;
  /** Bytes; null for a folder. */
  readonly size: number | null;
  /** Epoch ms. */
  readonly updatedAt: number | null;
  /** True when its own children were never received here (experience: Absent de ce poste). */
  readonly childrenAbsent: boolean;
}

/** A folder or file with the names of the folders in which it lies, from below the share. */
export interface PlacedFolderView extends FolderView {
  readonly place: readonly string[];
}

export interface FolderMatches {
  readonly rows: readonly FolderView[];
  readonly total: number;
}

/** A folder in the tree, as far as that is unfolded. */
export interface TreeLine {
  readonly folder: FolderView;
  /** Names from below the share to the folder itself. */
  readonly path: readonly string[];
  /** From 1. */
  readonly level: number;
  /** From 1, among `siblings` folders. */
  readonly position: number;
  readonly siblings: number;
  /** Null: it was received and contains no folder. */
  readonly isOpen: boolean | null;
}

export interface AgentView {
  readonly id: string;
  readonly name: string;
  readonly campusId: string;
}

export interface OutboxView {
  /** What the user must decide (`questionOf`): steps, then receipts of creations that the service has twice. */
  readonly toDecide: readonly Step[];
  /** Every other step, in order of sending. */
  readonly waiting: readonly Step[];
  /** Newest first, without those to decide about. */
  readonly receipts: readonly Step[];
}

export interface DatasetStatus {
  readonly entity: EntityName;
  /** Null: never received on this workstation. */
  readonly last: PullStatus | null;
}

/** An applicant, a learner or an application in a list of them. */
export interface PersonRowView extends Marked {
  readonly kind: PersonEntity | ApplicationEntity;
  /** NOM Prénom; of an application, its applicant's. */
  readonly name: string;
  /** Number of the applicant or application, code of the learner; empty when the service gave none yet. */
  readonly number: string;
  /** Null where it is not on this workstation. */
  readonly mail: string | null;
  /** Of an application, or of an applicant's newest one; empty when there is none. */
  readonly admissionPathName: string;
  readonly stateName: string;
  readonly applications: number;
  /** Of their applications, as far as they are known here. */
  readonly campusIds: readonly string[];
  /** The telephone numbers in their applications, as they stand there. */
  readonly phones: string;
}
