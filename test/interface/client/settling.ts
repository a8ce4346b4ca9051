import { expect } from 'vitest';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { isReadBack, isServed, longestList } from './deployment.ts';
import { bodyIn } from './rows.ts';
import type { Scenario } from './scenario.ts';
import type { Setup } from './setup.ts';

/** How well this deployment shows whether a creation happened (R3.6). */
type Sight = 'none' | 'notServed' | 'cut' | 'whole';

/** The allowed results before the creation, after it, and once the row that was found is known to be another's. */
const may: Readonly<
  Record<Sight, readonly [before: readonly string[], after: readonly string[], other: readonly string[]]>
> = {
  none: [['undecidable'], ['undecidable'], ['undecidable']],
  notServed: [['failed'], ['failed'], ['failed']],
  // A list that is cut without notice cannot be distinguished from a complete one (R5.3); a row found in it is certain
  // all the same.
  cut: [
    ['absent', 'undecidable'],
    ['found', 'absent', 'undecidable'],
    ['absent', 'undecidable'],
  ],
  whole: [['absent'], ['found'], ['absent']],
};

/** A creation through a user's change: its verdict, its receipt, and what settles it where the answer is lost. */
export async function settles(setup: Setup, name: EndpointName, scenario: Scenario): Promise<void> {
  const { entity } = endpoint(name);
  const body = bodyIn(await scenario.asks(setup));
  const order = { entity, body, ...(scenario.parentPath && { parentPath: [...scenario.parentPath] }) };
  const settle = (...notThese: string[]) => setup.client.settle({ ...order, notThese });
  // R3.8: a folder is read back in its parent's list.
  const isVerified = entity === 'Directory' || isReadBack(entity, setup.differences);
  const [before, after, other] = may[sightOf(setup, name)];

  expect(before).toContain((await settle()).kind);
  const verdict = await setup.retryWhenBusy(() => setup.client.create(order));
  const settled = await settle();
  expect(after).toContain(settled.kind);
  if (scenario.namesId?.(setup.differences) ?? true) {
    expect(verdict).toMatchObject({
      kind: 'applied',
      receipt: { outcome: isVerified ? 'verified' : 'unverifiable', changedFields: [] },
    });
  } else {
    expect(verdict, 'created, but without an id in the answer').toMatchObject({ kind: 'doubt' });
  }
  if (settled.kind !== 'found') return;
  if (verdict.kind === 'applied') expect(settled.id).toBe(verdict.id);
  expect(other).toContain((await settle(settled.id)).kind);
}

function sightOf({ differences }: Setup, name: EndpointName): Sight {
  const { doubt, entity } = endpoint(name);
  const list = doubt?.settledBy === 'lookUp' ? endpointNames.find((known) => known === doubt.list) : undefined;
  if (doubt?.settledBy !== 'lookUp' || !list) return 'none';
  if (!isServed(list, differences)) return 'notServed';
  const narrow = entity === 'Directory' || doubt.fields.some((field) => endpoint(list).filterOn?.includes(field));
  return longestList(differences) === Infinity || narrow ? 'whole' : 'cut';
}
