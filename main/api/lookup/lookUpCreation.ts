import type { DoubtRule } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor, endpointNames, lookUpMember } from '#shared/endpoints/index.ts';
import { shownAs } from '#shared/entities/bodyNames.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Candidate, SettleOrder, Settlement } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { JsonTextError, membersOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import { likenessTo, saysNothing } from '#shared/merge/likeness.ts';
import type { Filter } from '#shared/odata/query.ts';
import { literalOf } from '#shared/odata/query.ts';
import type { Connection } from '../http/connection.ts';
import { comparable } from '../read/comparable.ts';
import { RollCall } from '../read/completeness.ts';
import { parentList } from '../read/folderRow.ts';
import { eachRow } from '../read/list.ts';
import { readRow } from '../read/row.ts';

type LookUp = Extract<DoubtRule, { settledBy: 'lookUp' }>;

/** Looks up a lost creation (R3.6): absent only by a complete, readable list (I18). Never throws for the service. */
export async function settle(connection: Connection, order: SettleOrder): Promise<Settlement> {
  const name = endpointFor(order.entity, 'create');
  const rule = name && endpoint(name).doubt;
  const list = rule?.settledBy === 'lookUp' ? endpointNames.find((known) => known === rule.list) : undefined;
  if (rule?.settledBy !== 'lookUp' || !list) return { kind: 'undecidable', candidates: [] };
  try {
    return await lookUp(connection, order, rule, list);
  } catch (error) {
    if (error instanceof JsonTextError) return { kind: 'failed', failure: { kind: 'badRequest' } };
    if (error instanceof FailureError) return { kind: 'failed', failure: error.failure };
    throw error;
  }
}

async function lookUp(
  connection: Connection,
  order: SettleOrder,
  rule: LookUp,
  list: EndpointName,
): Promise<Settlement> {
  const description = describeEntity(order.entity);
  const body = membersOf(order.body);
  if (rule.needs?.some((field) => saysNothing(body.get(field)))) return { kind: 'undecidable', candidates: [] };
  const likeness = likenessTo(description, rawJson(order.body), rule.fields);
  const fields = rule.fields.flatMap((field) => shownAs(description, field) ?? []);
  const spelled = (id: string): string => (description.idKind === 'guid' ? id.toLowerCase() : id);
  const notThese = new Set(order.notThese.map(spelled));
  const there = { same: [] as Candidate[], alike: [] as Candidate[] }; // empty lists know no element type
  const look = await lookWhere(connection, order, rule, body);
  // Rows that a filter leaves out are not expected; without a filter, every known row is.
  const roll = new RollCall(connection, list, [...(order.due ?? []), ...(look.filter ? [] : order.notThese)]);
  let certain = true;
  const { complete } = await eachRow(
    connection,
    list,
    look.filter ? { query: { filter: look.filter } } : {},
    (text) => {
      const row = readRow(order.entity, text);
      if (row.ok) roll.came(row.id);
      if (row.ok && notThese.has(spelled(row.id))) return;
      const shown = row.ok ? comparable(() => look.shown(row.text)) : undefined;
      if (shown === null) return;
      // A field in an unknown form may hold the value that we look for.
      const isTold = row.ok && !fields.some((field) => row.misfits.includes(field));
      const found = isTold && shown && comparable(() => likeness(shown));
      if (!row.ok || !shown || !found) certain = false;
      else if (found !== 'other') there[found].push({ id: row.id, row: shown });
    },
  );
  const [only, ...more] = there.same;
  if (only && more.length === 0) return { kind: 'found', ...only };
  if (only) return { kind: 'undecidable', candidates: there.same };
  if (!certain || there.alike.length > 0) return { kind: 'undecidable', candidates: there.alike };
  const { isWhole, coverage } = await roll.end();
  return complete && isWhole ? { kind: 'absent' } : { kind: 'cut', coverage };
}

interface LookUpQuery {
  readonly filter?: Filter;
  /** The row as it may be shown and stored; null when it is not one of the requested rows. */
  readonly shown: (text: RawJson) => RawJson | null;
}

/** A narrow list where the service can filter on the value; the whole list otherwise. */
async function lookWhere(
  connection: Connection,
  order: SettleOrder,
  rule: LookUp,
  body: ReadonlyMap<string, RawJson>,
): Promise<LookUpQuery> {
  if (describeEntity(order.entity).listedBy === 'parent') return parentList(connection, order.parentPath);
  const shown = (text: RawJson): RawJson => text;
  const field = lookUpMember(rule);
  const value = field === undefined ? undefined : literalOf(body.get(field) ?? rawOf(null));
  return field === undefined || value === undefined ? { shown } : { filter: { eq: [field, value] }, shown };
}
