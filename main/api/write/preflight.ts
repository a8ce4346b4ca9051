import { brokenRule } from '#shared/checks/brokenRule.ts';
import type { BrokenRule } from '#shared/checks/brokenRule.ts';
import { readsFor, takenByAnother } from '#shared/checks/takenByAnother.ts';
import type { RowToWrite } from '#shared/checks/takenByAnother.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { CreateOrder } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import type { Connection } from '../http/connection.ts';
import { eachRow } from '../read/list.ts';
import { readOne } from '../read/readOne.ts';
import { readRow } from '../read/row.ts';
import { unlessFailed } from '../read/unlessFailed.ts';

interface Writing {
  /** Id of the entity, or of the parent, that the path names. */
  readonly id?: string | undefined;
  readonly body: RawJson;
  /** The entity as it is, where it is known: fields that an edit does not touch are not checked. */
  readonly current?: RawJson | null;
  /** Rows that the page knows to break a rule with it. */
  readonly rivals?: CreateOrder['rivals'];
}

/** The rule that this write would break, as far as known (R4.1, R4.2, R4.4), or null; the service decides (R3.8). */
export async function preflight(connection: Connection, name: EndpointName, writing: Writing): Promise<Failure | null> {
  const { entity, kind } = endpoint(name);
  if (kind !== 'create' && kind !== 'replace') return null; // the body is not the entity's
  const { now, schoolZone } = connection;
  const { body, id = null } = writing;
  const written = {
    entity,
    id: kind === 'replace' ? id : null,
    members: membersOf(body),
    changed: changedIn(name, writing),
  };
  const broken: BrokenRule | null =
    brokenRule(entity, written.members, { now: now(), schoolZone }, written.changed) ??
    (await takenAtService(connection, name, written, writing));
  return broken && { kind: 'brokenRule', ...broken };
}

function changedIn(name: EndpointName, { body, current }: Writing): ReadonlySet<string> | undefined {
  if (!current) return undefined;
  const description = describeEntity(endpoint(name).entity);
  const now = membersOf(current);
  const changed = [...membersOf(body)].filter(
    ([field, value]) => !sameValue(description, field, value, now.get(field) ?? null),
  );
  return new Set(changed.map(([field]) => field));
}

type Rows = readonly (readonly [id: string, row: RawJson])[];

/** Whether the service has what only this row may have: in its list, or in the rows that are named. */
async function takenAtService(
  connection: Connection,
  name: EndpointName,
  written: RowToWrite,
  { id, rivals = [] }: Writing,
): Promise<BrokenRule | null> {
  const { idOfParent } = endpoint(name);
  const parent = idOfParent && id !== undefined ? [{ entity: idOfParent, id }] : [];
  const rows = new Map<EntityName, Rows>();
  for (const { among, listed } of readsFor(written)) {
    for (const set of among) {
      const named = [...parent, ...rivals].filter(({ entity }) => entity === set).map((each) => each.id);
      rows.set(
        set,
        listed ? await listedRows(connection, set, written, listed.by) : await namedRows(connection, set, named),
      );
    }
  }
  return takenByAnother(written, (set) => rows.get(set) ?? []);
}

/** With `by`, those with the written row's value of that member; none where the list cannot be read. */
async function listedRows(
  connection: Connection,
  set: EntityName,
  { members }: RowToWrite,
  by: string | undefined,
): Promise<Rows> {
  const list = endpointFor(set, 'list');
  const integer = by === undefined ? null : digitsIn(members.get(by));
  if (!list || (by !== undefined && integer === null)) return [];
  const rows: (readonly [string, RawJson])[] = [];
  await unlessFailed(
    eachRow(
      connection,
      list,
      by === undefined || integer === null ? {} : { query: { filter: { eq: [by, { integer }] } } },
      (text) => {
        const row = readRow(set, text);
        if (row.ok) rows.push([row.id, row.text]);
      },
    ),
  );
  return rows;
}

async function namedRows(connection: Connection, set: EntityName, ids: readonly string[]): Promise<Rows> {
  const rows: (readonly [string, RawJson])[] = [];
  for (const id of new Set(ids)) {
    const read = await unlessFailed(readOne(connection, set, id));
    if (read?.kind === 'row') rows.push([id, read.row]);
  }
  return rows;
}
