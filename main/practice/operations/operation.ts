import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { arrayOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { QueryOptions } from '../query/queryOptions.ts';
import { ServiceError } from '../serviceError.ts';
import type { Members, Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

/** A request that has been understood as one row of the interface. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly store: Store;
  /** `{id}` of the path; "" where the path has none. */
  readonly id: string;
  readonly options: QueryOptions;
  /** Members of the body; empty where there is none. */
  readonly body: Members;
  /** Epoch ms. */
  readonly now: number;
  /** Where `$metadata` is. */
  readonly metadataUrl: string;
}

export interface Answer {
  readonly status: number;
  readonly body: RawJson;
}

/** Carries a call out. It changes the store only as its last act, so a refusal leaves everything as it was. */
export type Operation = (call: Call) => Answer;

/** The value of `@odata.context`: what an answer holds, seen from `$metadata`. */
export const context = (call: Call, what: string): readonly [string, RawJson] => [
  '@odata.context',
  rawOf(`${call.metadataUrl}#${what}`),
];

export const entityBody = (call: Call, members: Iterable<readonly [string, RawJson]>): RawJson =>
  objectOf([context(call, `${call.endpoint.entity}/$entity`), ...members]);

export const collectionBody = (call: Call, rows: Iterable<RawJson>): RawJson =>
  objectOf([context(call, call.endpoint.entity), ['value', arrayOf(rows)]]);

export function existing(store: Store, entity: EntityName, id: string): Row {
  const row = store.row(entity, id);
  if (!row) throw new ServiceError(404, 'NotFound', `${entity} ${id} n’existe pas`);
  return row;
}
