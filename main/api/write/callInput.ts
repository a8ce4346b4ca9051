import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { hasIdDigits } from '#shared/entities/idForm.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { AnyCallInput } from '#shared/ipc/call.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { JsonTextError, membersOf } from '#shared/json/rawJson.ts';
import { toBody } from '#shared/merge/merge.ts';
import type { Comparison, Filter, Query } from '#shared/odata/query.ts';
import { hasProvisionalId, maySend } from '../http/body.ts';
import type { Input } from '../http/connection.ts';
import type { Confirmation } from './confirmation.ts';

export interface RowInput extends AnyCallInput {
  /** For what cannot be undone (R4.3). */
  readonly confirmation?: Confirmation;
  readonly signal?: AbortSignal | undefined;
}

/** Throws `badRequest`, naming the option, for everything that the endpoint does not allow; nothing is sent then. */
export function checkedInput(name: EndpointName, given: RowInput): Input {
  checkId(name, given.id);
  checkQuery(name, given);
  const { id, filter, expand, select, orderBy, signal } = given;
  const body = checkedBody(name, given);
  const query: Query = {
    ...(filter && { filter }),
    ...(expand && { expand }),
    ...(select && { select }),
    ...(orderBy && { orderBy }),
  };
  return {
    query,
    signal,
    ...(id !== undefined && { id }),
    ...(body !== undefined && { body }),
  };
}

const notAllowed = (what: string): FailureError => new FailureError({ kind: 'badRequest', detail: what });

/** Every path names an entity by its whole number; Id 0 is no entity (R2.7). */
function checkId(name: EndpointName, id: string | undefined): void {
  const right = endpoint(name).path.includes('{id}') ? id !== undefined && hasIdDigits(id) : id === undefined;
  if (!right) throw notAllowed('id');
}

/** Sends only what the document shows for this endpoint (R1.1, R5.3). */
function checkQuery(name: EndpointName, { filter, expand = [], select = [], orderBy = [] }: Query): void {
  const row = endpoint(name);
  const within = (option: string, asked: readonly string[], allowed: readonly string[] = []): void => {
    const other = asked.find((field) => !allowed.includes(field));
    if (other !== undefined) throw notAllowed(`${option}=${other}`);
  };
  const parts = filter ? partsOf(filter) : [];
  if (row.filterRequired && parts.length === 0) throw notAllowed('$filter');
  within(
    '$filter',
    parts.flatMap((part) => ('startsWith' in part ? [] : [pathOf(part)])),
    row.filterOn,
  );
  within(
    '$filter',
    parts.flatMap((part) => ('startsWith' in part ? [pathOf(part)] : [])),
    row.startsWithOn,
  );
  within('$expand', expand, row.expand);
  within('$select', select, row.select);
  within(
    '$orderby',
    orderBy.map(({ field }) => field),
    row.orderBy,
  );
}

const partsOf = (filter: Filter): readonly Comparison[] => ('and' in filter ? filter.and : [filter]);

function pathOf(part: Comparison): string {
  if ('eq' in part) return part.eq[0];
  return 'startsWith' in part ? part.startsWith[0] : 'path';
}

/** A replacement contains what was read, in the form that was read (R2.2); values made here must be valid to send. */
function checkedBody(name: EndpointName, { body }: RowInput): RawJson | undefined {
  const row = endpoint(name);
  const needed = row.bodyOnGet ?? row.required ?? [];
  const takesBody = row.verb === 'GET' ? row.bodyOnGet !== undefined : row.kind !== 'action' || needed.length > 0;
  if (takesBody !== (body !== undefined)) throw notAllowed('body');
  if (body === undefined) return undefined;
  try {
    const members = membersOf(body);
    const lacking = needed.find((member) => (members.get(member) ?? 'null') === 'null');
    if (lacking !== undefined) throw notAllowed(lacking);
    const description = describeEntity(row.entity);
    const fit = (member: string, value: RawJson): boolean =>
      row.kind === 'replace' ? !hasProvisionalId(value) : maySend(description, member, value);
    const unfit = [...members].find(([member, value]) => !fit(member, value));
    if (unfit) throw notAllowed(unfit[0]);
    return toBody(description, body);
  } catch (error) {
    if (error instanceof JsonTextError) throw notAllowed('body');
    throw error;
  }
}
