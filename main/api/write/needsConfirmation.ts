import type { Confirmation as Confirm, ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import type { Connection } from '../http/connection.ts';
import { eachRow } from '../read/list.ts';
import { readRow } from '../read/row.ts';
import { unlessFailed } from '../read/unlessFailed.ts';

/** What the user must confirm before `body` goes there (R4.3). `current`: without it every member counts as changed. */
export async function mustConfirm(
  connection: Connection,
  name: EndpointName,
  body: RawJson | null,
  current: RawJson | null,
): Promise<readonly ConfirmationReason[]> {
  const { entity, confirm = [] } = endpoint(name);
  const description = describeEntity(entity);
  const sent = membersOf(body ?? '{}');
  const now = current === null ? undefined : membersOf(current);
  const isChanged = (field: string): boolean =>
    sent.has(field) && !(now && sameValue(description, field, sent.get(field) ?? null, now.get(field) ?? null));
  const applies = async ({ fields, toCode }: Confirm): Promise<boolean> => {
    if (!fields) return true;
    for (const field of fields.filter(isChanged)) {
      const code = toCode && (await codeOf(connection, toCode.of, sent.get(field)));
      if (code === undefined || code === toCode?.code) return true;
    }
    return false;
  };
  const reasons: ConfirmationReason[] = [];
  for (const confirmation of confirm) if (await applies(confirmation)) reasons.push(confirmation.because);
  return reasons;
}

/** The Code of the entity that a reference leads to; undefined where it cannot be found. */
async function codeOf(
  connection: Connection,
  entity: EntityName,
  reference: RawJson | undefined,
): Promise<string | undefined> {
  const list = endpointFor(entity, 'list');
  const id = reference?.replaceAll('"', '');
  if (!list || id === undefined) return undefined;
  const codes: string[] = [];
  const read = eachRow(connection, list, {}, (text) => {
    const row = readRow(entity, text);
    const code = row.ok && row.id === id ? parseRaw(membersOf(row.text).get('Code') ?? 'null') : undefined;
    if (typeof code === 'string') codes.push(code);
  });
  // Where it is not offered (R3.4), or fails, it may be the one that must be confirmed.
  return (await unlessFailed(read)) ? codes[0] : undefined;
}
