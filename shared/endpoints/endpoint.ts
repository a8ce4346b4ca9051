import type { EntityName } from '../entities/index.ts';

/** How a creation whose answer was lost is settled (R3.6). */
export type DoubtRule =
  /** Look among the rows of `list` for one that carries these fields and was not there before. */
  | { readonly settledBy: 'lookUp'; readonly list: string; readonly fields: readonly string[] }
  /** Nothing the service shows can decide: a person does. */
  | { readonly settledBy: 'person' };

/** A row of the service's interface. Everything that calls, checks or serves it reads this. */
export interface Endpoint {
  readonly verb: 'GET' | 'POST' | 'PUT';
  /** Below {base_url}/GraphV1; `{id}` stands for the entity's id. */
  readonly path: `/${string}`;
  readonly kind: 'one' | 'list' | 'create' | 'replace';
  readonly entity: EntityName;
  /**
   * What a success carries: the entity; a `value` array of entities; a `value` array with the one created entity;
   * `{value: guid}`; or the entity, an empty body or 204 (R3.3).
   */
  readonly answer: 'entity' | 'collection' | 'collectionOfOne' | 'guid' | 'entityOrNothing';
  readonly success: readonly number[];
  /** Not shown by the service's document; checked when a service is added (R3.4). */
  readonly assumed?: true;
  /** Fields that `$filter` may name, and whether the request makes sense without one. */
  readonly filterOn?: readonly string[];
  readonly filterRequired?: true;
  readonly expand?: readonly string[];
  /** Members that a creation must carry. */
  readonly required?: readonly string[];
  readonly doubt?: DoubtRule;
}
