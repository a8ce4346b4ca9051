import { expect } from 'vitest';
import type { PullEnd } from '#main/api/read/pull.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { AnyCallInput, CallAnswer } from '#shared/ipc/call.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { called } from './calling.ts';
import { isServed } from './deployment.ts';
import { notThere } from './expectations.ts';
import type { Scenario } from './scenario.ts';
import type { Setup } from './setup.ts';

/** An endpoint that reads or acts: one call, and its expected result. */
export async function callsOnce(
  setup: Setup,
  name: EndpointName,
  scenario: Scenario,
): Promise<{ readonly asked: AnyCallInput; readonly answer: CallAnswer }> {
  const asked = await scenario.asks(setup);
  const answer = await called(setup, name, asked);
  if (answer.kind === 'entity') expect(answer.id).toBe(asked.id);
  if (answer.kind === 'collection') {
    expect(answer).toMatchObject({ complete: true, unreadable: [] });
  }
  await scenario.proves?.(setup, answer, asked);
  return { asked, answer };
}

/** A list is called, and where it makes sense without a filter, pulled too: completely, and then only new rows. */
export async function lists(setup: Setup, name: EndpointName, scenario: Scenario): Promise<void> {
  const { asked, answer } = await callsOnce(setup, name, scenario);
  const { entity, expand, filterRequired } = endpoint(name);
  if (filterRequired || endpointFor(entity, 'list') !== name) return;
  const isWhole = Object.keys(asked).length === 0 && !expand;
  const listed = isWhole ? answer : await called(setup, name, expand ? { expand } : {});
  const { rows, end } = await pulled(setup, entity);
  expect({
    kind: 'collection',
    rows: rows.map(({ text }) => text),
    unreadable: end.unreadable,
    complete: end.complete,
  }).toEqual(listed);
  const again = await pulled(setup, entity, { known: rows });
  expect(again).toEqual({ rows: [], end: { ...end, received: rows.length } });
}

/**
 * An endpoint that this deployment lacks: the client reports so, and does not treat it as an empty answer (R3.4, I18).
 */
export async function missesIt(setup: Setup, name: EndpointName, scenario: Scenario): Promise<void> {
  expect(isServed(name, setup.differences)).toBe(false);
  const asked = await scenario.asks(setup);
  await expect(called(setup, name, asked)).rejects.toMatchObject(notThere);
  const { kind, entity } = endpoint(name);
  if (kind === 'list') await expect(pulled(setup, entity)).rejects.toMatchObject(notThere);
}

export async function pulled(
  setup: Setup,
  entity: EntityName,
  { path, known = [] }: { readonly path?: readonly string[]; readonly known?: readonly PulledRow[] } = {},
): Promise<{ readonly rows: readonly PulledRow[]; readonly end: PullEnd }> {
  const rows: PulledRow[] = [];
  const pulling = setup.client.pull({ entity, path }, new Map(known.map(({ id, hash }) => [hash, id])));
  for (;;) {
    const next = await pulling.next();
    if (next.done) return { rows, end: next.value };
    rows.push(...next.value.rows);
  }
}
