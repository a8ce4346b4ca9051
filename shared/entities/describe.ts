import type { z } from 'zod';
import { hasIdDigits } from './idForm.ts';
import type { NumericMembers } from './numbers.ts';

declare const idBrand: unique symbol;
/** The id of an entity as decimal text (ids may exceed 2^53, R5.4) or, for a Directory row, its GUID. */
export type EntityId = string & { readonly [idBrand]: 'service' };
/** An id made on this workstation for an entity that the service has not created yet. It is never sent (I7). */
export type ProvisionalId = `new:${string}` & { readonly [idBrand]: 'provisional' };
export type AnyId = EntityId | ProvisionalId;

export const isProvisional = (id: string): id is ProvisionalId => id.startsWith('new:');
/** `uuid` comes from the caller, which owns the random source. */
// the one place that makes one
export const provisionalId = (uuid: string): ProvisionalId => `new:${uuid}` as ProvisionalId;

/** A list member whose entries are merged one by one (R2.9). */
export interface KeyedList {
  readonly field: string;
  readonly key: string;
  readonly value: string;
}

export interface EntityDescription {
  readonly name: string;
  /** Loose: preserves members that it does not name (R2.8). */
  readonly schema: z.ZodType;
  readonly idField: 'Id' | 'Streamid';
  /** How an id is written: the digits of a number above 0 (R2.7, R5.4), or a GUID as text (R3.3). */
  readonly idKind: 'number' | 'guid';
  /**
   * `set`: all rows in one list. `parent`: those of one parent, by the names that lead to it, which the rows lack
   * (R1.3).
   */
  readonly listedBy: 'set' | 'parent';
  /**
   * Members of a creation's body, and of the row that shows them, or null; others have one name in both (R2.8, R3.3).
   */
  readonly bodyNames: Readonly<Record<string, string | null>>;
  /** The member that says that a row is cancelled; null where it cannot be. Nothing can be deleted (R3.1). */
  readonly cancelledBy: string | null;
  /** Members of every row that a creation makes, although its body does not have them. */
  readonly madeWith: Readonly<Record<string, boolean>>;
  /** Members that are numbers, which a service may write as text (R5.4). */
  readonly numeric: NumericMembers;
  /** Members that hold the number that screens show and the user types (R3.4). */
  readonly numbers: readonly string[];
  /** Members that identify a row: two rows that differ in one of them are two entities. */
  readonly identity: readonly string[];
  /** 0 and null mean the same (R2.3). */
  readonly references: readonly string[];
  /** Members that hold the id of another row as text, whatever its kind (document: RefSysteme). */
  readonly textReferences: readonly string[];
  readonly instants: readonly string[];
  /** Civil dates, read in the school's zone (R2.4). */
  readonly civilDates: readonly string[];
  /** Instants of which only the day counts, in the school's zone: a screen neither shows nor asks for their hour. */
  readonly days: readonly string[];
  /** Assigned by the service: resent as read, never edited (R2.5). */
  readonly assigned: readonly string[];
  /** Given as the row is created, and never changed afterwards: numbers of the service are made from it (R2.5). */
  readonly fixed: readonly string[];
  /** Assigned and changed by the service: never compared (R2.5). */
  readonly volatile: readonly string[];
  readonly applicationNumber: readonly string[];
  /** Always null in reads: never shown, never sent unless the user gave a new value (R2.6, R5.6). */
  readonly writeOnly: readonly string[];
  /** Never shown and never changed: resent as read (R2.6). */
  readonly opaque: readonly string[];
  /** Passwords, which are encrypted with the deployment's key before they are sent (S12). */
  readonly encrypted: readonly string[];
  /** Fields that change and conflict together (R2.9). */
  readonly units: readonly (readonly string[])[];
  readonly keyedLists: readonly KeyedList[];
  /** Other sets that `@odata.context` may name in its answers: the document serves both through one (R5.3b). */
  readonly alsoNamed: readonly string[];
  /** Expanded navigations: never part of a body (R2.1). */
  readonly navigations: readonly string[];
  /** The content of a file: taken out of a row before it is stored or shown (R1.3). */
  readonly neverKept: readonly string[];
  /** Members of one variant, and members that exist without use: a service may show them or not (R2.8, R5.5). */
  readonly variable: readonly string[];
}

/** Whether the service can have assigned this id: a number above 0 (R2.7), or a GUID (R3.3). */
export const mayBeId = ({ idKind }: Pick<EntityDescription, 'idKind'>, id: string): boolean =>
  idKind === 'guid' ? id !== '' : hasIdDigits(id);

export const nothing = {
  idField: 'Id',
  idKind: 'number',
  listedBy: 'set',
  bodyNames: {},
  cancelledBy: null,
  madeWith: {},
  numbers: ['Numero', 'Code'],
  identity: ['Nom'],
  units: [],
  alsoNamed: [],
} as const satisfies Partial<EntityDescription>;
