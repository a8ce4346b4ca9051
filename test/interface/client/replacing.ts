import { expect } from 'vitest';
import { Confirmation } from '#main/api/write/confirmation.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf, rawOf } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { applyChanges, currentValue, toBody } from '#shared/merge/merge.ts';
import { called, entityOf, isTo, sentBy } from './calling.ts';
import { isReadBack } from './deployment.ts';
import { comparable, notAsked } from './expectations.ts';
import type { Road } from './road.ts';
import { rawValue } from './rows.ts';
import type { Change, Known, Replacing } from './scenario.ts';

/**
 * An endpoint that replaces: by the merge (read, merge, write, read back), then by the endpoint itself; nothing else
 * may change.
 */
export async function replaces(road: Road, name: EndpointName, replacing: Replacing): Promise<void> {
  let known = await replacing.starts(road);
  const [merged, sent] = replacing.becomes;
  // The merge works in the plain context: what it reads first is read there (R1.5).
  if (road.context === 'plain') {
    known = await merges(road, name, known, merged);
    await keepsConflict(road, name, known, sent);
  }
  known = await sends(road, name, known, sent);
  await replacing.proves?.(road, known.id);
  await asksForYes(road, name, replacing);
}

async function merges(road: Road, name: EndpointName, known: Known, becomes: readonly Change[]): Promise<Known> {
  const order = orderOf(name, known, becomes);
  const verdict = await road.retryWhenBusy(() => road.client.replace(order));
  expect(verdict).toMatchObject({
    kind: 'applied',
    id: known.id,
    receipt: { outcome: receipt(road, name), changedFields: [] },
  });
  const row = (await current(road, name, known.id)) ?? (verdict.kind === 'applied' ? verdict.row : null);
  expectReplaced(road, name, known.row, row, becomes);
  return { id: known.id, row };
}

async function sends(road: Road, name: EndpointName, known: Known, becomes: readonly Change[]): Promise<Known> {
  const description = describeEntity(endpoint(name).entity);
  const body = toBody(description, applyChanges(description, known.row, changesOf(name, known, becomes)));
  const answer = await called(road, name, { id: known.id, body });
  expect(answer.kind, 'R5.1').toBe(road.differences.replaceAnswer === 'object' ? 'entity' : 'nothing');
  const row = (await current(road, name, known.id)) ?? (answer.kind === 'entity' ? answer.row : body);
  expectReplaced(road, name, known.row, row, becomes);
  return { id: known.id, row };
}

/** A colleague changed the same field since it was read: nothing is written (I12). */
async function keepsConflict(road: Road, name: EndpointName, known: Known, becomes: readonly Change[]): Promise<void> {
  const order = orderOf(name, known, becomes);
  const stale = order.changes.map((change) => ({ ...change, base: rawOf('avant') }));
  const sent = await sentBy(road, async () =>
    expect(await road.client.replace({ ...order, changes: stale })).toMatchObject({ kind: 'conflict' }),
  );
  expect(sent.filter((request) => isTo(name, 'plain', request))).toEqual([]);
}

/**
 * An irreversible change is sent with the user's confirmation, which is valid once and for this change alone (R4.3,
 * I15).
 */
async function asksForYes(road: Road, name: EndpointName, replacing: Replacing): Promise<void> {
  const { irreversible, starts } = replacing;
  expect(irreversible !== undefined).toBe(endpoint(name).confirm !== undefined);
  if (!irreversible || road.context !== 'plain') return;
  const known = await (irreversible.starts ?? starts)(road);
  const order = orderOf(name, known, [irreversible.change]);
  const another = new Confirmation(name, `${known.id}0`);
  for (const refused of [undefined, another]) {
    const sent = await sentBy(road, async () =>
      expect(await road.client.replace(order, refused)).toMatchObject({ kind: 'notSent', ...notAsked }),
    );
    expect(sent.filter((request) => isTo(name, 'plain', request))).toEqual([]);
  }
  await irreversible.proves?.(road, known.id, false);
  const verdict = await road.retryWhenBusy(() => road.client.replace(order, new Confirmation(name, known.id)));
  expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: receipt(road, name) } });
  await irreversible.proves?.(road, known.id, true);
}

const orderOf = (name: EndpointName, known: Known, becomes: readonly Change[]): ReplaceOrder => ({
  entity: endpoint(name).entity,
  id: known.id,
  changes: [...changesOf(name, known, becomes)],
  base: known.row,
});

function changesOf(name: EndpointName, { row }: Known, becomes: readonly Change[]): readonly FieldChange[] {
  const description = describeEntity(endpoint(name).entity);
  return becomes.map(({ mine, ...change }) => ({
    ...change,
    base: currentValue(description, row, change),
    mine: rawValue(mine),
  }));
}

/** The entity as it is now; null where no single read is offered (R3.4). */
async function current(road: Road, name: EndpointName, id: string): Promise<RawJson | null> {
  const { entity } = endpoint(name);
  const one = endpointFor(entity, 'one');
  return one && isReadBack(entity, road.differences) ? (await entityOf(road, one, { id })).row : null;
}

/** R3.8: where no single read is offered, the answer's own copy proves nothing. */
const receipt = (road: Road, name: EndpointName): 'verified' | 'unverifiable' =>
  isReadBack(endpoint(name).entity, road.differences) ? 'verified' : 'unverifiable';

/** The wanted members are set, and every other one is unchanged, text for text (R2.1, R2.2). */
function expectReplaced(
  road: Road,
  name: EndpointName,
  before: RawJson,
  after: RawJson | null,
  becomes: readonly Change[],
): asserts after is RawJson {
  const description = describeEntity(endpoint(name).entity);
  if (after === null) throw new Error('nothing shows what was replaced');
  const wanted = applyChanges(
    description,
    before,
    becomes.map(({ mine, ...change }) => ({ ...change, base: null, mine: rawValue(mine) })),
  );
  const names = [...membersOf(wanted).keys()].filter((member) => !description.volatile.includes(member));
  expect(comparable(road, after, names)).toEqual(comparable(road, wanted, names));
}
