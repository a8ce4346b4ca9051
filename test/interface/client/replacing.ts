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
import { called, entityOf, isTo, rowsOf, sentBy } from './calling.ts';
import { isReadBack, isServed } from './deployment.ts';
import { comparable, notAsked } from './expectations.ts';
import { raw, rawValue } from './rows.ts';
import type { Change, KnownRow, Replacing } from './scenario.ts';
import type { Setup } from './setup.ts';

/**
 * An endpoint that replaces: by the merge (read, merge, write, read back), then by the endpoint itself; nothing else
 * may change.
 */
export async function replaces(setup: Setup, name: EndpointName, replacing: Replacing): Promise<void> {
  let known = await replacing.starts(setup);
  const [merged, sent] = replacing.becomes;
  known = await merges(setup, name, known, merged);
  await keepsConflict(setup, name, known, sent);
  known = await sends(setup, name, known, sent);
  await replacing.proves?.(setup, known.id);
  await asksForYes(setup, name, replacing);
}

async function merges(
  setup: Setup,
  name: EndpointName,
  known: KnownRow,
  becomes: readonly Change[],
): Promise<KnownRow> {
  const order = orderOf(name, known, becomes);
  const verdict = await setup.retryWhenBusy(() => setup.client.replace(order));
  expect(verdict).toMatchObject({
    kind: 'applied',
    id: known.id,
    receipt: { outcome: await receipt(setup, name, known.id), changedFields: [] },
  });
  const row = (await current(setup, name, known.id)) ?? (verdict.kind === 'applied' ? verdict.row : null);
  expectReplaced(setup, name, known.row, row, becomes);
  return { id: known.id, row };
}

async function sends(setup: Setup, name: EndpointName, known: KnownRow, becomes: readonly Change[]): Promise<KnownRow> {
  const description = describeEntity(endpoint(name).entity);
  const body = toBody(description, applyChanges(description, known.row, changesOf(name, known, becomes)));
  const answer = await called(setup, name, { id: known.id, body });
  expect(answer.kind, 'R5.1').toBe(setup.differences.replaceAnswer === 'object' ? 'entity' : 'nothing');
  const row = (await current(setup, name, known.id)) ?? (answer.kind === 'entity' ? answer.row : body);
  expectReplaced(setup, name, known.row, row, becomes);
  return { id: known.id, row };
}

/** A colleague changed the same field since it was read: nothing is written (I12). */
async function keepsConflict(
  setup: Setup,
  name: EndpointName,
  known: KnownRow,
  becomes: readonly Change[],
): Promise<void> {
  const order = orderOf(name, known, becomes);
  const stale = order.changes.map((change) => ({ ...change, base: rawOf('avant') }));
  const sent = await sentBy(setup, async () =>
    expect(await setup.retryWhenBusy(() => setup.client.replace({ ...order, changes: stale }))).toMatchObject({
      kind: 'conflict',
    }),
  );
  expect(sent.filter((request) => isTo(name, request))).toEqual([]);
}

/**
 * An irreversible change is sent with the user's confirmation, which is valid once and for this change alone (R4.3,
 * I15).
 */
async function asksForYes(setup: Setup, name: EndpointName, replacing: Replacing): Promise<void> {
  const { irreversible, starts } = replacing;
  expect(irreversible !== undefined).toBe(endpoint(name).confirm !== undefined);
  if (!irreversible) return;
  const known = await (irreversible.starts ?? starts)(setup);
  const order = orderOf(name, known, [irreversible.change]);
  const another = new Confirmation(name, `${known.id}0`);
  for (const refused of [undefined, another]) {
    const sent = await sentBy(setup, async () =>
      expect(setup.retryWhenBusy(() => setup.client.replace(order, refused))).rejects.toMatchObject(notAsked),
    );
    expect(sent.filter((request) => isTo(name, request))).toEqual([]);
  }
  await irreversible.proves?.(setup, known.id, false);
  const verdict = await setup.retryWhenBusy(() => setup.client.replace(order, new Confirmation(name, known.id)));
  expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: await receipt(setup, name, known.id) } });
  await irreversible.proves?.(setup, known.id, true);
}

const orderOf = (name: EndpointName, known: KnownRow, becomes: readonly Change[]): ReplaceOrder => ({
  entity: endpoint(name).entity,
  id: known.id,
  changes: [...changesOf(name, known, becomes)],
  base: known.row,
});

function changesOf(name: EndpointName, { row }: KnownRow, becomes: readonly Change[]): readonly FieldChange[] {
  const description = describeEntity(endpoint(name).entity);
  return becomes.map(({ mine, ...change }) => ({
    ...change,
    base: currentValue(description, row, change),
    mine: rawValue(mine),
  }));
}

/** The entity as it is now, in a documented read that shows it; null where none does (R3.4). */
async function current(setup: Setup, name: EndpointName, id: string): Promise<RawJson | null> {
  const { entity } = endpoint(name);
  const one = endpointFor(entity, 'one');
  if (one && isReadBack(entity, setup.differences)) return (await entityOf(setup, one, { id })).row;
  const list = endpointFor(entity, 'list');
  if (!list || !isServed(list, setup.differences)) return null;
  const { expand } = endpoint(list);
  const rows = await rowsOf(setup, list, expand ? { expand } : {});
  return rows.find((row) => raw(row, 'Id') === id) ?? null;
}

/** R3.8: where no read of the service shows the row, the answer's own copy proves nothing. */
const receipt = async (setup: Setup, name: EndpointName, id: string): Promise<'verified' | 'unverifiable'> =>
  (await current(setup, name, id)) === null ? 'unverifiable' : 'verified';

/** The wanted members are set, and every other one is unchanged, text for text (R2.1, R2.2). */
function expectReplaced(
  setup: Setup,
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
  const names = [...membersOf(wanted).keys()].filter(
    (member) =>
      ![...description.volatile, ...description.navigations].includes(member) && !member.startsWith('@odata.'),
  );
  expect(comparable(setup, after, names)).toEqual(comparable(setup, wanted, names));
}
