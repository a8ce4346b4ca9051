import type { EntityName } from '../entities/names.ts';

/** How a creation whose answer was lost is settled (R3.6). */
export type DoubtRule =
  /** Look among the rows of `list` for one that has these fields and was not there before. */
  | {
      readonly settledBy: 'lookUp';
      readonly list: string;
      readonly fields: readonly string[];
      /** Members that must have been sent: without them the list cannot decide, and the user does. */
      readonly needs?: readonly string[];
      /**
       * A row with these fields that was there before is another record's: nothing is sent, the user decides. Not where
       * the body says by `unless` that a second row is meant (R4.4).
       */
      readonly takenByOther?: { readonly unless: string };
    }
  /** No read can decide: the user does. `duplicateFields`: by these a second row is noticed later (R3.9). */
  | { readonly settledBy: 'person'; readonly duplicateFields?: readonly string[] };

/** The same as an entity says it: the list is its own. */
type LookUp = Extract<DoubtRule, { settledBy: 'lookUp' }>;
export type OwnDoubt = Exclude<DoubtRule, LookUp> | Omit<LookUp, 'list'>;

export const confirmationReasons = [
  'deletesDocuments',
  'resetsRights',
  'givesRights',
  'mayBillTwice',
  'setsProfile',
  'changesConsent',
] as const;
export type ConfirmationReason = (typeof confirmationReasons)[number];

/** What the user confirms, each time, before the endpoint is called: it is irreversible or concerns rights (R4.3). */
export interface Confirmation {
  readonly because: ConfirmationReason;
  /** Only where one of these members changes; absent: on every call. */
  readonly fields?: readonly string[];
  /** Only where the entity that the changed member leads to has this Code, or where its Code is unknown. */
  readonly toCode?: { readonly of: EntityName; readonly code: string };
}

export interface Endpoint {
  readonly verb: 'GET' | 'POST' | 'PUT';
  /** Below {base_url}/GraphV1; `{id}` stands for the id of the entity, or of `idOfParent`. */
  readonly path: `/${string}`;
  /** `ids` reads ids; `action` changes an entity without replacing it. */
  readonly kind: 'one' | 'list' | 'ids' | 'create' | 'replace' | 'action';
  readonly entity: EntityName;
  /** The entity whose id the path contains, where it is another one. */
  readonly idOfParent?: EntityName;
  /**
   * A success returns the entity; a `value` array of entities, of the one created, or of 64-bit integers; `{value:
   * guid}`; the entity, an empty body or 204 (R3.3); or only its status, with any body (R5.1).
   */
  readonly answer: 'entity' | 'collection' | 'collectionOfOne' | 'guid' | 'entityOrNothing' | 'ids' | 'status';
  /** The entity may come with Id 0: it exists, and must be looked up (R2.7). */
  readonly idMayBeZero?: true;
  /** Another read of the same person, under the same id: a replace contains the members of both (R3.1). */
  readonly unitedWith?: EntityName;
  readonly success: readonly number[];
  /** The readings that define how the endpoint is called and read. */
  readonly readings: readonly string[];
  /** Not shown by the service's document; checked when a service is added (R3.4). */
  readonly assumed?: true;
  /** Paths that `$filter` may compare with `eq`, and whether the request makes sense without a filter. */
  readonly filterOn?: readonly string[];
  readonly filterRequired?: true;
  /**
   * Received in parts, by a value of the first member of `filterOn`, latest first by `orderBy`: it is too long to
   * store.
   */
  readonly receivedInParts?: true;
  /** Paths that `$filter` may give to `startswith`. */
  readonly startsWithOn?: readonly string[];
  readonly expand?: readonly string[];
  readonly select?: readonly string[];
  readonly orderBy?: readonly string[];
  /**
   * Which rows a list may lack that it had. Absent: none, it was cut (R3.1, R3.6). `few`: it shows part of the set, or
   * the school removes single rows. `any`: rows are deleted outside the service.
   */
  readonly mayLack?: 'few' | 'any';
  /** Members of a JSON body that the request carries although it reads: GET with a body, or POST by profile (R1.6). */
  readonly bodyOnGet?: readonly string[];
  readonly required?: readonly string[];
  readonly confirm?: readonly Confirmation[];
  /** Leaves only when the user sends that very attempt (R3.0): no read shows whether a lost one was carried out. */
  readonly attended?: true;
  readonly doubt?: DoubtRule;
}

export interface OwnEndpoint
  extends Partial<Omit<Endpoint, 'kind' | 'entity' | 'readings' | 'doubt'>>, Pick<Endpoint, 'readings'> {
  readonly doubt?: OwnDoubt;
}
/** Those that an entity says itself; others stand in families.ts. */
export type OwnEndpoints = { readonly [Kind in 'list' | 'one' | 'create' | 'replace']?: OwnEndpoint };
/** Refuses what no endpoint can say. */
export type Exact<Said> = {
  readonly [Kind in keyof Said]: Kind extends keyof OwnEndpoints
    ? { readonly [Part in keyof Said[Kind]]: Part extends keyof OwnEndpoint ? Said[Kind][Part] : never }
    : never;
};
