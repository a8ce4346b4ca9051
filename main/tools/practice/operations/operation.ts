import { arrayOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { QueryOptions } from '../query/queryOptions.ts';
import { ServiceError } from '../serviceError.ts';
import type { World } from '../sets/servedSet.ts';
import type { SetName } from '../sets/setNames.ts';
import type { Members, Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

/** A request that was matched to one operation of the interface. */
export interface Call extends World {
  readonly set: SetName;
  readonly id: string;
  /** The login of the account that asks. */
  readonly user: string;
  /** Called below `/selection` (Candidat rule 5). */
  readonly selection: boolean;
  readonly options: QueryOptions;
  /** Members of the body; empty where there is none. */
  readonly body: Members;
  /** The address of `$metadata`. */
  readonly metadataUrl: string;
  /** The requested path and options, as the deployment writes its own addresses. */
  readonly address: string;
  /** The password in a text encrypted with the service's public key; undefined when it is not one. */
  decrypt(encrypted: string): string | undefined;
}

export interface Answer {
  /** Absent: an empty body. */
  readonly body?: RawJson;
  /** A replace made a row (R3.1b). */
  readonly created?: true;
}

export type Operation = (call: Call) => Answer;

/** The value of `@odata.context`: what an answer holds, relative to `$metadata`. */
export const context = (call: Call, what: string): readonly [string, RawJson] => [
  '@odata.context',
  rawOf(`${call.metadataUrl}#${what}`),
];

/** Some deployments serve learners and applicants under one name (R5.3b). */
const namedSet = ({ differences: { personContext } }: Call, set: SetName): SetName =>
  personContext !== 'own' && (set === 'Candidat' || set === 'Apprenant') ? personContext : set;

export const entityBody = (
  call: Call,
  members: Iterable<readonly [string, RawJson]>,
  set: SetName = call.set,
): RawJson => objectOf([context(call, `${namedSet(call, set)}/$entity`), ...members]);

/** `nextLink`: where the rows continue (R1.4). */
export const collectionBody = (call: Call, rows: Iterable<RawJson>, nextLink?: string): RawJson =>
  objectOf([
    context(call, namedSet(call, call.set)),
    ...(nextLink === undefined ? [] : [['@odata.nextLink', rawOf(nextLink)] as const]),
    ['value', arrayOf(rows)],
  ]);

/** `value`: an array of 64-bit integers. */
export const idsBody = (call: Call, ids: Iterable<RawJson>): RawJson =>
  objectOf([context(call, 'Collection(Edm.Int64)'), ['value', arrayOf(ids)]]);

export function existing(store: Store, set: SetName, id: string): Row {
  const row = store.row(set, id);
  if (!row) throw new ServiceError(404, 'NotFound', `${set} ${id} n’existe pas`);
  return row;
}
